import Foundation
import Synchronization
import TestSupport

/// A session bus of its own with a notification service that clicks a button; see
/// `Fixtures/desktop/notifications.py`.
final class Desktop {
  /// True if all that it needs is installed.
  static let isInstalled =
    ["/usr/bin/notify-send", "/usr/bin/dbus-daemon", "/usr/lib/python3/dist-packages/dbus"]
    .allSatisfy { FileManager.default.fileExists(atPath: $0) }

  /// A program in the place of notify-send that speaks to this desktop.
  let executable: String
  private let folder: URL
  private let bus = Process()
  private let service = Process()

  /// Starts a desktop with some capabilities that clicks an action, or `none`.
  init(capabilities: String, clicks action: String) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let address = "unix:path=\(folder.path)/bus"
    executable = folder.appending(path: "notify-send").path
    try Executable.write(
      "DBUS_SESSION_BUS_ADDRESS=\(address) exec /usr/bin/notify-send \"$@\"",
      to: URL(filePath: executable))

    bus.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    bus.arguments = ["--session", "--nofork", "--nopidfile", "--address=\(address)"]
    bus.standardOutput = FileHandle.nullDevice
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    try await eventually {
      FileManager.default.fileExists(atPath: folder.appending(path: "bus").path) || !bus.isRunning
    }

    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/desktop/notifications.py").standardized
    let output = folder.appending(path: "shown")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    service.executableURL = URL(filePath: "/usr/bin/python3")
    service.arguments = [script.path, capabilities, action]
    service.environment = ["DBUS_SESSION_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin"]
    service.standardOutput = try FileHandle(forWritingTo: output)
    service.standardError = FileHandle.nullDevice
    try service.run()
    try await eventually { !lines.isEmpty || !service.isRunning }
  }

  private var lines: [String] {
    ((try? String(contentsOf: folder.appending(path: "shown"), encoding: .utf8)) ?? "")
      .split(separator: "\n").map(String.init)
  }

  /// Application, title, body and actions of each notification.
  var shown: [String] { Array(lines.dropFirst()) }

  func stop() {
    for process in [service, bus] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }
}
