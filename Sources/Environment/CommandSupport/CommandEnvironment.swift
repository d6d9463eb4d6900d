package import Application
package import Foundation
package import Localization
package import Model
import Planning
import Recurrence
package import SQLiteStore
package import Settings

/// The clock, zone, settings, database and output that a command or the daemon works with.
package struct CommandEnvironment: Sendable {
  /// The present, in whole seconds unless the user fixed it.
  package let now: Date
  /// True if the user fixed the present.
  package let isClockFixed: Bool
  /// The machine's zone.
  package let zone: TimeZone
  /// The database file.
  package let databasePath: String
  /// The database file if nothing names another.
  package let usualDatabasePath: String
  /// The settings in force, and where each was found.
  package let reading: SettingsReading
  /// The options, variables and file of the settings, for choices on the page.
  package let sources: SettingsSources
  /// The choices of the page, by name; the settings hold those that count.
  package let preferences: [String: String]
  /// The connection that has read them, until a store takes it.
  private let opened: OpenDatabase?
  /// The configuration file that was read, if any.
  package let configPath: String?
  /// The version of the configuration file that was read.
  package let configStamp: FileStamp?
  /// The path at which the configuration file is looked for.
  package let configLocation: ConfigLocation
  /// The language of texts for the user.
  package let localizer: Localizer
  /// The output of the command.
  package let output: Output
  /// The process of the command.
  package let process: ProcessContext

  package var variables: [String: String] { process.environment }

  /// The settings in force.
  package var settings: PassbySettings { reading.settings }

  /// Reads the configuration file and puts options before variables before the file before what
  /// was chosen on the page.
  ///
  /// Callers that have read the choices pass them as `preferences`; otherwise they come from the
  /// database, which is not created or changed. With `keepsConnection` the first store that is
  /// opened takes over the connection that has read them; until then no other file may take the
  /// place of the database. `early` counts if it is of the same file.
  ///
  /// - Throws: `SettingsError`, `RecurrenceError` for an instant that cannot be read, or
  ///   `Refusal` for an unknown language.
  package init(
    _ options: EnvironmentOptions, in process: ProcessContext, early: EarlySettings? = nil,
    preferences known: [String: String]? = nil, keepsConnection: Bool = false
  ) throws {
    self.process = process
    let environment = process.environment
    zone = process.zone
    configLocation = ConfigLocation(option: options.config, environment: environment)
    configPath = configLocation.inForce
    configStamp = configPath.flatMap(FileStamp.init)
    let early = early?.file == configPath ? early : nil
    sources = try early?.sources ?? SettingsSources(environment: environment, file: configPath)
    let fixed = try early?.reading ?? sources.reading()
    let location = DatabaseLocation(
      option: options.db, settings: fixed.settings, environment: environment)
    usualDatabasePath = location.usual
    databasePath = location.path
    let database = known == nil ? OpenDatabase(path: databasePath) : nil
    preferences = known ?? database?.preferences.values ?? [:]
    if !keepsConnection { database?.close() }
    opened = keepsConnection ? database : nil
    reading = preferences.isEmpty ? fixed : try sources.reading(preferences: preferences)
    let settings = reading.settings
    let instant = options.now ?? environment["PASSBY_NOW"].flatMap { $0.isEmpty ? nil : $0 }
    isClockFixed = instant != nil
    if let instant {
      now = try Moment(parsing: instant).date(in: zone, dayMeans: .start)
      // A wall clock west of Greenwich reaches the year 10000 of UTC.
      guard Moment.range.contains(now) else {
        throw RecurrenceError.outOfRange(instant, expected: .instants)
      }
    } else {
      now = Date(timeIntervalSince1970: process.now.timeIntervalSince1970.rounded(.down))
    }
    localizer = Localizer(
      try LanguageChoice.language(
        option: options.lang, setting: settings.language, environment: environment),
      clock: settings.clock, firstWeekday: settings.weekStart?.weekday,
      zone: zone)
    output = Output(
      json: options.json, color: options.color, environment: environment, streams: process.streams)
  }

  /// Opens the database and creates it if it does not exist.
  package func openStore() throws -> SQLiteStore {
    try SQLiteStore(path: databasePath, taking: opened)
  }

  /// Opens the database read-only; a missing file counts as an empty database and is not created.
  package func openForReading() throws -> SQLiteStore {
    try SQLiteStore(path: databasePath, mode: .readOnlyIfPresent, taking: opened)
  }

  /// Returns the present, or another time, and the rules that an action needs.
  package func actionContext(at time: Date? = nil) throws -> ActionContext {
    var context = ActionContext(
      now: time ?? now, rules: try engineRules(), horizonSeconds: settings.horizonSeconds,
      dwellSeconds: settings.dwellSeconds, hours: try hours)
    context.parts = settings.parts
    context.plan.defaultTaskSeconds = settings.planDurationSeconds
    context.hasPlaceAlarms = settings.calendarPlaceAlarms
    context.historyKeepSeconds = settings.historyKeepSeconds
    context.photos.maximumBytes = settings.photosMaxSize
    context.photos.maximumTotal = settings.photosMaxTotal
    return context
  }

  /// Throws unless a part of the product is on (T11); a command of that part calls it first.
  package func require(_ part: Part) throws(Refusal) {
    guard !settings.parts.contains(part) else { return }
    throw Refusal(.configuration, SettingsPhrase.isOff(part, setting: Part.setting))
  }

  /// Prints remarks on stderr, one per line.
  package func message(_ remarks: [String]) {
    for remark in remarks { output.message(remark) }
  }

  /// Returns a builder of edits for the present.
  package func builder() throws -> EditBuilder { EditBuilder(try actionContext()) }

  /// The beginning, the end and the turn of the user's day.
  package var hours: DayHours {
    get throws {
      DayHours(
        start: try TimeOfDay(parsing: settings.dayStart),
        end: try TimeOfDay(parsing: settings.dayEnd), turn: try TimeOfDay(parsing: settings.dayTurn)
      )
    }
  }

  /// Returns the rules of the engine by the settings.
  package func engineRules() throws -> EngineRules {
    var quiet: QuietHours?
    if let (start, end) = settings.quietHours {
      quiet = QuietHours(
        start: try TimeOfDay(parsing: start), end: try TimeOfDay(parsing: end))
    }
    var rules = EngineRules(
      machineZone: zone, coolDownSeconds: settings.coolDownSeconds,
      whileInside: settings.whileInside, quietHours: quiet)
    rules.appointmentLeads = settings.appointmentLeads
    rules.deadlineLeads = settings.deadlineLeads
    rules.dayLeads = settings.dayLeads
    rules.evening = try TimeOfDay(parsing: settings.evening)
    rules.hasMorningMessage = settings.hasMorningMessage
    rules.remindsOfOverdue = settings.remindsOfOverdue
    rules.remindsOfStillOpen = settings.remindsOfStillOpen
    rules.quietAtPlaces = settings.quietAtPlaces
    rules.quietAlways = settings.quietAlways
    let firstDay = settings.weekStart?.weekday ?? Localizer.current.firstWeekday
    rules.weekStart = Weekday(rawValue: (firstDay + 6) % 7) ?? .monday
    rules.remindsOfHabits = settings.parts.contains(.journal)
    rules.usualSeconds = settings.planDurationSeconds
    (rules.dayStart, rules.dayEnd, rules.dayTurn) = (
      try hours.start, try hours.end, try hours.turn
    )
    return rules
  }
}
