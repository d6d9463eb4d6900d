import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The position of a browser that is logged in.
struct BrowserRouteTests {
  private static let known = UUID()
  /// The device that the browser is.
  private static let browser = Device(
    id: Device.ID(rawValue: 1), uuid: known, name: "Browser", kind: .browser,
    keyDigest: Data(count: 32), keyHint: "abcd", created: Site.pageNow)

  /// A site without a login, and the positions that reached it.
  private static func site(
    token: String? = nil, reply: BrowserReply = .used(accuracyMeters: 20), isKnown: Bool = true
  ) throws -> (Site, SharedValue<[BrowserPosition]>, SQLiteStore) {
    let positions = SharedValue<[BrowserPosition]>([])
    let store = try SQLiteStore.empty()
    if isKnown {
      try store.edit { _ in
        var edit = Edit(summary: "furnish")
        edit.devices = DeviceChanges(devices: [.init(before: nil, after: browser)])
        return edit
      }
    }
    let port = PhonePort(
      check: { _ in .unknown }, receive: { _, _ in .unknown },
      position: { browser, position in
        guard browser == known else { return nil }
        positions.change { $0.append(position) }
        return reply
      })
    let digest = token.map { AccessToken($0).digest }
    let site = Site(
      ports: WebDependencies(
        store: store, now: { Site.pageNow },
        webSettings: { WebSettings(rules: EngineRules(machineZone: .gmt)) }, token: { digest },
        phones: port),
      address: ListenAddress(host: token == nil ? "127.0.0.1" : "0.0.0.0", port: 7575))
    return (site, positions, store)
  }

  private static let fields = [
    ("device", known.uuidString), ("lat", "52.5"), ("lon", "13.4"), ("acc", "12.5"),
    ("time", "1768467600123"), ("speed", "1.5"), ("heading", "NaN"), ("altitude", "x"),
  ]

  @Test func `a page gives the position of its browser`() async throws {
    let (site, positions, _) = try Self.site()
    try await site.test { client in
      let answer = try await Browser(client: client).post("/position", Self.fields, asking: true)
      #expect(answer.status == .ok)
      #expect(answer.contains(#""used":true"#, "Your position is used, accurate to 20 m."))
      var strange = Self.fields
      strange[0] = ("device", UUID().uuidString)
      #expect(
        try await Browser(client: client).post("/position", strange, asking: true).status
          == .notFound)
      let nobody = try await Browser(client: client).post("/position", [], asking: true)
      #expect(nobody.status == .notFound)
    }
    #expect(
      positions.value == [
        BrowserPosition(
          latitude: 52.5, longitude: 13.4, time: Date(timeIntervalSince1970: 1_768_467_600.123),
          accuracyMeters: 12.5, speedMetersPerSecond: 1.5)
      ])
  }

  @Test func `an accuracy without end is passed on, since that it counts for nothing is counted`()
    async throws
  {
    let (site, positions, _) = try Self.site(reply: .notNewer)
    try await site.test { client in
      for accuracy in ["Infinity", "1e999", "NaN", "far"] {
        let fields = Self.fields.filter { $0.0 != "acc" } + [("acc", accuracy)]
        _ = try await Browser(client: client).post("/position", fields, asking: true)
      }
    }
    #expect(positions.value.map(\.accuracyMeters) == [.infinity, .infinity, nil, nil])
  }

  @Test(
    arguments: [
      (.notUsed(reason: "future"), 200, "Not used: the phone"),
      (.notNewer, 200, "known already"), (.later(seconds: 5), 503, "busy"),
      (.used(accuracyMeters: 20_000), 200, "20 km, which is too rough"),
    ] as [(BrowserReply, Int, String)])
  func `the page says what became of it`(reply: BrowserReply, status: Int, words: String)
    async throws
  {
    let (site, _, _) = try Self.site(reply: reply)
    try await site.test { client in
      let answer = try await Browser(client: client).post("/position", Self.fields, asking: true)
      #expect(answer.status.code == status && answer.contains(words), "\(answer.text)")
    }
  }

  @Test func `a browser becomes a device of the person, named after its system`() async throws {
    let (site, _, store) = try Self.site(isKnown: false)
    try await site.test { client in
      for person in ["", "anna"] {
        var headers = Site.formHeaders()
        headers[.accept] = "application/json"
        headers[.userAgent] = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile"
        let answer = try await client.execute(
          uri: "/position/browser", method: .post, headers: headers,
          body: ByteBuffer(string: "person=\(person)"))
        #expect(answer.status == .ok)
      }
    }
    let (devices, persons) = try store.withSnapshot { (try $0.devices, try $0.persons) }
    #expect(devices.map(\.name) == ["Browser on Android", "Browser on Android 2"])
    #expect(devices.allSatisfy { $0.kind == .browser })
    let owners: [String] = devices.compactMap { device in
      persons.first { $0.id == device.person }?.name
    }
    #expect(owners == ["me", "anna"])
  }

  @Test func `it needs the page's login; a key of a phone is none`() async throws {
    let (site, positions, _) = try Self.site(token: "secret")
    try await site.test { client in
      for header in [nil, "Bearer KEY", "Basic bWU6S0VZ"] {
        var headers = Site.formHeaders()
        headers[.accept] = "application/json"
        headers[.authorization] = header
        for uri in ["/position", "/position/browser"] {
          let answer = try await client.execute(
            uri: uri, method: .post, headers: headers,
            body: ByteBuffer(string: "device=\(Self.known.uuidString)&lat=1&lon=1"))
          #expect(answer.status == .unauthorized, "\(uri)")
        }
      }
    }
    #expect(positions.value.isEmpty)
  }
}
