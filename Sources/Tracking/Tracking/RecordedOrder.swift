package import Foundation

/// The positions of a recording as they stand in it, with those found whose time is ahead of the
/// others.
///
/// One wrong time would else make all that follow too old. Looks a few positions ahead: a time
/// later than the present is wrong, unless all are, and so is one without which more of the next
/// positions are in order. What comes too late is passed on: the track leaves it out.
package struct RecordedOrder<Element> {
  /// Why a position is to be left out.
  package typealias Fault = RecordedTimeFault

  private struct Entry {
    let element: Element
    let seconds: Double?
    let isDescent: Bool
  }

  /// How many positions are looked at before one is passed on.
  private static var lookahead: Int { 32 }

  /// Up to here a time is no later than the present.
  private let limit: Double
  private var waiting: [Entry] = []
  /// How many of the waiting positions were passed on.
  private var used = 0
  /// How many of the others are earlier than the one before.
  private var descents = 0
  private var newest: Double?
  /// The last time that was passed on.
  private var last: Double?
  /// The least last time of an order of each length, while orders are looked for.
  private var ends: [Double] = []

  /// Creates the order of a recording that is read at `present`.
  package init(present: Date) {
    limit = present.timeIntervalSinceReferenceDate + PhoneClock.aheadSeconds
  }

  /// Adds the next position of the recording, and passes on one that has waited long enough.
  package mutating func add(
    _ element: Element, at time: Date?, _ pass: (Element, Fault?) throws -> Void
  ) rethrows {
    let seconds = time?.timeIntervalSinceReferenceDate
    var isDescent = false
    if let seconds {
      isDescent = newest.map { seconds < $0 } ?? false
      newest = seconds
    }
    if isDescent { descents += 1 }
    waiting.append(Entry(element: element, seconds: seconds, isDescent: isDescent))
    if waiting.count - used > Self.lookahead { try passFirst(pass) }
  }

  /// Passes on all that still wait, at the end of the recording.
  package mutating func finish(_ pass: (Element, Fault?) throws -> Void) rethrows {
    while used < waiting.count { try passFirst(pass) }
  }

  private mutating func passFirst(_ pass: (Element, Fault?) throws -> Void) rethrows {
    let entry = waiting[used]
    used += 1
    if entry.isDescent { descents -= 1 }
    var fault: Fault?
    if let seconds = entry.seconds { fault = self.fault(of: seconds) }
    if fault == nil, let seconds = entry.seconds { last = max(last ?? seconds, seconds) }
    if used > Self.lookahead {
      waiting.removeFirst(used)
      used = 0
    }
    try pass(entry.element, fault)
  }

  private mutating func fault(of seconds: Double) -> Fault? {
    let floor = last ?? -.infinity
    guard seconds >= floor, seconds > limit || descents > 0 else { return nil }
    var (behind, present) = (0, floor > -.infinity && floor <= limit)
    for index in used..<waiting.count {
      guard let next = waiting[index].seconds else { continue }
      if next <= limit { present = true }
      if next >= floor, next < seconds { behind += 1 }
    }
    if seconds > limit, present { return .future }
    // Without it, no more can be in order than these and those that are in order with it.
    guard behind > 1 else { return nil }
    return longestOrder(from: floor) > 1 + longestOrder(from: seconds) ? .contradicted : nil
  }

  /// Returns how many of the waiting positions from a time on can be kept so that each is no
  /// earlier than the one before.
  private mutating func longestOrder(from floor: Double) -> Int {
    ends.removeAll(keepingCapacity: true)
    for index in used..<waiting.count {
      guard let time = waiting[index].seconds, time >= floor else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > time { high = middle } else { low = middle + 1 }
      }
      if low == ends.count { ends.append(time) } else { ends[low] = time }
    }
    return ends.count
  }
}

/// Why the time of a recorded position is wrong.
package enum RecordedTimeFault: Sendable, Hashable {
  /// It is later than the present.
  case future
  /// The positions that follow are earlier.
  case contradicted
}
