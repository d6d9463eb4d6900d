import CommandTesting
import Foundation
import TestSupport
import Testing

/// A machine that is taken to another time zone while the daemon runs.
@Suite(.blocking)
struct ZoneChangeTests {
  /// A folder /etc of our own over the machine's, for one process; takes root.
  private static let allowsOwnEtc: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unshare", "-m", "mount", "--bind", "/tmp", "/mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: allowsOwnEtc, "needs root, and leave to mount"), arguments: [true, false])
  func `the daemon follows /etc/localtime, renamed or removed and linked again: what floats moves`(
    _ isRenamed: Bool
  ) async throws {
    var program = try BuiltProgram()
    defer { program.remove() }
    program.environment["TZ"] = nil
    let etc = program.folder.appending(path: "etc")
    try FileManager.default.createDirectory(at: etc, withIntermediateDirectories: true)
    try set("Asia/Tokyo", in: etc)
    let now = Date()
    let database = program.folder.appending(path: "passby.db").path()
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--json", "--db", database], now: nil,
      inside: [
        "unshare", "-m", "sh", "-c", "mount --bind \(etc.path()) /etc && exec \"$0\" \"$@\"",
      ])
    defer { running.abandon() }
    // Some hours ahead by Tokyo's wall, half a minute by Auckland's.
    _ = try program.run(
      [
        "add", "Floating", "--zone", "floating", "--due",
        Self.wall(now.addingTimeInterval(30), "Pacific/Auckland"), "--db", database,
      ],
      now: nil)
    // Once the daemon reminds of a later task, it has read the earlier one.
    _ = try program.run(["add", "Marker", "--due", BuiltProgram.soon, "--db", database], now: nil)
    #expect(await running.output { $0.contains("Marker") }, "\(running.errorsSoFar)")
    #expect(!running.outputSoFar.contains("Floating"))
    if !isRenamed {
      try FileManager.default.removeItem(at: etc.appending(path: "localtime"))
    }
    try set("Pacific/Auckland", in: etc, isRenamed: isRenamed)
    #expect(await running.output { $0.contains("Floating") }, "\(running.errorsSoFar)")
    running.closeInput()
    _ = running.waitForEnd()
  }

  private func set(_ zone: String, in etc: URL, isRenamed: Bool = true) throws {
    let new = etc.appending(path: isRenamed ? "localtime.new" : "localtime").path()
    try FileManager.default.createSymbolicLink(
      atPath: new, withDestinationPath: "/usr/share/zoneinfo/\(zone)")
    guard isRenamed else { return }
    guard rename(new, etc.appending(path: "localtime").path()) == 0 else { throw POSIXError(.EIO) }
  }

  /// A time on the wall clock of a zone, without an offset.
  private static func wall(_ date: Date, _ zone: String) -> String {
    let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: date) ?? 0
    return String(date.addingTimeInterval(Double(offset)).ISO8601Format().dropLast())
  }
}
