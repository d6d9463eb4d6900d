import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Reminders
import SQLiteStore
import Testing

@testable import WebApp

/// The answers to phones below `/pub`.
struct PhoneRouteTests {
  /// A site that knows the device 7 by the key `RIGHT`, and the requests that reached it.
  private struct Heard {
    let site: Site
    let requests: SharedValue<[PhoneRequest]>
    let pauses: SharedValue<[Duration]>

    init(reply: PhoneReply = .taken("[]"), trusted: [String] = []) throws {
      let (requests, pauses) = (SharedValue<[PhoneRequest]>([]), SharedValue<[Duration]>([]))
      var port = PhonePort(
        maximumBytes: { 1_000 }, trustedProxies: { trusted },
        device: { credentials in
          switch credentials {
          case .key("RIGHT"), .basic(user: "anna", key: "RIGHT"): 7
          case .key("LOCKED"): throw CancellationError()
          default: nil
          }
        },
        receive: { device, request in
          #expect(device == 7)
          requests.change { $0.append(request) }
          return reply
        })
      port.pause = { duration in pauses.change { $0.append(duration) } }
      site = Site(
        ports: WebPorts(
          store: try SQLiteStore.inMemory(), now: { Date(timeIntervalSince1970: 0) },
          webSettings: { WebSettings(rules: EngineRules(machineZone: .gmt)) },
          token: { AccessToken("secret").digest }, phones: port),
        address: WebAddress(host: "0.0.0.0", port: 7575))
      (self.requests, self.pauses) = (requests, pauses)
    }
  }

  private static func basic(_ user: String, _ password: String) -> HTTPFields {
    [.authorization: "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()]
  }

  @Test(
    arguments: [
      ("/pub", basic("anna", "RIGHT")), ("/pub?u=x&d=y", basic("anna", "RIGHT")),
      ("/pub", [.authorization: "Bearer RIGHT"]), ("/pub/RIGHT", [:]), ("/pub/RIGHT?lat=1", [:]),
    ] as [(String, HTTPFields)])
  func `right credentials post to it without a session or a content type`(
    uri: String, headers: HTTPFields
  ) async throws {
    let heard = try Heard()
    try await heard.site.test { client in
      let answer = try await client.execute(
        uri: uri, method: .post, headers: headers, body: ByteBuffer(string: "{}"))
      #expect(answer.status == .ok)
      #expect(String(buffer: answer.body) == "[]")
      #expect(answer.headers[.contentType] == "application/json")
    }
    let request = try #require(heard.requests.value.first)
    #expect(request.body == Array("{}".utf8))
    #expect(request.query == (uri.split(separator: "?").dropFirst().first.map(String.init) ?? ""))
    #expect(request.isBearer == (headers[.authorization]?.hasPrefix("Bearer") ?? false))
    #expect(!request.isExposed)
  }

  @Test(
    arguments: [
      ("/pub", [:]), ("/pub", basic("anna", "WRONG")), ("/pub", basic("nobody", "RIGHT")),
      ("/pub", [.authorization: "Bearer WRONG"]), ("/pub", [.authorization: "Basic %%%"]),
      ("/pub", [.authorization: "Basic " + Data("anna".utf8).base64EncodedString()]),
      ("/pub", [.authorization: "Bearer secret"]), ("/pub/WRONG", [:]), ("/pub/", [:]),
      ("/pub/RIGHT/more", [:]),
    ] as [(String, HTTPFields)])
  func `wrong or missing credentials are refused with a challenge`(
    uri: String, headers: HTTPFields
  ) async throws {
    let heard = try Heard()
    try await heard.site.test { client in
      let answer = try await client.execute(uri: uri, method: .post, headers: headers)
      #expect(answer.status == .unauthorized)
      #expect(answer.headers[.wwwAuthenticate] == #"Basic realm="Passby""#)
    }
    #expect(heard.requests.value.isEmpty)
  }

  @Test func `the sixth wrong key waits, and each one after it twice as long up to a minute`()
    async throws
  {
    let heard = try Heard()
    try await heard.site.test { client in
      for _ in 0..<14 {
        let answer = try await client.execute(uri: "/pub/WRONG", method: .get)
        #expect(answer.status == .unauthorized)
        let right = try await client.execute(uri: "/pub/RIGHT", method: .get)
        #expect(right.status == .ok)
      }
    }
    #expect(heard.pauses.value == [1, 2, 4, 8, 16, 32, 60, 60, 60].map { .seconds($0) })
  }

  @Test func `a browser posts nothing, whatever it knows`() async throws {
    let heard = try Heard()
    try await heard.site.test { client in
      for header in [HTTPField.Name.origin, .fetchSite] {
        var headers = Self.basic("anna", "RIGHT")
        headers[header] = header == .origin ? "http://localhost:7575" : "same-origin"
        let answer = try await client.execute(uri: "/pub", method: .post, headers: headers)
        #expect(answer.status == .forbidden)
      }
    }
    #expect(heard.requests.value.isEmpty)
  }

  @Test func `a body over the limit is too large, whether its length is said or not`() async throws
  {
    let heard = try Heard()
    try await heard.site.test { client in
      for size in [1_000, 1_001] {
        let answer = try await client.execute(
          uri: "/pub/RIGHT", method: .post,
          body: ByteBuffer(string: String(repeating: " ", count: size)))
        #expect(answer.status == (size > 1_000 ? .contentTooLarge : .ok))
      }
    }
    #expect(heard.requests.value.count == 1)
  }

  @Test func `what cannot be stored now is to come again`() async throws {
    let heard = try Heard(reply: .later(seconds: 17))
    try await heard.site.test { client in
      let answer = try await client.execute(uri: "/pub/RIGHT", method: .post)
      #expect(answer.status == .serviceUnavailable)
      #expect(answer.headers[.retryAfter] == "17")
      let locked = try await client.execute(uri: "/pub/LOCKED", method: .post)
      #expect(locked.status == .serviceUnavailable && locked.headers[.retryAfter] != nil)
    }
  }

  @Test func `other methods and the pages do not change`() async throws {
    let heard = try Heard()
    try await heard.site.test { client in
      let get = try await client.execute(uri: "/pub", method: .get)
      #expect(get.status == .methodNotAllowed && get.headers[.allow] == "POST")
      let put = try await client.execute(uri: "/pub/RIGHT", method: .put)
      #expect(put.status == .methodNotAllowed && put.headers[.allow] == "GET, POST")
      let page = try await client.execute(
        uri: "/public", method: .get, headers: [.authorization: "Bearer RIGHT"])
      #expect(page.status != .ok)
      let home = try await client.execute(
        uri: "/", method: .get, headers: [.authorization: "Bearer RIGHT", .accept: "text/html"])
      #expect(home.status == .unauthorized)
    }
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.1.2.3", false),
    ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false),
    ("192.168.4.0/22", "192.168.7.255", true), ("192.168.4.0/22", "192.168.8.0", false),
    ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false), ("::1", "127.0.0.1", false),
    ("0.0.0.0/0", "1.2.3.4", true), ("10.0.0.0/33", "10.0.0.1", false), ("x", "x", false),
  ])
  func `networks of proxies are known`(network: String, address: String, isInside: Bool) {
    #expect((IPNetwork(network)?.contains(address) ?? false) == isInside)
  }

  @Test(arguments: [
    ("203.0.113.5", true), ("192.168.1.5", false), ("10.0.0.1", false), ("172.20.0.1", false),
    ("172.32.0.1", true), ("100.100.0.1", false), ("127.0.0.1", false), ("169.254.1.1", false),
    ("2001:db8::1", true), ("::1", false), ("fe80::1", false), ("fd00::1", false), ("", false),
  ])
  func `addresses of the internet are known`(address: String, isPublic: Bool) {
    #expect(IPAddress.isPublic(address) == isPublic)
  }
}
