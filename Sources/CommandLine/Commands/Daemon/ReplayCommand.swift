import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import Geo
import Localization
import Model
import NMEA
import SQLiteStore
import Tracking

struct ReplayCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("replay", DaemonPhrase.helpReplay, discussion: DaemonPhrase.helpReplayDiscussion)
  }

  static var opensStore: Bool { false }

  @Argument(help: .phrase(DaemonPhrase.helpRecording), completion: .file()) var file: String
  @Option(
    help: .phrase(DaemonPhrase.helpSpeed),
    completion: .list(["max", "1x", "60x"])) var speed = "max"
  @Flag(help: .phrase(DaemonPhrase.helpCommit)) var commit = false
  @Option(help: .phrase(DaemonPhrase.helpRecordingDate, valueName: "yyyy-mm-dd")) var date: String?
  @Option(help: .phrase(DevicePhrase.helpReplayAs, valueName: "name")) var device: String?
  @Option(help: .phrase(ExchangePhrase.helpVia, valueName: "gpsbabel:format")) var via: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    if let device, let date {
      throw RequestFailure(
        .usage,
        CommandPhrase.excluded("--date \"\(date.oneLine)\"", "--device \"\(device.oneLine)\""))
    }
    let pace = try Pace(parsing: speed)
    var decoding = try TraceDecoding(day: date)
    let environment = try process.environment
    let converted = try via.map { try Converted(self.file, via: $0, environment) }
    defer { converted?.remove() }
    let file = converted?.path ?? self.file
    let trace = try TraceFile(file, input: environment.process.streams.input)
    let isPositions =
      try device == nil
      && PhoneTrace.isRecording(beginning: trace.peek())
    let store =
      commit
      ? try environment.openStore() : try SQLiteStore.inMemoryCopy(of: environment.databasePath)
    let lock = try commit ? DaemonLock(database: store.path, record: .own) : nil
    defer { withExtendedLifetime(lock) {} }
    let settings = try environment.pipelineSettings(notifiers: [])
    func begin(isFresh: Bool = false) throws -> Pipeline {
      try Pipeline(
        store: store, settings: settings, isRehearsal: true, keepsCommits: commit,
        isFresh: isFresh, isRecording: true)
    }
    var pipeline = try begin()
    var bar = ProgressBar(total: trace.length, environment.process.streams)
    var tally = ReplayTally()
    let lines = EventLines(environment.output, zone: environment.zone)
    var pacer = Pacer(pace)
    var isFirst = true
    var clock = ReplayClock(environment, isShown: pace != .unlimited)
    if device == nil, !isPositions, case .times(let factor) = pace, !environment.output.json,
      let length = try ReplayLength(file, day: date, environment)
    {
      environment.output.note(length.sentence(factor: factor, environment))
    }
    // All of a replay is stored, or nothing; only one with a pace is shown meanwhile.
    let isShownAtEnd = commit && pace == .unlimited
    var unshown: [[PipelineEvent]] = []
    var outOfRange = 0
    defer { bar.clear() }
    func show(_ events: [PipelineEvent]) throws {
      guard !events.isEmpty else { return }
      tally.count(events)
      guard !isShownAtEnd else { return unshown.append(events) }
      bar.clear()
      clock.clear()
      try lines.write(events)
    }
    func finish(_ pipeline: inout Pipeline) throws {
      bar.clear()
      clock.clear()
      guard commit else { return }
      try show(pipeline.finish())
      try store.commitWhole(pipeline.kept)
      for events in unshown { try lines.write(events) }
    }
    if let device {
      let replay = try PhoneReplay(
        device, trace, isStored: commit, store: store, environment: environment)
      try replay.play(
        &pipeline,
        begin: { time in
          bar.show(trace.position)
          clock.show(time)
          pacer.wait(until: time)
        }, show: show, finish: finish)
      return
    }
    if isPositions {
      let replay = PositionReplay(trace, isStored: commit, environment: environment)
      try replay.play(
        &pipeline,
        fresh: { commit ? nil : try begin(isFresh: true) },
        begin: { time in
          bar.show(trace.position)
          clock.show(time)
          pacer.wait(until: time)
        }, show: show, finish: finish)
      guard !environment.output.json else { return }
      environment.output.note(tally.summary(pipeline))
      if try store.places().isEmpty { environment.output.note(DaemonPhrase.noPlaces.text) }
      return
    }
    var ahead = 0
    func play(_ report: FixReport, _ fault: RecordedTimeFault?) throws {
      if let fault {
        ahead += 1
        return try show(pipeline.leftOut(report, for: fault))
      }
      bar.show(trace.position)
      outOfRange += report.outOfRange
      if let time = report.time {
        if isFirst, !commit, let last = pipeline.lastFix?.time, time <= last,
          let length = try ReplayLength(file, day: date, environment), length.last < last
        {
          environment.output.note(
            DaemonPhrase.playedOnItsOwn(
              Wording.moment(last, in: environment.zone, now: environment.now)
            )
            .text
          )
          pipeline = try begin(isFresh: true)
        }
        isFirst = false
        clock.show(time)
        pacer.wait(until: time)
      }
      try show(pipeline.receive(report))
    }
    var order = RecordedOrder<FixReport>(present: environment.now)
    try decoding.decode(trace) { try order.add($0, at: $0.time, play) }
    try order.finish(play)
    try finish(&pipeline)
    guard !environment.output.json else { return }
    if let reason = decoding.statistics.remark { environment.output.note(reason) }
    if ahead > 0 { environment.output.note(DevicePhrase.ahead(ahead).text) }
    if outOfRange > 0 { environment.output.note(DevicePhrase.outOfRange(outOfRange).text) }
    environment.output.note(tally.summary(pipeline))
    if pipeline.acceptedFixes == 0, pipeline.repeatedFixes > 0 {
      environment.output.note(DaemonPhrase.olderThanStored.text)
    }
    if try store.places().isEmpty {
      environment.output.note(DaemonPhrase.noPlaces.text)
    }
  }
}
