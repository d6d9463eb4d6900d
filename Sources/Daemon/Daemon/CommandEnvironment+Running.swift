package import CommandSupport
import Delivery
package import GPSD
import Geo
package import Logging
import Model
import Settings
package import Tracking

extension CommandEnvironment {
  /// Returns the settings of the pipeline, with reminders for some notifiers.
  package func pipelineSettings(notifiers: [String]) throws -> PipelineSettings {
    PipelineSettings(
      rules: try engineRules(), firesInitially: settings.initial == .fire,
      accuracy: AccuracyLimits(
        assumedMeters: settings.assumedAccuracyMeters, bestMeters: settings.bestAccuracyMeters,
        worstMeters: settings.worstAccuracyMeters),
      recordsPositions: settings.tracksRecord,
      retention: Retention(
        historySeconds: settings.historyKeepSeconds, trackSeconds: settings.tracksKeepSeconds),
      notifiers: notifiers, audiences: audiences,
      phones: PhoneLimits(
        staleAfterSeconds: settings.phones.staleAfterSeconds,
        oldestSeconds: settings.phones.oldestSeconds,
        leaveAfterSeconds: settings.phones.leaveAfterSeconds))
  }

  /// The persons of the notifiers that are not for all (P5).
  var audiences: [String: Set<String>] {
    let commands = settings.commands.map { ("command.\($0.name)", $0.persons) }
    let webhooks = settings.webhooks.map { ("webhook.\($0.name)", $0.persons) }
    let all = [("desktop", settings.desktopFor)] + commands + webhooks
    return Dictionary(
      all.filter { !$0.1.isEmpty }.map { ($0.0, Set($0.1)) }, uniquingKeysWith: { $1 })
  }

  /// Returns the address of gpsd by an option, else by the settings.
  package func gpsdAddress(_ option: String?) throws -> GPSDAddress {
    if let option { return try GPSDAddress(parsing: option) }
    return try GPSDAddress(host: settings.gpsdHost, port: settings.gpsdPort)
  }

  /// Returns the actions of the buttons in reminders.
  package func answer(logger: Logger) -> ReminderAnswer {
    ReminderAnswer(
      database: databasePath, zone: { [process] in process.zone },
      coolDownSeconds: settings.coolDownSeconds, usualSeconds: settings.planDurationSeconds,
      logger: logger)
  }

  /// The times at which failed deliveries are retried and given up.
  var retrySchedule: RetrySchedule {
    RetrySchedule(
      maximumPauseSeconds: settings.retryLongestSeconds,
      giveUpAfterSeconds: settings.giveUpAfterSeconds)
  }

  /// The level of the daemon's log.
  var logLevel: Logger.Level {
    Logger.Level(rawValue: settings.logLevel.rawValue) ?? .info
  }
}
