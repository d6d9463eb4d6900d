import Application
import CommandSupport
import Daemon
import Foundation
import Geo
import Localization
import Model
import PhoneMessages
import SQLiteStore
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
    if phone.untimed > 0 { output.message(DevicePhrase.withoutTime(phone.untimed).text) }
    if outOfOrder > 0 { output.message(DevicePhrase.late(outOfOrder).text) }
    if ahead > 0 { output.message(DevicePhrase.ahead(ahead).text) }
    output.message(refused)
    if phone.unreadable > 0 { output.message(DevicePhrase.unreadableLines(phone.unreadable).text) }
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
  func message(_ refused: [PhoneRefusal: Int]) {
    for (reason, count) in refused.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      message(DevicePhrase.refused(count, reason).text)
    }
  }
}

/// Replays a phone's recording: processes each message as if it had just arrived (P22).
struct PhoneReplay {
  private let device: Device
  private let trace: TraceFile
  private let pushed: PushedPlaces
  private let isStored: Bool
  private let environment: CommandEnvironment

  /// How long after the last message what it has caused is still waited for, in seconds (P10).
  private static let afterwards = 5.0

  /// Finds the device in a store; `isStored` if what comes of the recording is to be stored.
  ///
  /// - Throws: `Refusal` if there is none of this name.
  init(
    _ name: String, _ trace: TraceFile, isStored: Bool, store: SQLiteStore,
    environment: CommandEnvironment
  ) throws {
    self.isStored = isStored
    device = try store.withSnapshot {
      try DeviceNames(devices: try $0.devices).device(name)
    }
    pushed = try device.pushesPlaces ? PushedPlaces(store.places()) : .none
    self.trace = trace
    self.environment = environment
  }

  /// Plays the recording: calls `begin` before each message with the time of its arrival, `show`
  /// with the events, and `finish` at the end, before it prints the summary.
  func play(
    _ pipeline: inout Pipeline, begin: (Date) -> Void, show: ([PipelineEvent]) throws -> Void,
    finish: (inout Pipeline) throws -> Void
  ) throws {
    var phone = PhoneTrace(trace, pushed: pushed)
    var last: Date?
    var total = DeviceReceipt()
    var (positions, outOfRange, ahead) = (0, 0, 0)
    var refused: [PhoneRefusal: Int] = [:]
    func play(_ message: (arrival: Date, reading: PhoneReading), _ fault: RecordedTimeFault?) throws
    {
      let (arrival, reading) = message
      guard fault == nil else {
        ahead += 1
        return
      }
      begin(arrival)
      try pass(until: arrival, &pipeline, show)
      outOfRange += reading.outOfRange
      refused.merge(reading.refused, uniquingKeysWith: +)
      last = arrival
      positions += reading.reports.count
      guard !reading.reports.isEmpty else { return }
      let (receipt, events) = try pipeline.receive(
        DeviceBatch(device: device.id, arrival: arrival, reports: reading.reports))
      total.accepted += receipt.accepted
      total.late += receipt.late
      total.repeated += reading.repeated + receipt.repeated
      total.rollover += reading.rollover + receipt.rollover
      try show(events)
    }
    var order = RecordedOrder<(arrival: Date, reading: PhoneReading)>(present: environment.now)
    try phone.read { arrival, reading in
      try order.add((arrival, reading), at: arrival, play)
    }
    try order.finish(play)
    if let last {
      try pass(until: last.addingTimeInterval(Self.afterwards), &pipeline, show)
    }
    try phone.end(&pipeline, isStored: isStored, finish: finish)
    if environment.output.json {
      let counts = ReplayCounts(
        positions: positions - total.late, withoutTime: phone.untimed, outOfOrder: total.late,
        refused: refused.values.reduce(ahead, +) + phone.unreadable)
      try environment.output.line(counts.json)
    }
    if let fault = phone.fault { throw fault }
    guard !environment.output.json else { return }
    environment.output.message(DevicePhrase.used(total.accepted).text)
    if ahead > 0 { environment.output.message(DevicePhrase.ahead(ahead).text) }
    if total.late > 0 { environment.output.message(DevicePhrase.late(total.late).text) }
    if total.repeated > 0 { environment.output.message(DevicePhrase.repeated(total.repeated).text) }
    if total.rollover > 0 { environment.output.message(DevicePhrase.rollover(total.rollover).text) }
    if outOfRange > 0 { environment.output.message(DevicePhrase.outOfRange(outOfRange).text) }
    environment.output.message(refused)
    if phone.untimed > 0 {
      environment.output.message(DevicePhrase.withoutTime(phone.untimed).text)
    }
    if phone.unreadable > 0 {
      environment.output.message(DevicePhrase.unreadableLines(phone.unreadable).text)
    }
  }

  /// Decides what time alone causes between two messages, at the instants at which a daemon would.
  private func pass(
    until end: Date, _ pipeline: inout Pipeline, _ show: ([PipelineEvent]) throws -> Void
  ) throws {
    while let wake = pipeline.nextWake, let clock = pipeline.clock, wake > clock, wake <= end {
      try show(pipeline.tick(at: wake))
    }
  }
}
