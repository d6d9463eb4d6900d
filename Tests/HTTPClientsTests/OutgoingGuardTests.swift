import Foundation
import Localization
import Synchronization
import TestSupport
import Testing

@testable import HTTPClients

/// The decision which hosts may be asked.
struct OutgoingGuardTests {
  private static let known = HostileAddress.resolved.merging(
    ["push.example.net": ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]],
    uniquingKeysWith: { $1 })

  /// A guard with a name server of its own.
  private static let outgoing = OutgoingGuard(
    isOnlyEncrypted: true, lookup: { known[$0] ?? [] })

  @Test(arguments: HostileAddress.written)
  func `an address that is none of the internet is refused without a look-up`(url: String)
    async throws
  {
    let outgoing = OutgoingGuard(isOnlyEncrypted: true) { name in
      Issue.record("looked up \(name)")
      return ["93.184.215.14"]
    }
    guard let address = try? WebAddress(url) else { return }
    await #expect(throws: OutgoingGuard.Refusal()) { try await outgoing.addresses(for: address) }
  }

  @Test(arguments: HostileAddress.resolved.keys.sorted())
  func `a name that leads elsewhere than to the internet is refused`(name: String) async throws {
    let address = try WebAddress("https://\(name)/push/1")
    #expect(Self.outgoing.permits(address))
    let error = await #expect(throws: (any Error).self) {
      try await Self.outgoing.addresses(for: address)
    }
    #expect(
      HTTPFailure.reason(try #require(error))
        == (name == "nothing.example.net" ? .hostUnknown : .notPublic))
  }

  @Test func `the list of hostile addresses is long`() {
    #expect(HostileAddress.written.count + HostileAddress.resolved.count >= 60)
  }

  @Test(arguments: [
    "https://push.example.net/1", "https://push.example.net:443/1?a=b", "HTTPS://PUSH.example.net",
  ])
  func `a service of the internet is asked at the addresses that were checked`(url: String)
    async throws
  {
    let addresses = try await Self.outgoing.addresses(for: WebAddress(url))
    #expect(addresses == Self.known["push.example.net"])
  }

  @Test(arguments: [
    ("8.8.8.8", true), ("172.15.255.255", true), ("172.32.0.0", true), ("100.63.255.255", true),
    ("100.128.0.0", true), ("223.255.255.255", true), ("192.0.1.0", true),
    ("126.255.255.255", true),
    ("2606:4700:4700::1111", true), ("2001:4860:4860::8888", true), ("2a00:1450::1", true),
    ("64:ff9b::808:808", true), ("64:ff9b::7f00:1", false), ("2001:1ff::1", false),
    ("2001:200::1", true), ("4000::1", false), ("fe80::1%1", false), ("", false), ("x", false),
  ])
  func `what is public goes by the registries`(address: String, isPublic: Bool) {
    #expect(PublicAddress.includes(address) == isPublic)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8000/b", true), ("http://127.0.0.1:6379/", false),
    ("https://127.0.0.1:8000/", false), ("http://127.0.0.2:8000/", false),
    ("http://localhost:8000/", false),
  ])
  func `the user's own server passes, and no other on the same computer`(
    url: String, isAllowed: Bool
  ) throws {
    let outgoing = OutgoingGuard(named: [try WebAddress("HTTP://127.0.0.1:8000/a")])
    #expect(outgoing.permits(try WebAddress(url)) == isAllowed)
  }

  /// A guard for which the loopback is the internet, at any port.
  private static func loopback(
    named: [WebAddress] = [], lookup: @escaping @Sendable (String) -> [String]
  ) -> OutgoingGuard {
    OutgoingGuard(
      named: named, lookup: { lookup($0) }, isPublic: { $0.hasPrefix("127.") || $0 == "::1" },
      isUsualPort: { port, _ in port != 6379 })
  }

  @Test
  func `the connection goes to the address that was checked, whatever the name leads to later`()
    async throws
  {
    try await WebServer.with { server in
      let count = Mutex(0)
      let outgoing = Self.loopback { name in
        let call = count.withLock { count in
          count += 1
          return count
        }
        return name == "push.example.net" && call == 1 ? ["127.0.0.1"] : ["10.0.0.1"]
      }
      let status = try await SingleRequest.send(
        OutgoingRequest(url: "http://Push.example.net:\(server.port)/a"), through: outgoing,
        within: .seconds(60)
      ).status
      #expect(status == 200 && count.withLock { $0 } == 1)
      #expect(server.requests.map(\.line) == ["GET /a HTTP/1.1"])
      #expect(
        server.requests.first?.headers["host"]?.lowercased() == "push.example.net:\(server.port)")
    }
  }

  @Test
  func `another address of the host is tried if there is no connection to the first`() async throws
  {
    try await WebServer.with { server in
      let outgoing = Self.loopback { _ in ["127.0.0.9", "127.0.0.1"] }
      let status = try await SingleRequest.send(
        OutgoingRequest(url: "http://push.example.net:\(server.port)/a"), through: outgoing,
        within: .seconds(60)
      ).status
      #expect(status == 200 && server.requests.count == 1)
    }
  }

  @Test
  func `TLS names the host, not the address`() async throws {
    try await WebServer.with(.close) { server in
      let outgoing = Self.loopback { _ in ["127.0.0.1"] }
      let error = await #expect(throws: (any Error).self) {
        try await SingleRequest.send(
          OutgoingRequest(url: "https://push.example.net:\(server.port)/a"), through: outgoing,
          within: .seconds(60)
        ).status
      }
      let reason = HTTPFailure.reason(try #require(error))
      #expect(reason == .notSecure)
      let hello = try #require(server.openings.first)
      #expect(
        hello.first == 22 && String(decoding: hello, as: UTF8.self).contains("push.example.net"))
    }
  }

  @Test
  func `a redirect leads to no other scheme, though the guard lets it pass`() async throws {
    try await WebServer.with { server in
      let target = "https://push.example.net:\(server.port)/a"
      server.behaviour = .answer(302, headers: ["Location: \(target)"])
      let outgoing = Self.loopback(named: [try WebAddress(server.url)]) { _ in ["127.0.0.1"] }
      #expect(try await outgoing.addresses(for: WebAddress(target)) == ["127.0.0.1"])
      let status = try await SingleRequest.send(
        OutgoingRequest(url: server.url + "/a"), through: outgoing, within: .seconds(60),
        redirects: 3
      ).status
      #expect(status == 302 && server.requests.count == 1 && server.openings.isEmpty)
    }
  }

  @Test(arguments: HostileAddress.written + HostileAddress.resolved.keys.sorted())
  func `a redirect leads nowhere that the guard refuses`(target: String) async throws {
    try await WebServer.with { server in
      let location = target.contains("/") ? target : "http://\(target):6379/"
      guard !location.isEmpty, !location.contains(where: \.isNewline) else { return }
      server.behaviour = .answer(302, headers: ["Location: \(location)"])
      let own = try WebAddress(server.url)
      let outgoing = OutgoingGuard(named: [own], lookup: { HostileAddress.resolved[$0] ?? [] })
      let answer = try? await SingleRequest.send(
        OutgoingRequest(url: server.url + "/a"), through: outgoing, within: .seconds(60),
        redirects: 3)
      // Refused, or another scheme, or a path of the server itself.
      #expect(answer.map { $0.status == 302 } != false)
      #expect(server.requests.allSatisfy { $0.headers["host"] == "127.0.0.1:\(server.port)" })
    }
  }
}
