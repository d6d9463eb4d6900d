/// The free time of a day, as gaps in order.
///
/// A task takes the front of a gap, or a part of it that begins later. There are at most as many
/// gaps as blocks that stand or begin inside a gap, so a search from the front is quick; a length
/// that no gap holds is refused in constant time.
struct Gaps {
  private(set) var gaps: [Span]
  private var longest: Double

  /// Creates the free time of a span, without what is taken.
  init(of span: Span, without taken: [Span]) {
    var gaps: [Span] = []
    var start = span.start
    for block in Span.union(taken) where block.end > start {
      guard block.start < span.end else { break }
      if block.start > start { gaps.append(Span(start: start, end: block.start)) }
      start = max(start, block.end)
    }
    if start < span.end { gaps.append(Span(start: start, end: span.end)) }
    self.gaps = gaps
    longest = Self.longest(of: gaps)
  }

  /// Allocates the earliest stretch of a length that does not begin before an instant; returns its
  /// beginning, or `nil` if no gap holds it.
  mutating func take(_ length: Double, notBefore: Double) -> Double? {
    guard length <= longest else { return nil }
    for index in gaps.indices {
      let start = max(gaps[index].start, notBefore)
      if start + length <= gaps[index].end { return carve(length, at: start, from: index) }
    }
    return nil
  }

  /// Allocates the earliest stretch within one of some windows, which are in order and apart.
  mutating func take(_ length: Double, notBefore: Double, within windows: [Span]) -> Double? {
    guard length <= longest else { return nil }
    var index = 0
    for window in windows {
      let earliest = max(window.start, notBefore)
      guard earliest + length <= window.end else { continue }
      while index < gaps.count, gaps[index].end <= earliest { index += 1 }
      var candidate = index
      while candidate < gaps.count, gaps[candidate].start < window.end {
        let start = max(gaps[candidate].start, earliest)
        if start + length <= min(gaps[candidate].end, window.end) {
          return carve(length, at: start, from: candidate)
        }
        candidate += 1
      }
    }
    return nil
  }

  private mutating func carve(_ length: Double, at start: Double, from index: Int) -> Double {
    let gap = gaps[index]
    let rest = Span(start: start + length, end: gap.end)
    if start > gap.start {
      gaps[index].end = start
      if rest.start < rest.end { gaps.insert(rest, at: index + 1) }
    } else if rest.start < rest.end {
      gaps[index] = rest
    } else {
      gaps.remove(at: index)
    }
    if gap.end - gap.start == longest { longest = Self.longest(of: gaps) }
    return start
  }

  private static func longest(of gaps: [Span]) -> Double {
    gaps.reduce(0) { max($0, $1.end - $1.start) }
  }
}

/// A stretch of time from `start` up to, not including, `end`, in seconds of one common origin.
struct Span: Hashable {
  var start: Double
  var end: Double

  /// Returns spans in order, those that touch or overlap joined; empty ones are left out.
  static func union(_ spans: [Span]) -> [Span] {
    var joined: [Span] = []
    for span in spans.filter({ $0.start < $0.end }).sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, span.start <= last.end {
        joined[joined.count - 1].end = max(last.end, span.end)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
  /// Returns what two lists of spans have in common; both are in order and apart.
  static func common(_ first: [Span], _ second: [Span]) -> [Span] {
    first.flatMap { one in
      second.compactMap { other in
        let (start, end) = (max(one.start, other.start), min(one.end, other.end))
        return start < end ? Span(start: start, end: end) : nil
      }
    }
  }
}
