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
import Text
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
      throw Refusal(
        .usage,
        CommandPhrase.excluded("--date \(date.quoted)", "--device \(device.quoted)"))
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
      environment.output.message(length.sentence(factor: factor, environment))
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
      environment.output.message(tally.summary(pipeline))
      if try store.places().isEmpty { environment.output.message(DaemonPhrase.noPlaces.text) }
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
          environment.output.message(
            DaemonPhrase.playedOnItsOwn(
              Formatted.moment(last, in: environment.zone, now: environment.now)
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
    if let reason = decoding.statistics.remark { environment.output.message(reason) }
    if ahead > 0 { environment.output.message(DevicePhrase.ahead(ahead).text) }
    if outOfRange > 0 { environment.output.message(DevicePhrase.outOfRange(outOfRange).text) }
    environment.output.message(tally.summary(pipeline))
    if pipeline.acceptedFixes == 0, pipeline.repeatedFixes > 0 {
      environment.output.message(DaemonPhrase.olderThanStored.text)
    }
    if try store.places().isEmpty {
      environment.output.message(DaemonPhrase.noPlaces.text)
    }
  }
}

/// When a recording in a file begins and ends.
struct ReplayLength {
  private let name: String
  /// The time of its first epoch.
  let first: Date
  /// The time of its last epoch.
  let last: Date

  /// Reads a recording once, which begins on a day that may be given; `nil` for a stream, and for
  /// one without times.
  ///
  /// - Throws: `Refusal` for a file that cannot be read.
  init?(_ file: String, day: String?, _ environment: CommandEnvironment) throws {
    let trace = try TraceFile(file, input: environment.process.streams.input)
    guard trace.length != nil else { return nil }
    var times: (first: Date, last: Date)?
    var decoding = try TraceDecoding(day: day)
    var order = RecordedOrder<Date>(present: environment.now)
    func take(_ time: Date, _ fault: RecordedTimeFault?) {
      guard fault == nil else { return }
      times = (min(times?.first ?? time, time), max(times?.last ?? time, time))
    }
    try decoding.decode(trace) { report in
      if let time = report.time { order.add(time, at: time, take) }
    }
    order.finish(take)
    guard let times else { return nil }
    name = file.quoted
    (first, last) = times
  }

  /// Returns what is played at a multiple of real time, how long it is, and how long it takes.
  func sentence(factor: Double, _ environment: CommandEnvironment) -> String {
    let seconds = last.timeIntervalSince(first)
    return DaemonPhrase.playing(
      name, speed: factor == factor.rounded() ? "\(Int(factor))x" : "\(factor)x",
      from: Formatted.moment(first, in: environment.zone, now: environment.now),
      length: Self.length(seconds), over: Self.length(seconds / factor)
    ).text
  }

  /// Returns a length in a unit that suits it, rounded to a whole number above 0.
  private static func length(_ seconds: Double) -> String {
    let unit: Double = seconds < 120 ? 1 : seconds < 7200 ? 60 : 3600
    return Formatted.length(seconds: max(1, (seconds / unit).rounded()) * unit)
  }
}

/// The counts of a replay.
struct ReplayTally {
  private var refused = 0
  private var transitions = 0
  private var reminders = 0

  mutating func count(_ events: [PipelineEvent]) {
    for event in events {
      switch event.kind {
      case .fixRefused: refused += 1
      case .reminder: reminders += 1
      case .enter, .exit, .dwell, .cross: transitions += 1
      }
    }
  }

  /// Returns the counts in a sentence.
  func summary(_ pipeline: Pipeline) -> String {
    var parts = [DaemonPhrase.fixes(pipeline.acceptedFixes).text]
    if refused > 0 { parts.append(DaemonPhrase.fixesRejected(refused).text) }
    if pipeline.repeatedFixes > 0 {
      parts.append(DaemonPhrase.fixesKnown(pipeline.repeatedFixes).text)
    }
    parts.append(Formatted.count(transitions, .transition))
    parts.append(Formatted.count(reminders, .reminder))
    return parts.joined(separator: ", ") + "."
  }
}

/// The moving clock of a replay at a chosen speed, on a terminal.
struct ReplayClock {
  private let zone: TimeZone
  private let streams: StandardStreams
  private let isShown: Bool
  private var shown = ""

  /// Creates a clock; it shows nothing if stderr is not a terminal.
  init(_ environment: CommandEnvironment, isShown: Bool) {
    zone = environment.zone
    streams = environment.process.streams
    self.isShown = isShown && StandardStreams.isTerminal(streams.error)
  }

  /// Shows the time of the recording; redraws only when the second changes.
  mutating func show(_ time: Date) {
    guard isShown else { return }
    let text = Formatted.seconds(time, in: zone)
    guard text != shown else { return }
    shown = text
    streams.writeError("\r  \(text)")
  }

  /// Removes the clock.
  mutating func clear() {
    guard isShown, !shown.isEmpty else { return }
    shown = ""
    streams.writeError("\r\u{1B}[K")
  }
}

/// The speed of a replay.
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
      throw Refusal(.usage, DaemonPhrase.unknownSpeed(text.quoted))
    }
    self = .times(factor)
  }
}

/// The clock that slows a replay down to its speed.
struct Pacer {
  private let pace: Pace
  private var last: Date?

  init(_ pace: Pace) {
    self.pace = pace
  }

  /// Waits for the time between the previous fix and this one, gaps included.
  mutating func wait(until time: Date) {
    guard case .times(let factor) = pace else { return }
    if let last, time > last {
      // A replay at a chosen speed has nothing to do until the next fix; Ctrl-C ends the process.
      Thread.sleep(forTimeInterval: time.timeIntervalSince(last) / factor)
    }
    last = time
  }
}

/// A recording that gpsbabel has turned into GPX, in a file for this replay only.
struct Converted {
  let path: String

  /// Converts a file; `-` is standard input.
  ///
  /// - Throws: `Refusal` for another program than gpsbabel, one that is not installed, and
  ///   for a file that it cannot read.
  init(_ file: String, via: String, _ environment: CommandEnvironment) throws {
    guard via.hasPrefix("gpsbabel:"), via.count > "gpsbabel:".count else {
      throw Refusal(.usage, ExchangePhrase.notVia(via.quoted))
    }
    let program = (environment.variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
      .split(separator: ":").map { "\($0)/gpsbabel" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else {
      throw Refusal(.unavailable, ExchangePhrase.noGPSBabel)
    }
    if file != "-", !FileManager.default.fileExists(atPath: file) {
      throw Refusal(.notFound, StorePhrase.noFile(file.quoted))
    }
    let path = FileManager.default.temporaryDirectory
      .appending(path: "passby-\(UUID().uuidString).gpx").path(percentEncoded: false)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-t", "-i", String(via.dropFirst("gpsbabel:".count)), "-f", file, "-o", "gpx,gpxver=1.0",
      "-F", path,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardInput =
      file == "-"
      ? FileHandle(
        fileDescriptor: environment.process.streams.input, closeOnDealloc: false)
      : FileHandle.nullDevice
    try process.run()
    let words = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    self.path = path
    guard process.terminationStatus == 0 else {
      remove()
      throw Refusal(
        .badData,
        StorePhrase.unreadable(file.quoted, reason: "gpsbabel: \(words.oneLine)"))
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
