public import Foundation

/// The positions of a recording as they stand in it, with those found whose time is ahead of the
/// others.
///
/// One wrong time would else make all that follow too old. Looks a few positions ahead: a time
/// later than the present is wrong, unless all are, and so is one without which more of the next
/// positions are in order. What comes too late is passed on: the track leaves it out.
public struct RecordedOrder<Element> {
  /// Why a position is to be left out.
  public typealias Fault = RecordedTimeFault

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

  /// Creates the order of a recording that is read at `present`.
  public init(present: Date) {
    limit = present.timeIntervalSinceReferenceDate + PhoneClock.aheadSeconds
  }

  /// Adds the next position of the recording, and passes on one that has waited long enough.
  public mutating func add(
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
  public mutating func finish(_ pass: (Element, Fault?) throws -> Void) rethrows {
    while used < waiting.count { try passFirst(pass) }
  }

  private mutating func passFirst(_ pass: (Element, Fault?) throws -> Void) rethrows {
    let entry = waiting[used]
    used += 1
    if entry.isDescent { descents -= 1 }
    let fault = entry.seconds.flatMap { self.fault(of: $0) }
    if fault == nil, let seconds = entry.seconds { last = max(last ?? seconds, seconds) }
    if used > Self.lookahead {
      waiting.removeFirst(used)
      used = 0
    }
    try pass(entry.element, fault)
  }

  private func fault(of seconds: Double) -> Fault? {
    let isLate = last.map { seconds < $0 } ?? false
    guard !isLate, seconds > limit || descents > 0 else { return nil }
    let next = waiting[used...].lazy.compactMap(\.seconds)
    if seconds > limit, last.map({ $0 <= limit }) ?? false || next.contains(where: { $0 <= limit })
    {
      return .future
    }
    guard descents > 0 else { return nil }
    let floor = last ?? -.infinity
    return Self.longestOrder(next, from: floor) > 1 + Self.longestOrder(next, from: seconds)
      ? .contradicted : nil
  }

  /// Returns how many of some times can be kept so that each is no earlier than the one before.
  private static func longestOrder(_ times: some Sequence<Double>, from floor: Double) -> Int {
    // The least last time of an order of each length.
    var ends: [Double] = []
    for time in times where time >= floor {
      let index = ends.firstIndex { $0 > time } ?? ends.endIndex
      if index == ends.endIndex { ends.append(time) } else { ends[index] = time }
    }
    return ends.count
  }
}

/// Why the time of a recorded position is wrong.
public enum RecordedTimeFault: Sendable, Hashable {
  /// It is later than the present.
  case future
  /// The positions that follow are earlier.
  case contradicted
}
