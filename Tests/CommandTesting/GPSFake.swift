import Foundation
import TestSupport

/// A gpsd of our own on a free port, fed with a trace over and over.
package final class GPSFake {
  /// Where it listens.
  package let port: Int
  private let process = Process()
  private let folder: URL

  /// True if gpsd and gpsfake are installed.
  package static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/gpsfake")
    && FileManager.default.isExecutableFile(atPath: "/usr/sbin/gpsd")

  /// Starts it.
  package init(trace: String, secondsPerSentence: Double) throws {
    port = try LoopbackPort.reserve()
    // gpsd gives up root's rights, and has to read the trace none the less.
    folder = FileManager.default.temporaryDirectory.appending(path: "gpsd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let log = folder.appending(path: "trace.nmea")
    try Data(contentsOf: URL(filePath: trace)).write(to: log)
    process.executableURL = URL(filePath: "/usr/bin/gpsfake")
    // TCP in place of a pseudo-terminal: not every container has ones that another user can open.
    process.arguments = ["-q", "-t", "-P", "\(port)", "-c", "\(secondsPerSentence)", log.path()]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = polling { LoopbackPort.isListening(port) || !process.isRunning }
  }

  /// Ends it and the gpsd it started, which share a process group of their own.
  package func stop() {
    let id = process.processIdentifier
    let group = getpgid(id)
    process.terminate()
    _ = polling(seconds: 3) { !process.isRunning }
    if group == id { kill(-group, SIGKILL) } else if process.isRunning { kill(id, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
