import Foundation

/// The positions of the segments of a timeline in the order of their times.
///
/// Segments overlap and lie within one another: a path of two hours has the visits of that time
/// beside it. Those of a window of segments are put in order, in constant memory.
package struct TimelineOrder {
  /// How many segments are looked at before positions are passed on.
  private static let window = 64
  /// The most positions that wait.
  private static let most = 1 << 14

  private var waiting: [TimelineRecording.Point] = []
  /// When the segments begin whose positions wait, in the order of the file.
  private var begins: [Date] = []

  /// Creates an order without segments.
  package init() {}

  /// Adds a segment whose positions are in order; returns the positions before which none can come
  /// any more.
  package mutating func add(
    _ segment: [TimelineRecording.Point]
  ) -> [TimelineRecording.Point] {
    guard let begin = segment.lazy.compactMap(\.time).first else { return segment }
    waiting += segment
    begins.append(begin)
    guard begins.count >= 2 * Self.window || waiting.count > Self.most else { return [] }
    begins.removeFirst(begins.count / 2)
    sort()
    let least = begins.min() ?? .distantFuture
    var count = waiting.prefix { ($0.time ?? .distantPast) < least }.count
    if waiting.count - count > Self.most { count = waiting.count / 2 }
    defer { waiting.removeFirst(count) }
    return Array(waiting.prefix(count))
  }

  /// Returns the positions that still wait.
  package mutating func finish() -> [TimelineRecording.Point] {
    sort()
    defer { (waiting, begins) = ([], []) }
    return waiting
  }

  private mutating func sort() {
    waiting.sort { ($0.time ?? .distantPast) < ($1.time ?? .distantPast) }
  }
}
