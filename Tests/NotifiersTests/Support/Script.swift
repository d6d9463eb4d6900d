import Foundation
import TestSupport

/// A shell script in a folder of its own, standing in for notify-send.
struct Script {
  let folder: URL

  var path: String { folder.appending(path: "notify-send").path }

  /// Writes the script, in which `$here` is its folder, and removes all of it afterwards.
  @discardableResult
  static func with<Result>(
    _ text: String, mode: Int = 0o755, _ body: (Script) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "passby-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Script(folder: folder)
    try Executable.write("here=${0%/*}\n\(text)", to: URL(filePath: script.path), mode: mode)
    return try await body(script)
  }

  /// Returns the content of a file in the script's folder; `nil` if there is none.
  func text(of file: String) -> String? {
    try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// The arguments that a recording script was called with; one list per call.
  func calls() -> [[String]] {
    let calls = (text(of: "calls") ?? "").components(separatedBy: "\u{0}END\u{0}")
    return calls.dropLast().map { $0.components(separatedBy: "\u{0}").dropLast() }
  }

  /// Writes each call's arguments down at once, divided by NUL, which no argument can hold.
  static let recording = #"printf '%s\0' "$@" '' END >> "$here/calls""#
}
