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
  init(
    _ file: sending TraceFile, clock: (@Sendable () -> Date)? = nil, present: Date
  ) throws {
    feed = TraceFeed(file, clock: clock, present: present, decoding: try TraceDecoding())
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
  /// The order of a recording in a file; `nil` for a live receiver.
  private var order: RecordedOrder<FixReport>?
  /// True if the last positions had the day of the computer's clock.
  private var isDatedByClock = false
  private var used = 0
  private var hasEnded = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    _ file: sending TraceFile, clock: (@Sendable () -> Date)?, present: Date,
    decoding: sending TraceDecoding
  ) {
    if clock == nil, file.length != nil { order = RecordedOrder(present: present) }
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
    waiting = inOrder(reports).map { .report($0) }
    let isDated = decoding.statistics.epochsDatedByClock > known
    if !reports.isEmpty, isDated != isDatedByClock {
      isDatedByClock = isDated
      let phrase: PositionPhrase = isDated ? .datedByComputer : .ok
      waiting.insert(.state(SourceState(name: nil, phrase: phrase)), at: 0)
    }
    if hasEnded { try checkEnd() }
  }

  /// Returns the reports of a recording without those whose time is ahead of the others; the last
  /// ones wait until it is known.
  private func inOrder(_ reports: [FixReport]) -> [FixReport] {
    guard order != nil else { return reports }
    var kept: [FixReport] = []
    func take(_ report: FixReport, _ fault: RecordedTimeFault?) {
      if fault == nil { kept.append(report) }
    }
    for report in reports { order?.add(report, at: report.time, take) }
    if hasEnded { order?.finish(take) }
    return kept
  }

  private func checkEnd() throws {
    try TraceDecoding.check(decoding.statistics, of: file)
    let undated = decoding.statistics.epochsWithoutDate
    guard undated > 0 else { return }
    waiting.append(.state(SourceState(name: nil, phrase: .withoutDate(positions: undated))))
  }
}
