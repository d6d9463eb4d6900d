import Foundation
import Geo

/// Positions that wait to be recorded, so that the disk is written once a minute.
struct PositionLog: Sendable {
  /// How many positions are written together at most.
  static let batchSize = 60
  /// The longest wait of a position, in seconds: what a power cut may lose.
  static let longestWait = 60.0

  private var waiting: [Fix] = []
  /// When the oldest position began to wait.
  private var began: Date?

  /// When the positions are written at the latest; `nil` while none waits.
  var due: Date? { began?.addingTimeInterval(Self.longestWait) }

  /// Returns true if it is time to write, also after the clock was set back.
  func isDue(at now: Date) -> Bool {
    guard let began else { return false }
    return waiting.count >= Self.batchSize
      || abs(now.timeIntervalSince(began)) >= Self.longestWait
  }

  /// Adds a position that came at `now`.
  mutating func append(_ fix: Fix, at now: Date) {
    if waiting.isEmpty { began = now }
    waiting.append(fix)
  }

  /// Returns the positions, and removes them.
  mutating func takeAll() -> [Fix] {
    defer { (waiting, began) = ([], nil) }
    return waiting
  }
}
