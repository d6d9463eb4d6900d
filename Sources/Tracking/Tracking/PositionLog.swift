import Geo

/// Positions that wait to be recorded, so that the disk is written once a minute.
struct PositionLog: Sendable {
  /// How many positions are written together.
  static let batchSize = 60

  private var waiting: [Fix] = []

  /// True if it is time to write.
  var isFull: Bool { waiting.count >= Self.batchSize }

  /// Adds a position.
  mutating func append(_ fix: Fix) { waiting.append(fix) }

  /// Returns the positions, and removes them.
  mutating func takeAll() -> [Fix] {
    defer { waiting = [] }
    return waiting
  }
}
