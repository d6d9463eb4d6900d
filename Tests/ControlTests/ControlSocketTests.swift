import Control
import Foundation
import Testing

@Suite struct ControlSocketTests {
  private let path = "/tmp/c-\(UUID().uuidString.prefix(12)).sock"
  private static let status: DaemonStatus = {
    var status = DaemonStatus(
      pid: 42, version: "1.2.3", started: Date(timeIntervalSince1970: 1_800_000_000),
      source: "gpsd at localhost:2947")
    status.position = .init(
      time: Date(timeIntervalSince1970: 1_800_000_100.5), latitude: 52.5, longitude: 13.4,
      accuracyM: 11, speedMps: 1.5, courseDeg: nil, satellites: 9)
    status.happenings = [
      .init(time: Date(timeIntervalSince1970: 1_800_000_050), event: "enter", text: "a\n\"b\"")
    ]
    return status
  }()

  @Test func `a status comes over as it was given, again and again`() throws {
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    let client = try ControlClient(path: path)
    for _ in 0..<3 { #expect(try client.status() == Self.status) }
  }

  @Test func `silent and senseless connections hold up nobody`() throws {
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    let silent = try (0..<40).map { _ in try ControlClient(path: path) }
    #expect(try ControlClient(path: path).status() == Self.status)
    withExtendedLifetime(silent) {}
  }

  @Test func `the socket is for its user alone, and goes with the server`() throws {
    let server = try ControlServer(path: path) { Self.status }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(throws: ControlError.self) { try ControlClient(path: path) }
  }

  @Test func `what a dead daemon left behind is replaced`() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data("old".utf8))
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    #expect(try ControlClient(path: path).status().pid == 42)
  }

  @Test func `a path that does not fit is refused`() {
    #expect(throws: ControlError.self) {
      try ControlServer(path: "/tmp/" + String(repeating: "x", count: 120)) { Self.status }
    }
  }
}
