public import Engine
public import GPSD
import Geo
public import Logging
import Reminders
public import Runtime
import Settings

extension Session {
  /// The pipeline's settings, reminders addressed to some notifiers.
  public func pipelineSettings(notifiers: [String]) throws -> PipelineSettings {
    PipelineSettings(
      rules: try engineRules(), firesInitially: settings.initial == .fire,
      accuracy: AccuracyLimits(
        assumedMeters: settings.assumedAccuracyMeters, bestMeters: settings.bestAccuracyMeters,
        worstMeters: settings.worstAccuracyMeters),
      recordsPositions: settings.tracksRecord,
      retention: Retention(
        historySeconds: settings.historyKeepSeconds, trackSeconds: settings.tracksKeepSeconds),
      notifiers: notifiers)
  }

  /// Where gpsd is: by an option, or by the settings.
  public func gpsdAddress(_ option: String?) throws -> GPSDAddress {
    if let option { return try GPSDAddress(parsing: option) }
    return try GPSDAddress(host: settings.gpsdHost, port: settings.gpsdPort)
  }

  /// Carries out what the user answers to a reminder.
  public func answer(logger: Logger) -> ReminderAnswer {
    ReminderAnswer(
      database: databasePath, zone: zone, coolDownSeconds: settings.coolDownSeconds, logger: logger)
  }

  /// When failed deliveries are tried again, and given up.
  var retrySchedule: RetrySchedule {
    RetrySchedule(
      longestSeconds: settings.retryLongestSeconds, giveUpAfterSeconds: settings.giveUpAfterSeconds)
  }

  /// From which level on the daemon logs.
  var logLevel: Logger.Level {
    Logger.Level(rawValue: settings.logLevel.rawValue) ?? .info
  }
}
