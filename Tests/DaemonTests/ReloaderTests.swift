import DaemonControl
import Foundation
import Logging
import TestSupport
import Testing

@testable import Daemon

@Suite(.temporaryFolder)
struct ReloaderTests {
  private static func write(_ text: String) throws -> String {
    let path = try TemporaryFolder.file("config.yaml")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test
  func `changed settings take effect`() async throws {
    let rig = try ReloaderRig(config: Self.write("gpsd:\n  port: 2947\n"))
    _ = try Self.write("gpsd:\n  port: 2948\nlog:\n  level: debug\n")
    await rig.reloader.reloadIfChanged()
    #expect(rig.calls.all.contains("page"))
    #expect(rig.calls.all.contains { $0.hasPrefix("notifiers [\"terminal\"") })
    #expect(rig.calls.all.contains { $0.contains("2948") })
    #expect(rig.level.value == .debug)
    #expect(rig.board.snapshot.configError == nil)
    #expect(rig.board.snapshot.source.contains("2948"))
  }

  @Test
  func `invalid settings change nothing and are reported until they are corrected`() async throws {
    let rig = try ReloaderRig(config: Self.write("log:\n  level: info\n"))
    _ = try Self.write("log:\n  level: loud\n")
    await rig.reloader.reload(because: "test")
    #expect(rig.calls.all.isEmpty)
    #expect(rig.level.value == .info)
    #expect(rig.board.snapshot.configError?.contains("loud") == true)
    _ = try Self.write("log:\n  level: error\n")
    await rig.reloader.reload(because: "test")
    #expect(rig.board.snapshot.configError == nil)
    #expect(rig.level.value == .error)
  }

  @Test
  func `an unchanged file is not read again`() async throws {
    let rig = try ReloaderRig(config: Self.write("log:\n  level: info\n"))
    await rig.reloader.reloadIfChanged()
    #expect(rig.calls.all.isEmpty)
  }
}
