import CommandTesting
import Foundation
import TestSupport
import Testing

/// Pictures after something was done (T12): the built program asks a service on the loopback that
/// answers as meme-api.com does.
@Suite(.blocking, .timeLimit(.minutes(10))) struct RewardPictureTests {
  private typealias Reply = WebServer.Reply

  /// The JSON of the service.
  private static func json(_ url: String, title: String = "A cat") -> [UInt8] {
    let value: [String: Any] = [
      "postLink": "https://redd.it/abc", "subreddit": "wholesomememes", "title": title, "url": url,
      "nsfw": false, "spoiler": false, "author": "somebody", "ups": 1234,
      "preview": [
        "https://preview.redd.it/a.jpg?width=108&auto=webp&s=1", "https://preview.redd.it/b.jpg",
      ],
    ]
    return (try? JSONSerialization.data(withJSONObject: value)).map(Array.init) ?? []
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Fixtures.root.appending(path: "Fixtures/pictures/\(name)")))
  }

  private static let gif = Array("GIF89a picture".utf8)
  /// `GIF89a picture`, as it stands in a page.
  private static let gifInPage = "data:image/gif;base64,R0lGODlhIHBpY3R1cmU="

  /// All that the service is told.
  private static let headers: Set = ["host", "user-agent", "accept", "connection"]

  private static func path(_ request: WebServer.Request) -> String {
    request.line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  @Test
  func `pictures are shown by their content, whatever the service calls them, and kept nowhere`()
    async throws
  {
    let pictures = [
      ("jpeg", try Self.fixture("baseline.jpg")), ("png", try Self.fixture("alpha.png")),
      ("webp", try Self.fixture("lossy.webp")), ("gif", Self.gif),
    ]
    try await WebServer.with(.hang) { server in
      let url = server.url
      try RewardDaemon.run(asking: url + "/gimme") { port, program in
        for (type, bytes) in pictures {
          server.behaviour = .reply { request in
            Self.path(request) == "/gimme"
              ? Reply(
                200, headers: ["Content-Type: text/html"],
                body: Self.json(url + "/picture.txt", title: "A <b>\(type)</b> & \"more\""))
              : Reply(200, headers: ["Content-Type: text/plain"], body: bytes)
          }
          let page = try RewardDaemon.picture(port)
          #expect(page.body.contains("<img src=\"data:image/\(type);base64,"))
          #expect(page.body.contains("A &lt;b&gt;\(type)&lt;/b&gt; &amp; "))
          // The browser is sent to nobody else.
          #expect(!page.body.contains("redd.it") && !page.body.contains("\(server.port)"))
          #expect(page.head.lowercased().contains("content-security-policy: "))
        }
        for file in RewardDaemon.files(of: program) {
          let stored = try Data(contentsOf: file)
          #expect(stored.firstRange(of: Data("GIF89a".utf8)) == nil, "\(file)")
        }
        #expect(server.requests.allSatisfy { Set($0.headers.keys).isSubset(of: Self.headers) })
      }
    }
  }

  @Test(.enabled(if: SecureFiles.isPossible, "openssl and unshare are needed"))
  func `over https, redirects stay there`() throws {
    func answer(_ status: String, _ lines: [String] = [], _ body: String = "") -> String {
      (["HTTP/1.1 \(status)", "Connection: close"] + lines).joined(separator: "\r\n")
        + "\r\n\r\n" + body
    }
    let server = try SecureFiles([
      "gimme": answer(
        "200 OK", [], String(decoding: Self.json("PLACE/there"), as: UTF8.self)),
      "there": answer("302 Found", ["Location: PLACE/picture", "Content-Length: 0"]),
      "picture": answer("200 OK", [], String(decoding: Self.gif, as: UTF8.self)),
      "down": answer(
        "302 Found", ["Location: http://127.0.0.1:9/picture", "Content-Length: 0"]),
    ])
    defer { server.end() }
    for (name, hasPicture) in [("gimme", true), ("down", false)] {
      try RewardDaemon.run(asking: server.url + "/" + name, inside: server.trusting) { port, _ in
        let page = try hasPicture ? RewardDaemon.picture(port) : RewardDaemon.page(port)
        #expect(page.body.contains(Self.gifInPage) == hasPicture)
        #expect(page.body.contains("/static/reward-") != hasPicture)
      }
    }
  }
}
