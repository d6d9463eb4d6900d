import Dispatch
import Foundation
import Geo
import Localization
import NMEA
import Tracking

/// A recording or a stream of NMEA as a source of positions.
///
/// The file is read on its own queue, so that a silent receiver blocks nothing else, and only as
/// fast as its items are consumed.
struct TraceSource: AsyncSequence, Sendable {
  private let feed: TraceFeed

  /// Creates a source over a file or standard input; with a clock, the receiver is a live one.
  init(_ file: sending TraceFile, clock: (@Sendable () -> Date)? = nil) throws {
    feed = TraceFeed(file, clock: clock, decoding: try TraceDecoding())
  }

  func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }

  /// Returns one item after the other.
  struct Iterator: AsyncIteratorProtocol {
    fileprivate let feed: TraceFeed

    mutating func next() async throws -> SourceItem? { try await feed.next() }
  }
}

/// The reader of the file.
private actor TraceFeed {
  private let executor = QueueExecutor(label: "passby.trace")
  private let file: TraceFile
  private let clock: (@Sendable () -> Date)?
  private var decoding: TraceDecoding
  private var waiting: [SourceItem] = []
  /// True if the last positions had the day of the computer's clock.
  private var isDatedByClock = false
  private var used = 0
  private var hasEnded = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    _ file: sending TraceFile, clock: (@Sendable () -> Date)?, decoding: sending TraceDecoding
  ) {
    self.file = file
    self.clock = clock
    self.decoding = decoding
  }

  func next() throws -> SourceItem? {
    while used == waiting.count {
      guard !hasEnded else { return nil }
      try readMore()
      if Task.isCancelled { return nil }
    }
    defer { used += 1 }
    return waiting[used]
  }

  private func readMore() throws {
    waiting = []
    used = 0
    // With a timeout, so that a cancelled daemon does not wait for a silent receiver.
    guard file.waitForInput(milliseconds: 200) else { return }
    let known = decoding.statistics.epochsDatedByClock
    var reports: [FixReport] = []
    let hasMore = try file.read { reports = decoding.reports(in: $0, at: clock?()) }
    if !hasMore {
      hasEnded = true
      reports = decoding.lastReports()
    }
    waiting = reports.map { .report($0) }
    let isDated = decoding.statistics.epochsDatedByClock > known
    if !reports.isEmpty, isDated != isDatedByClock {
      isDatedByClock = isDated
      let phrase: PositionPhrase = isDated ? .datedByComputer : .ok
      waiting.insert(.state(SourceState(name: nil, phrase: phrase)), at: 0)
    }
    if hasEnded { try checkEnd() }
  }

  private func checkEnd() throws {
    try TraceDecoding.check(decoding.statistics, of: file)
    let undated = decoding.statistics.epochsWithoutDate
    guard undated > 0 else { return }
    waiting.append(.state(SourceState(name: nil, phrase: .withoutDate(positions: undated))))
  }
}
