import Application
import CommandSupport
import Foundation

/// The output of a program of the system, if that is installed.
enum SystemTool {
  /// Runs a program and returns its output without the line end, at most 4096 bytes.
  ///
  /// Returns `nil` if the program is missing, fails, or takes longer than two seconds.
  static func answer(_ arguments: String..., environment: [String: String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "2"] + arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return data.map { String(decoding: $0.prefix(4096), as: UTF8.self).trimmed }
  }
}
