import Foundation
import TestSupport

/// A real gpsd over a receiver that is reached by TCP, started and troubled by the test.
final class RealGPSD {
  /// gpsd has ended instead of listening, with a status.
  struct Ended: Error {
    let status: Int32
  }

  /// Where it answers.
  let port: Int
  private let source: String
  private let folder: URL
  private let process = Process()

  /// True if gpsd is installed.
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/sbin/gpsd")

  /// Starts it on a port, over a receiver at another; returns once it listens.
  ///
  /// It reads the receiver at once, or as soon as it has a client.
  init(port: Int, receiver: Int, waitsForClient: Bool = false) throws {
    self.port = port
    source = "tcp://127.0.0.1:\(receiver)"
    folder = FileManager.default.temporaryDirectory.appending(path: "gpsd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: "/usr/sbin/gpsd")
    process.arguments =
      (waitsForClient ? [] : ["-n"]) + [
        "-N", "-S", "\(port)", "-F", folder.appending(path: "control").path(), source,
      ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = polling { LoopbackPort.isListening(port) || !process.isRunning }
    guard process.isRunning else {
      try? FileManager.default.removeItem(at: folder)
      throw Ended(status: process.terminationStatus)
    }
  }

  /// Sends a signal to it.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Takes the receiver away, as pulling its plug does.
  func unplug() throws { try control("remove") }

  /// Brings the receiver back.
  func plug() throws { try control("add") }

  private func control(_ action: String) throws {
    let tool = Process()
    tool.executableURL = URL(filePath: "/usr/sbin/gpsdctl")
    tool.arguments = [action, source]
    tool.environment = ["GPSD_SOCKET": folder.appending(path: "control").path()]
    tool.standardOutput = FileHandle.nullDevice
    tool.standardError = FileHandle.nullDevice
    try tool.run()
    tool.waitUntilExit()
  }

  /// Kills it at once, and waits until it is gone.
  func stop() {
    send(SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
