import CommandTesting
import Foundation
import TestSupport

/// A real MQTT broker on the loopback that keeps sessions, and whose users need no password.
final class LoopbackBroker {
  /// True if mosquitto and its clients are installed.
  static var isInstalled: Bool {
    ["/usr/sbin/mosquitto", "/usr/bin/mosquitto_pub"]
      .allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  let port: Int
  private let process = Process()

  /// Starts it in a folder, and waits until it listens.
  init(folder: URL) throws {
    port = try LoopbackPort.reserve()
    let settings = folder.appending(path: "mosquitto.conf")
    let lines = [
      "listener \(port) 127.0.0.1", "allow_anonymous true", "log_type none",
      "max_queued_messages 10000", "user root",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: settings)
    process.executableURL = URL(filePath: "/usr/sbin/mosquitto")
    process.arguments = ["-c", settings.path()]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = polling { LoopbackPort.isListening(port) || !process.isRunning }
  }

  deinit { stop() }

  /// Ends it.
  func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The environment by which the program finds it.
  var environment: [String: String] {
    ["PASSBY_MQTT_HOST": "127.0.0.1", "PASSBY_MQTT_PORT": "\(port)"]
  }

  /// Publishes messages of one line each, in order, with QoS 1; returns once the broker has them.
  func publish(_ messages: [String], to topic: String) throws {
    let client = Process()
    let input = Pipe()
    client.executableURL = URL(filePath: "/usr/bin/mosquitto_pub")
    client.arguments = ["-h", "127.0.0.1", "-p", "\(port)", "-q", "1", "-t", topic, "-l"]
    client.standardInput = input
    client.standardOutput = FileHandle.nullDevice
    client.standardError = FileHandle.nullDevice
    try client.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(messages.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    client.waitUntilExit()
    guard client.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}
