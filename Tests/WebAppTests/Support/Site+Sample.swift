import Foundation
import Hummingbird
import Model
import SQLiteStore
import TestSupport
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

extension Site {
  /// A site over a store in memory, at a fixed moment.
  static func sample(
    store: (any ReminderStore & PictureStore)? = nil,
    now: Date = Date(timeIntervalSince1970: 1_772_445_600),
    webSettings: WebSettings = WebSettings(rules: EngineRules(machineZone: .gmt)),
    position: LivePosition? = nil, settings: SettingsPort = SettingsPort(),
    otherAddresses: [String] = [], live: LiveHub = LiveHub(),
    devices: DevicesPort = DevicesPort(), templates: PageTemplates = .embedded
  ) throws -> Site {
    Site(
      ports: WebDependencies(
        store: try store ?? SQLiteStore.empty(), now: { now }, webSettings: { webSettings },
        position: { position }, otherAddresses: { otherAddresses }, settings: settings,
        devices: devices, live: live),
      address: ListenAddress(host: "127.0.0.1", port: 7575), templates: templates)
  }

  /// Asks without a socket.
  func test<Value>(
    _ body: @Sendable (TestClient) async throws -> Value
  ) async throws -> Value {
    try await body(TestClient(responder()))
  }
}
