import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import GPSD
import Geo
import Localization
import Model
import Recurrence
import SQLiteStore

struct StatusCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("status", DaemonPhrase.helpStatus, discussion: DaemonPhrase.helpStatusDiscussion)
  }

  @Option(help: .phrase(DaemonPhrase.helpStatusGPSD, valueName: "address"))
  var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let environment = try process.environment
    let address = try environment.gpsdAddress(gpsd)
    let store = try environment.openForReading()
    let daemon = RunningDaemon(of: environment.databasePath)
    var probe: GPSDProbe?
    if daemon.status == nil || gpsd != nil {
      probe = await GPSDProbe.run(address: address, timeout: .seconds(3))
    }
    let overview = try environment.overview(of: store)
    let report = try StatusReport(
      store, overview: overview, daemon: daemon, address: address, probe: probe)
    try environment.output.render(report.json(zone: environment.zone, now: environment.now)) {
      let heard = try environment.deviceViews(store).filter { $0.device.id != .receiver }.map {
        (
          DevicePhrase.rowDevice.text,
          DevicePhrase.heard(
            $0.device.name.oneLine, $0.heardText(isDaemonKnown: daemon.status != nil)
          ).text
        )
      }
      try environment.output.table(
        (report.rows(environment) + heard).map { ($0.0, $0.1.wholeLine) }, titleWidth: 10)
    }
  }
}

extension StatusReport {
  /// Returns the rows of the table for people: title and text.
  func rows(_ environment: CommandEnvironment) -> [(String, String)] {
    var rows = daemonRows(environment)
    if let receiverText {
      let place = probe?.isReachable == true ? " (\(address))" : ""
      rows.append((.rowReceiver, receiverText + place))
    }
    let names = inside.map(\.oneLine).joined(separator: ", ")
    let isOld = lastFix.map { !KnownPosition.isPresent($0.time, now: environment.now) } ?? true
    let known = isOld || daemon.status == nil ? DaemonPhrase.atLastFix(names).text : names
    rows += [
      (.rowLastFix, lastFixText(environment)),
      (.rowInside, inside.isEmpty ? whereabouts(environment) : known),
      (.rowNext, nextText(environment)), (DaemonPhrase.rowOutbox, outboxText),
      (
        DaemonPhrase.rowDatabase,
        DaemonPhrase.database(environment.databasePath, tasks: tasks, places: places).text
      ),
    ]
    return rows.map { ($0.0.text, $0.1) }
  }

  /// That the user is at no place, and where they were last.
  private func whereabouts(_ environment: CommandEnvironment) -> String {
    let last = lastAt.map {
      Formatted.lastAt($0.place.oneLine, $0.time, in: environment.zone, now: environment.now)
    }
    return last ?? DaemonPhrase.noPlace.text
  }

  private func daemonRows(_ environment: CommandEnvironment) -> [(DaemonPhrase, String)] {
    switch daemon {
    case .none: return [(.rowDaemon, DaemonPhrase.notRunning.text)]
    case .silent(let record, let reason):
      return [(.rowDaemon, DaemonPhrase.silent(pid: Int(record.pid), reason: reason).text)]
    case .answers(let status):
      let running = DaemonPhrase.running(
        pid: Int(status.pid),
        uptime: Formatted.span(
          from: status.started, to: environment.process.now, in: environment.zone),
        megabytes: (status.memoryKb + 512) / 1024, version: status.version)
      let rows: [(DaemonPhrase, String?)] = [
        (.rowDaemon, running.text), (.rowSource, status.source), (.rowPage, status.web),
        (.rowBroker, status.broker?.words), (.rowBroker, status.broker?.strangers),
        (.rowConfig, status.configError.map { DaemonPhrase.settingsRejected($0).text }),
        (.rowTrouble, status.storeError),
        (.rowGap, status.lastGap.map { ReminderPhrase.gap($0, zone: environment.zone).text }),
      ]
      return rows.compactMap { row in row.1.map { (row.0, $0) } }
    }
  }

  private func lastFixText(_ environment: CommandEnvironment) -> String {
    var text = DaemonPhrase.noneYet.text
    if let lastFix {
      text = Formatted.age(of: lastFix.time, in: environment.zone, now: environment.now)
      if let accuracy = lastFix.accuracyMeters {
        text = DaemonPhrase.fixAge(text, meters: Int(accuracy.rounded())).text
      }
    }
    guard let status = daemon.status else { return text }
    if let device = status.carriedDevice { text += ", \(device.oneLine)" }
    guard status.receiver != nil || status.fixesAccepted > 0 || status.phones == nil else {
      return text
    }
    text += DaemonPhrase.accepted(status.fixesAccepted).text
    if status.fixesRefused > 0 { text += DaemonPhrase.rejected(status.fixesRefused).text }
    if let number = status.fixesRollover, number > 0 {
      text += DaemonPhrase.corrected(number).text
    }
    if let number = status.outOfRange, number > 0 {
      text += DaemonPhrase.outOfRange(number).text
    }
    return text + (status.lastRefusal.map { DaemonPhrase.lastRejection($0).text } ?? "")
  }

  private func nextText(_ environment: CommandEnvironment) -> String {
    if let late { return DaemonPhrase.nextAtOnce(late.todo.label).text }
    guard let next else { return DaemonPhrase.nothingComing.text }
    let countdown = next.view.countdown
    let when = Formatted.when(
      next.time, in: next.view.zone, now: environment.now, asDay: countdown?.isInDays ?? false)
    let phrase: DaemonPhrase =
      next.time == countdown?.dueBegins
      ? .nextDue(next.view.todo.label, when: when) : .nextOpens(next.view.todo.label, when: when)
    return phrase.text
  }

  private var outboxText: String {
    var text = outbox.waiting == 0 ? DaemonPhrase.outboxEmpty.text : ""
    if outbox.waiting > 0 { text = DaemonPhrase.waiting(outbox.waiting).text }
    if outbox.failing > 0 { text += DaemonPhrase.failing(outbox.failing).text }
    if outbox.abandoned > 0 { text += DaemonPhrase.abandoned(outbox.abandoned).text }
    return text + (outbox.lastError.map { " (\($0.oneLine))" } ?? "")
  }
}

extension BrokerFigures {
  /// The most topics of strangers that are named.
  private static let mostNamed = 5

  /// The address, how the daemon stands with it, and why it cannot be reached.
  var words: String {
    DevicePhrase.broker(address: address, state, reason: reason).text
  }

  /// The messages of topics that belong to no device, the most frequent first; `nil` without any.
  var strangers: String? {
    guard !unknown.isEmpty else { return nil }
    let sorted = unknownByFrequency
    let named = sorted.prefix(Self.mostNamed).map { "\($0.topic) (\($0.messages))" }
    let rest = sorted.count > Self.mostNamed ? ", …" : ""
    return DevicePhrase.strangers(
      sorted.reduce(0) { $0 + $1.messages }, topics: named.joined(separator: ", ") + rest
    ).text
  }
}
