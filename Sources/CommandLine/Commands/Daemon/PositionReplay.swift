import Application
import CommandSupport
import Daemon
import Foundation
import Geo
import Localization
import Model
import PhoneMessages
import Text
import Tracking

/// Replays recorded positions of a file as those of the receiver: GPX, OwnTracks, timelines (I5).
struct PositionReplay {
  private let trace: TraceFile
  private let environment: CommandEnvironment
  private let isStored: Bool

  /// Takes a file; `isStored` if what comes of it is to be stored.
  init(_ trace: TraceFile, isStored: Bool, environment: CommandEnvironment) {
    self.trace = trace
    self.isStored = isStored
    self.environment = environment
  }

  /// Plays the recording: calls `begin` before each position, `show` with the events, `finish` at
  /// the end, and then prints the counts.
  ///
  /// `fresh` makes a pipeline for a recording that is older than what is stored.
  func play(
    _ pipeline: inout Pipeline, fresh: () throws -> Pipeline?, begin: (Date) -> Void,
    show: ([PipelineEvent]) throws -> Void, finish: (inout Pipeline) throws -> Void
  ) throws {
    var phone = PhoneTrace(trace)
    var latest: Date?
    var (positions, outOfOrder, ahead) = (0, 0, 0)
    var refused: [PhoneRefusal: Int] = [:]
    func play(_ report: FixReport, _ fault: RecordedTimeFault?) throws {
      guard let time = report.time else { return }
      if let fault {
        ahead += 1
        return try show(pipeline.leftOut(report, for: fault))
      }
      if let latest, time < latest {
        outOfOrder += 1
        return
      }
      if latest == nil, let last = pipeline.lastFix?.time, time <= last,
        let other = try fresh()
      {
        pipeline = other
      }
      latest = time
      positions += 1
      begin(time)
      try show(pipeline.receive(report))
    }
    var order = RecordedOrder<FixReport>(present: environment.now)
    try phone.read { _, reading in
      refused.merge(reading.refused, uniquingKeysWith: +)
      for report in reading.reports {
        try order.add(report.report, at: report.report.time, play)
      }
    }
    try order.finish(play)
    try phone.end(&pipeline, isStored: isStored, finish: finish)
    let output = environment.output
    if output.json {
      let counts = ReplayCounts(
        positions: positions, withoutTime: phone.untimed, outOfOrder: outOfOrder,
        refused: refused.values.reduce(ahead, +) + phone.unreadable)
      try output.line(counts.json)
    }
    if let fault = phone.fault { throw fault }
    guard !output.json else { return }
    if phone.untimed > 0 { output.note(DevicePhrase.withoutTime(phone.untimed).text) }
    if outOfOrder > 0 { output.note(DevicePhrase.late(outOfOrder).text) }
    if ahead > 0 { output.note(DevicePhrase.ahead(ahead).text) }
    output.note(refused)
    if phone.unreadable > 0 { output.note(DevicePhrase.unreadableLines(phone.unreadable).text) }
  }
}

/// The counts of the positions of a recording, the last line of `replay --json` (I5).
struct ReplayCounts {
  let positions: Int
  let withoutTime: Int
  let outOfOrder: Int
  let refused: Int

  /// The keys.
  var json: JSON {
    .object([
      ("event", .string("end")), ("positions", .integer(positions)),
      ("without_time", .integer(withoutTime)), ("out_of_order", .integer(outOfOrder)),
      ("refused", .integer(refused)),
    ])
  }
}

extension PhoneTrace {
  /// Ends a replay: of a damaged file nothing is stored.
  ///
  /// - Throws: The fault, where something was to be stored; what `finish` throws.
  func end(
    _ pipeline: inout Pipeline, isStored: Bool, finish: (inout Pipeline) throws -> Void
  ) throws {
    if isStored, let fault { throw fault }
    try finish(&pipeline)
  }
}

extension Output {
  /// Says how many positions of a recording were refused, a line for each reason.
  func note(_ refused: [PhoneRefusal: Int]) {
    for (reason, count) in refused.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      note(DevicePhrase.refused(count, reason).text)
    }
  }
}
