import Application
import ArgumentParser
import Control
import Daemon
import Engine
import Foundation
import Geo
import Localization
import NMEA
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run a recorded NMEA trace through the very same code as a live receiver.",
    discussion: """
      The clock is the trace's own. Without --commit it works on a copy of the database in \
      memory, and nothing is changed.
      """)

  @Argument(help: "The recording, or - for standard input.", completion: .file()) var file: String
  @Option(
    help: "max, or a multiple of real time such as 1x or 60x.",
    completion: .list(["max", "1x", "60x"])) var speed = "max"
  @Flag(help: "Store what happens, with the trace's own times.") var commit = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let pace = try Pace(parsing: speed)
    let session = try Session(global)
    let trace = try TraceFile(file)
    let store =
      commit ? try session.openStore() : try SQLiteStore.inMemoryCopy(of: session.databasePath)
    let lock = try commit ? DaemonLock(database: store.path, record: .own) : nil
    defer { withExtendedLifetime(lock) {} }
    var pipeline = try Pipeline(
      store: store, settings: try session.pipelineSettings(notifiers: []))
    var decoding = TraceDecoding()
    var bar = ProgressBar(total: trace.length)
    var tally = ReplayTally()
    let lines = EventLines(session.output, zone: session.zone)
    var pacer = Pacer(pace)
    defer { bar.clear() }
    func tell(_ events: [PipelineEvent]) {
      guard !events.isEmpty else { return }
      bar.clear()
      tally.count(events)
      lines.write(events)
    }
    try decoding.decode(trace) { report in
      bar.show(trace.position)
      if let time = report.time { pacer.wait(until: time) }
      tell(try pipeline.receive(report))
    }
    bar.clear()
    if commit { lines.write(try pipeline.finish()) }
    guard !session.output.json else { return }
    if let reason = decoding.statistics.remark { session.output.note(reason) }
    session.output.note(tally.summary(pipeline))
    if try store.places().isEmpty {
      session.output.note(
        "There are no places yet, so nothing could happen: passby place add NAME LAT,LON")
    }
  }
}

/// Counts what a replay brought about.
struct ReplayTally {
  private var refused = 0
  private var transitions = 0
  private var reminders = 0

  /// Counts events.
  mutating func count(_ events: [PipelineEvent]) {
    for event in events {
      switch event.kind {
      case .fixRefused: refused += 1
      case .reminder: reminders += 1
      case .enter, .exit, .dwell, .cross: transitions += 1
      }
    }
  }

  /// The sum in a sentence.
  func summary(_ pipeline: Pipeline) -> String {
    var parts = [pipeline.acceptedFixes == 1 ? "1 fix" : "\(pipeline.acceptedFixes) fixes"]
    if refused > 0 { parts.append("\(refused) refused") }
    if pipeline.repeatedFixes > 0 { parts.append("\(pipeline.repeatedFixes) known already") }
    parts.append(Wording.count(transitions, .transition))
    parts.append(Wording.count(reminders, .reminder))
    return parts.joined(separator: ", ") + "."
  }
}

/// How fast a replay runs.
enum Pace: Equatable {
  case unlimited
  case times(Double)

  /// Reads `max`, `1x`, `60x`.
  init(parsing text: String) throws {
    let word = text.trimmed.lowercased()
    if word == "max" {
      self = .unlimited
      return
    }
    let digits = word.hasSuffix("x") ? String(word.dropLast()) : word
    guard let factor = Double(digits), factor.isFinite, (0.01...1_000_000).contains(factor) else {
      throw CommandFailure(
        .usage,
        "--speed \"\(text.oneLine)\" is unknown: expected max, 1x, or a multiple such as 60x.")
    }
    self = .times(factor)
  }
}

/// Holds a replay back to its pace.
struct Pacer {
  private let pace: Pace
  private var last: Date?

  /// Creates a pacer.
  init(_ pace: Pace) {
    self.pace = pace
  }

  /// Waits as long as the recording says passed since the fix before; gaps are waited out too.
  mutating func wait(until time: Date) {
    guard case .times(let factor) = pace else { return }
    if let last, time > last {
      Thread.sleep(forTimeInterval: time.timeIntervalSince(last) / factor)
    }
    last = time
  }
}
