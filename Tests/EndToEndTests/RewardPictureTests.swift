import CommandTesting
import Foundation
import TestSupport
import Testing

/// Pictures after something was done (T12): the built program asks a service on the loopback that
/// answers as meme-api.com does.
@Suite(.blocking, .timeLimit(.minutes(10))) struct RewardPictureTests {
  private typealias Reply = WebServer.Reply

  /// The JSON of the service.
  private static func json(
    _ url: String, title: String = "A cat", nsfw: Bool = false, spoiler: Bool = false
  ) -> [UInt8] {
    let value: [String: Any] = [
      "postLink": "https://redd.it/abc", "subreddit": "wholesomememes", "title": title, "url": url,
      "nsfw": nsfw, "spoiler": spoiler, "author": "somebody", "ups": 1234,
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
  func `pictures are shown by their content, whatever the service calls them`() async throws {
    let pictures = [
      "jpeg": try Self.fixture("baseline.jpg"), "png": try Self.fixture("alpha.png"),
      "webp": try Self.fixture("lossy.webp"), "gif": Self.gif,
    ]
    try await WebServer.with(.hang) { server in
      let url = server.url
      for (type, bytes) in pictures {
        server.behaviour = .reply { request in
          Self.path(request) == "/gimme"
            ? Reply(
              200, headers: ["Content-Type: text/html"],
              body: Self.json(url + "/picture.txt", title: "A <b>\(type)</b> & \"more\""))
            : Reply(200, headers: ["Content-Type: text/plain"], body: bytes)
        }
        try RewardDaemon.run(asking: server.url + "/gimme") { port, program in
          let page = try RewardDaemon.picture(port)
          #expect(page.contains("<img src=\"data:image/\(type);base64,"))
          #expect(page.contains("A &lt;b&gt;\(type)&lt;/b&gt; &amp; "))
          // The browser is sent to nobody else, and nothing of it stays.
          #expect(!page.contains("redd.it") && !page.contains("\(server.port)"))
          #expect(page.lowercased().contains("content-security-policy: "))
          for file in RewardDaemon.files(of: program) where type == "gif" {
            let stored = try Data(contentsOf: file)
            #expect(stored.firstRange(of: Data("GIF89a".utf8)) == nil, "\(file)")
          }
          #expect(server.requests.allSatisfy { Set($0.headers.keys).isSubset(of: Self.headers) })
        }
      }
    }
  }

  @Test
  func `what is no picture, too large or on another scheme leaves a drawing`() async throws {
    let large = Self.gif + [UInt8](repeating: 0, count: 6_000_000)
    let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    let answers: [(name: String, reply: Reply)] = [
      ("SVG", Reply(200, headers: ["Content-Type: image/png"], body: svg)),
      ("HTML", Reply(200, headers: ["Content-Type: image/gif"], body: Array("<p>GIF89a".utf8))),
      ("a cut PNG", Reply(200, body: Array(try Self.fixture("alpha.png").prefix(60)))),
      ("6 MB", Reply(200, headers: ["Content-Type: image/gif"], body: large)),
      ("6 MB in chunks", Reply(Self.chunked(large))),
      ("an error", Reply(503, body: Self.gif)),
      ("https", Reply(302, headers: ["Location: https://127.0.0.1/a.gif"])),
      ("a file", Reply(302, headers: ["Location: file:///etc/hostname"])),
      ("data", Reply(302, headers: ["Location: data:image/gif;base64,R0lGODlh"])),
      ("a circle", Reply(301, headers: ["Location: /gimme"])),
    ]
    try await WebServer.with(.hang) { server in
      try RewardDaemon.run(asking: server.url + "/gimme") { port, _ in
        for (name, reply) in answers {
          server.behaviour = .reply { _ in reply }
          let page = try RewardDaemon.page(port)
          #expect(page.contains("/static/reward-") && !page.contains("src=\"data:"), "\(name)")
        }
        // Afterwards the daemon asks as before, follows a redirect, and reads chunks.
        server.behaviour = .reply { request in
          Self.path(request) == "/gimme"
            ? Reply(307, headers: ["Location: /b.gif"]) : Reply(Self.chunked(Self.gif))
        }
        let last = try RewardDaemon.picture(port)
        #expect(last.contains(Self.gifInPage))
      }
    }
  }

  @Test
  func `a service that is slow is given up after two seconds`() async throws {
    try await WebServer.with(.hang) { server in
      let url = server.url
      let head = "HTTP/1.1 200 OK\r\nContent-Length: 14\r\n\r\n"
      let slow: [WebServer.Behaviour] = [
        .hang,
        .reply { request in
          Self.path(request) == "/gimme"
            ? Reply(200, body: Self.json(url + "/a.gif"))
            : Reply(Array(head.utf8) + Self.gif.dropLast(), isWhole: false)
        },
      ]
      try RewardDaemon.run(asking: server.url + "/gimme") { port, _ in
        for behaviour in slow {
          server.behaviour = behaviour
          let page = try RewardDaemon.page(port)
          #expect(page.contains("/static/reward-"))
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `an unsuitable answer is asked for again, three times at most`(isSpoiler: Bool) async throws
  {
    try await WebServer.with(.hang) { server in
      let url = server.url
      // The third one is suitable; then none is.
      server.behaviour = .reply { request in
        guard Self.path(request) == "/gimme" else { return Reply(200, body: Self.gif) }
        let isBad = server.requests.count { Self.path($0) == "/gimme" } % 3 != 0
        return Reply(
          200,
          body: Self.json(url + "/a.gif", nsfw: isBad && !isSpoiler, spoiler: isBad && isSpoiler))
      }
      try RewardDaemon.run(asking: server.url + "/gimme") { port, _ in
        let shown = try RewardDaemon.picture(port)
        #expect(shown.contains(Self.gifInPage))
        server.behaviour = .reply { _ in
          Reply(200, body: Self.json(url + "/never.gif", nsfw: !isSpoiler, spoiler: isSpoiler))
        }
        let before = server.requests.count
        let refused = try RewardDaemon.page(port)
        #expect(refused.contains("/static/reward-"))
        #expect((1...3).contains(server.requests.count - before))
        #expect(!server.requests.contains { Self.path($0) == "/never.gif" })
      }
    }
  }

  /// A body in chunks of at most 65 536 bytes.
  private static func chunked(_ body: [UInt8]) -> [UInt8] {
    var bytes = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    var rest = body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(65_536)
      bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + [13, 10]
      rest = rest.dropFirst(chunk.count)
    }
    return bytes + Array("0\r\n\r\n".utf8)
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
        #expect(page.contains(Self.gifInPage) == hasPicture)
        #expect(page.contains("/static/reward-") != hasPicture)
      }
    }
  }
}
