import CommandTesting
import Foundation
import Testing

/// The recorded timeline of a trace; RECORD=1 records it again and fails the run.
struct GoldenTimeline {
  private let file: URL

  /// The timeline of a trace.
  init(_ name: String) {
    file = Fixtures.root.appending(path: "Fixtures/expected/\(name).txt")
  }

  /// Compares a replay with the recorded timeline.
  func check(_ outcome: ProgramOutcome) throws {
    let lines = try outcome.objects().map(Self.line)
    let text = lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); run again without RECORD=1")
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected)
  }

  /// Returns an event on one line, without the ids that differ between runs.
  private static func line(_ event: [String: Any]) -> String {
    let keys = ["time", "event", "cause", "task", "place", "distance_m", "accuracy_m", "text"]
    return keys.map { key in
      switch event[key] {
      case let text as String: text
      case let number as NSNumber: number.stringValue
      default: "-"
      }
    }.joined(separator: " | ")
  }
}
