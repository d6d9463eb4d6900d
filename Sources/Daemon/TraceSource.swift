import Dispatch
import Engine
import Geo

/// A recording or a stream of NMEA as a source of positions.
///
/// The file is read on its own queue, so that a silent receiver blocks nothing else, and only as
/// fast as its items are consumed.
struct TraceSource: AsyncSequence, Sendable {
  private let feed: TraceFeed

  /// Creates a source over a file or standard input.
  init(_ file: sending TraceFile) {
    feed = TraceFeed(file)
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
  private var decoding = TraceDecoding()
  private var waiting: [FixReport] = []
  private var used = 0
  private var hasEnded = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ file: sending TraceFile) {
    self.file = file
  }

  func next() throws -> SourceItem? {
    while used == waiting.count {
      guard !hasEnded else { return nil }
      try readMore()
      if Task.isCancelled { return nil }
    }
    defer { used += 1 }
    return .report(waiting[used])
  }

  private func readMore() throws {
    waiting = []
    used = 0
    // With a timeout, so that a cancelled daemon does not wait for a silent receiver.
    guard file.waitForInput(milliseconds: 200) else { return }
    let hasMore = try file.read { waiting = decoding.reports(in: $0) }
    guard !hasMore else { return }
    hasEnded = true
    waiting = decoding.lastReports()
    try TraceDecoding.check(decoding.statistics, of: file)
  }
}
