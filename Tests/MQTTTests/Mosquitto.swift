import Foundation
import TestSupport

/// A real broker on the loopback.
final class Mosquitto {
  /// True if mosquitto and its clients are installed.
  static var isInstalled: Bool {
    ["/usr/sbin/mosquitto", "/usr/bin/mosquitto_pub", "/usr/bin/mosquitto_passwd"]
      .allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  let port: Int
  private let settings: String
  private var process: Process?

  /// Prepares a broker; with a password, only the user `passby` may log in.
  init(password: String? = nil) throws {
    port = try LoopbackPort.reserve()
    settings = try TemporaryFolder.file("mosquitto.conf")
    let store = URL(filePath: settings).deletingLastPathComponent().path(percentEncoded: false)
    var lines = [
      "listener \(port) 127.0.0.1", "persistence true", "persistence_location \(store)/",
      "autosave_on_changes true", "autosave_interval 1", "log_type none",
      "max_queued_messages 10000", "user root",
    ]
    if let password {
      let file = try TemporaryFolder.file("passwords")
      try Self.run("/usr/bin/mosquitto_passwd", ["-b", "-c", file, "passby", password])
      lines += ["allow_anonymous false", "password_file \(file)"]
    } else {
      lines.append("allow_anonymous true")
    }
    try lines.joined(separator: "\n").write(toFile: settings, atomically: true, encoding: .utf8)
  }

  deinit { stop() }

  /// Starts it, and waits until it listens.
  func start() async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/sbin/mosquitto")
    process.arguments = ["-c", settings]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    try await eventually { LoopbackPort.isListening(port) }
  }

  /// Kills it; it has written its sessions with each change.
  func stop() {
    guard let process else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }

  /// Publishes a text with QoS 1.
  func publish(_ text: String, to topic: String, _ options: [String] = []) throws {
    try Self.run(
      "/usr/bin/mosquitto_pub",
      ["-h", "127.0.0.1", "-p", "\(port)", "-q", "1", "-t", topic, "-m", text] + options)
  }

  /// Publishes the content of a file with QoS 1.
  func publishFile(_ file: String, to topic: String) throws {
    try Self.run(
      "/usr/bin/mosquitto_pub",
      ["-h", "127.0.0.1", "-p", "\(port)", "-q", "1", "-t", topic, "-f", file])
  }

  private static func run(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}
