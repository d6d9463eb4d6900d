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

  /// Takes a file.
  init(_ trace: TraceFile, environment: CommandEnvironment) {
    self.trace = trace
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
    var (positions, outOfOrder, refused) = (0, 0, 0)
    try phone.read { arrival, reading in
      refused += reading.refused.values.reduce(0, +)
      for report in reading.reports {
        guard let time = report.report.time else { continue }
        if let latest, time < latest {
          outOfOrder += 1
          continue
        }
        if latest == nil, let last = pipeline.lastFix?.time, time <= last,
          let other = try fresh()
        {
          pipeline = other
        }
        latest = time
        positions += 1
        begin(time)
        try show(pipeline.receive(report.report))
      }
    }
    try finish(&pipeline)
    guard !environment.output.json else {
      return try environment.output.line(
        .object([
          ("event", .string("end")), ("positions", .integer(positions)),
          ("without_time", .integer(phone.untimed)), ("out_of_order", .integer(outOfOrder)),
          ("refused", .integer(refused + phone.unreadable)),
        ]))
    }
    let output = environment.output
    if phone.untimed > 0 { output.note(DevicePhrase.withoutTime(phone.untimed).text) }
    if outOfOrder > 0 { output.note(DevicePhrase.late(outOfOrder).text) }
    if phone.unreadable > 0 { output.note(DevicePhrase.unreadableLines(phone.unreadable).text) }
  }
}
