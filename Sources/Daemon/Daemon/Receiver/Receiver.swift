import Application
import CommandSupport
import Dispatch
import Foundation
import GPSD
import Geo
import Localization
package import NMEA
import Settings
import Tracking

/// The receiver to follow: the address of gpsd, and one of its devices.
struct Receiver: Sendable, Hashable {
  let address: GPSDAddress
  let device: String?

  /// Creates the receiver that the options name, or else the settings.
  init(_ environment: CommandEnvironment, gpsd: String?, device: String?) throws {
    address = try environment.gpsdAddress(gpsd)
    self.device = device ?? environment.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The receiver as texts name it.
  var phrase: DaemonPhrase { .receiver(address: "\(address)", device: device) }

  /// The reports of the receiver, without end.
  var items: AsyncMapSequence<GPSDSession, SourceItem> {
    GPSDSession(address: address, device: device).map { report in
      switch report {
      case .fix(let fix): .report(fix)
      case .state(let state): .state(SourceState(name: state.name, phrase: state.phrase))
      default: .state(SourceState(name: nil, phrase: report.phrase))
      }
    }
  }
}

extension ReceiverState {
  /// The state's name in JSON.
  var name: String {
    switch self {
    case .ok: "ok"
    case .stale: "stale"
    case .noFix: "no fix"
    case .noDevice: "no device"
    case .noDaemon: "no daemon"
    }
  }
}

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

extension ReadingStatistics {
  /// A remark about damage in the recording; `nil` if there was none.
  package var remark: String? {
    let damage: [(Int, (Int) -> DaemonPhrase)] = [
      (badChecksums, DaemonPhrase.badChecksums), (truncatedSentences, DaemonPhrase.cutLines),
      (overlongSentences, DaemonPhrase.overlongLines), (garbageBytes, DaemonPhrase.garbage),
      (epochsWithoutPosition, DaemonPhrase.withoutPosition),
      (epochsWithoutDate, DaemonPhrase.withoutDate),
    ]
    let texts = damage.filter { $0.0 > 0 }.map { $0.1($0.0).text }
    guard !texts.isEmpty else { return nil }
    let remark = DaemonPhrase.damage(texts.joined(separator: ", ")).text
    return epochsWithoutDate > 0 ? "\(remark) \(DaemonPhrase.giveDate.text)" : remark
  }
}
