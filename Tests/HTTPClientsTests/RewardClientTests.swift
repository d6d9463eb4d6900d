import Foundation
import Model
import TestSupport
import Testing

@testable import HTTPClients

/// Asking for a picture (T12), at a server on the loopback.
@Suite(.timeLimit(.minutes(5)))
struct RewardClientTests {
  /// Asks with a limit that a loaded machine keeps; only what has to fail by time takes 2 s.
  private static func picture(
    _ url: String, within limit: Duration = .seconds(60)
  ) async throws -> RewardPicture? {
    let service = RewardClient(address: url, userAgent: "Passby/9", timeLimit: limit)
    return await (try #require(service)).picture()
  }

  @Test
  func `an answer with an address leads to the picture and its title`() async throws {
    try await WebServer.with(.hang) { server in
      server.behaviour = .bodies([
        "/gimme": #"{"url": "\#(server.url)/a.gif", "title": "A cat", "nsfw": false}"#,
        "/a.gif": "GIF89a picture",
      ])
      let picture = try #require(await Self.picture(server.url + "/gimme"))
      #expect(picture.title == "A cat" && picture.mediaType == "image/gif")
      #expect(picture.bytes == Array("GIF89a picture".utf8))
      #expect(server.requests.map(\.line) == ["GET /gimme HTTP/1.1", "GET /a.gif HTTP/1.1"])
      #expect(server.requests.allSatisfy { $0.headers["user-agent"] == "Passby/9" })
      #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }
  }

  @Test
  func `a picture itself needs no second request`() async throws {
    try await WebServer.with(.answer(200, body: "GIF87a picture")) { server in
      let picture = try #require(await Self.picture(server.url))
      #expect(picture.title == nil && server.requests.count == 1)
    }
  }

  @Test(arguments: ["nsfw", "spoiler"])
  func `an unsuitable answer is asked for again, three times at most`(mark: String) async throws {
    try await WebServer.with(.answer(200, body: #"{"url": "http://x/", "\#(mark)": true}"#)) {
      server in
      let picture = try await Self.picture(server.url)
      #expect(picture == nil)
      #expect(server.requests.count == 3)
    }
  }

  @Test(arguments: [
    "not JSON", #"{"title": "no address"}"#, #"{"url": "file:///etc/passwd"}"#,
    #"{"url": "gopher://localhost/"}"#, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
  ])
  func `an answer without a picture gives none`(body: String) async throws {
    try await WebServer.with(.answer(200, body: body)) { server in
      let picture = try await Self.picture(server.url)
      #expect(picture == nil)
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: ["https://localhost/a.gif", "file:///etc/passwd", "/loop"])
  func `a redirect leads to no other scheme, and not in circles`(target: String) async throws {
    try await WebServer.with(.answer(302, headers: ["Location: \(target)"])) { server in
      let picture = try await Self.picture(server.url + "/loop")
      #expect(picture == nil)
      #expect(server.requests.count == (target == "/loop" ? 4 : 1))
    }
  }

  @Test(arguments: [true, false])
  func `an answer leads to no other server of this computer`(isRedirect: Bool) async throws {
    try await WebServer.with(.answer(200, body: "GIF89a secret")) { other in
      try await WebServer.with(.hang) { server in
        let target = other.url + "/a.gif"
        server.behaviour =
          isRedirect
          ? .answer(302, headers: ["Location: \(target)"])
          : .answer(200, body: #"{"url": "\#(target)"}"#)
        let picture = try await Self.picture(server.url + "/gimme")
        #expect(picture == nil)
        #expect(server.requests.count == 1 && other.requests.isEmpty)
      }
    }
  }

  @Test
  func `a redirect leads to a picture of the same server`() async throws {
    try await WebServer.with(.hang) { server in
      server.behaviour = .reply { request in
        request.line.contains("/a.gif")
          ? WebServer.Reply(200, body: Array("GIF89a picture".utf8))
          : WebServer.Reply(302, headers: ["Location: /a.gif"])
      }
      let picture = try await Self.picture(server.url + "/gimme")
      #expect(picture?.mediaType == "image/gif")
    }
  }

  @Test(arguments: [WebServer.Behaviour.hang, .stream(200), .close, .answer(500)])
  func `a server that does not answer well gives no picture`(
    behaviour: WebServer.Behaviour
  ) async throws {
    try await WebServer.with(behaviour) { server in
      let picture = try await Self.picture(server.url, within: .seconds(2))
      #expect(picture == nil)
    }
  }

  private static let gif = Array("GIF89a picture".utf8)

  /// A body in chunks of at most 65 536 bytes.
  private static func chunked(_ body: [UInt8]) -> WebServer.Reply {
    var bytes = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    var rest = body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(65_536)
      bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + [13, 10]
      rest = rest.dropFirst(chunk.count)
    }
    return WebServer.Reply(bytes + Array("0\r\n\r\n".utf8))
  }

  @Test
  func `a picture that is none, cut or over 5 MB is none, and one in chunks is read`() async throws
  {
    let large = Self.gif + [UInt8](repeating: 0, count: 6_000_000)
    let replies: [(name: String, reply: WebServer.Reply)] = [
      ("HTML", .init(200, headers: ["Content-Type: image/gif"], body: Array("<p>GIF89a".utf8))),
      ("SVG", .init(200, headers: ["Content-Type: image/png"], body: Array("<svg/>".utf8))),
      ("a cut PNG", .init(200, body: [0x89] + Array("PNG\r\n\u{1A}\n".utf8))),
      ("6 MB", .init(200, headers: ["Content-Type: image/gif"], body: large)),
      ("6 MB in chunks", Self.chunked(large)), ("an error", .init(503, body: Self.gif)),
      ("data", .init(302, headers: ["Location: data:image/gif;base64,R0lGODlh"])),
    ]
    try await WebServer.with(.hang) { server in
      for (name, reply) in replies {
        server.behaviour = .reply { _ in reply }
        let picture = try await Self.picture(server.url)
        #expect(picture == nil, "\(name)")
      }
      let small = Self.chunked(Self.gif)
      server.behaviour = .reply { _ in small }
      let picture = try await Self.picture(server.url)
      #expect(picture?.bytes == Self.gif)
    }
  }

  @Test
  func `a picture whose end does not come in time is given up`() async throws {
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 14\r\n\r\n".utf8)
    let half = WebServer.Reply(head + Self.gif.dropLast(), isWhole: false)
    try await WebServer.with(.reply { _ in half }) { server in
      let picture = try await Self.picture(server.url, within: .seconds(2))
      #expect(picture == nil)
    }
  }

  @Test
  func `an address that is none gives no service`() {
    #expect(RewardClient(address: "ftp://localhost", userAgent: "") == nil)
    #expect(RewardClient(address: "nowhere", userAgent: "") == nil)
  }
}
