package import Foundation

/// A real gpsd on a port of its own that reads a recording, run by gpsfake.
package final class GPSFake {
  /// True if gpsd and gpsfake are installed.
  package static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/gpsfake")
    && FileManager.default.isExecutableFile(atPath: "/usr/sbin/gpsd")

  /// Where it listens, or will.
  package let port: Int
  private let process = Process()
  private let folder: URL
  private var isStopped = false

  /// Starts it; the recording is played at fifty sentences a second, once or over and over.
  package init(port: Int, recording: Data, isRepeated: Bool) throws {
    self.port = port
    // gpsd gives up root's rights, and has to read the recording none the less.
    folder = FileManager.default.temporaryDirectory.appending(path: "gpsd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let log = folder.appending(path: "walk.nmea")
    try recording.write(to: log)
    process.executableURL = URL(filePath: "/usr/bin/gpsfake")
    // TCP in place of a pseudo-terminal: not every container has ones that another user can open.
    process.arguments =
      (isRepeated ? [] : ["-1"]) + ["-q", "-t", "-P", "\(port)", "-c", "0.02", log.path()]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends it and the gpsd it started, which share a process group of their own.
  package func stop() {
    guard !isStopped else { return }
    isStopped = true
    let id = process.processIdentifier
    let group = getpgid(id)
    process.terminate()
    _ = polling(seconds: 3) { !process.isRunning }
    if group == id { kill(-group, SIGKILL) } else if process.isRunning { kill(id, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
