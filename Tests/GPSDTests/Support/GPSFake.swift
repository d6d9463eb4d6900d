import Foundation
import TestSupport

@testable import GPSD

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A real gpsd that reads a recording, run by gpsfake.
final class GPSFake {
  /// True if gpsd and gpsfake are installed.
  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/gpsfake")
    && FileManager.default.isExecutableFile(atPath: "/usr/sbin/gpsd")

  let port: Int
  private let folder: URL
  private let process = Process()
  private let end = DispatchSemaphore(value: 0)
  private var isStopped = false

  /// Plays so many seconds, each with its own position, over and over, on the port.
  init(port: Int, firstSecond: Int, seconds: Int) throws {
    self.port = port
    folder = FileManager.default.temporaryDirectory.appending(path: "gpsd-\(UUID().uuidString)")
    // gpsd gives up root's rights, and has to read it none the less.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let log = folder.appending(path: "walk.nmea")
    try NMEALog.text(firstSecond: firstSecond, seconds: seconds)
      .write(to: log, atomically: false, encoding: .utf8)
    process.executableURL = URL(filePath: "/usr/bin/gpsfake")
    // TCP in place of a pseudo-terminal: not every container has ones that another user can open.
    process.arguments = ["-1", "-q", "-t", "-P", "\(port)", "-c", "0.02", log.path]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  /// Ends gpsfake and its gpsd, which share a process group of their own.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    let id = process.processIdentifier
    let group = getpgid(id)
    process.terminate()
    _ = end.wait(timeout: .now() + .seconds(3))
    if group == id { kill(-group, SIGKILL) } else if process.isRunning { kill(id, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns a port of the loopback that nothing else takes.
  static func freePort() throws -> Int { try LoopbackPort.reserve() }
}

/// Recordings made for these tests.
enum NMEALog {
  /// A walk to the north from 52.5 N, 13.4 E, a fix a second on 2025-06-10.
  static func text(firstSecond: Int, seconds: Int) -> String {
    var lines = ["# Date: 2025-06-10"]
    for second in firstSecond..<(firstSecond + seconds) {
      let (hours, rest) = (36_000 + second).quotientAndRemainder(dividingBy: 3600)
      let time = String(format: "%02d%02d%02d.00", hours, rest / 60, rest % 60)
      let latitude = String(format: "52%07.4f", 30 + Double(second) * 0.001)
      lines.append(sentence("GPGGA,\(time),\(latitude),N,01324.0000,E,1,08,1.1,40.0,M,45.0,M,,"))
      lines.append(sentence("GPRMC,\(time),A,\(latitude),N,01324.0000,E,2.0,0.0,100625,,,A"))
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  private static func sentence(_ body: String) -> String {
    "$\(body)*" + String(format: "%02X", body.utf8.reduce(0, ^))
  }
}
