package import Appearance
package import Localization
package import Model
import Text

/// All that can be set from outside, checked, in plain types.
///
/// Every value here is in range: only `load` makes one that differs from the defaults.
package struct PassbySettings: Sendable, Hashable {
  /// The database file; `nil` for the usual place.
  package internal(set) var database: String?

  /// The word for the language of the environment, or of the browser.
  static let automaticLanguage = "auto"

  /// The code of the language of texts, such as `uk`; `nil` for that of the environment.
  package internal(set) var language: String?
  /// How times of day are written; `nil` for the language's own way.
  package internal(set) var clock: ClockStyle?
  /// The day with which a week begins; `nil` for the language's own.
  package internal(set) var weekStart: WeekStart?

  /// The parts of the product that are on.
  package internal(set) var parts = PartSet.all
  /// The appearance of the pages.
  package internal(set) var appearance = Appearance()

  /// Where gpsd runs: a host name or an IP address.
  package internal(set) var gpsdHost = "localhost"
  /// The port gpsd listens on, 1 to 65535.
  package internal(set) var gpsdPort = 2947
  /// The one receiver to follow, as gpsd names it; `nil` for the first that gives a position, and
  /// another one while that has none.
  package internal(set) var gpsdDevice: String?

  /// How long before it is due a new task opens that has no window and names no horizon; seconds,
  /// from 1 to 52 weeks.
  package internal(set) var horizonSeconds = 86_400.0
  /// How long a stay must last for a task that asks for `dwell` and names no length; seconds, from
  /// 1 to a week.
  package internal(set) var dwellSeconds = 300.0
  /// True if a task reminds that opens while the user is at its place.
  package internal(set) var whileInside = true
  /// The meaning of being inside a place at the very first fix.
  package internal(set) var initial = InitialState.silent
  /// Coming back within this time goes on with the visit; seconds, from 1 to a week.
  package internal(set) var coolDownSeconds = 600.0

  /// When appointments remind that do not say it themselves (Z4).
  package internal(set) var appointmentLeads: [Lead] = [.minutes(15), .start]
  /// When other tasks that are due at a time remind.
  package internal(set) var deadlineLeads: [Lead] = [.start]
  /// When tasks remind that are due on a day; never minutes.
  package internal(set) var dayLeads: [Lead] = [.morning]
  /// The time of day that `evening` means, `HH:MM`.
  package internal(set) var evening = "19:00"
  /// True if what a morning has to tell comes as one message (Z8).
  package internal(set) var hasMorningMessage = true
  /// True if what is overdue is told again (Z8).
  package internal(set) var remindsOfOverdue = true
  /// True if what is still open is told in the evening (Z9).
  package internal(set) var remindsOfStillOpen = false

  /// The accuracy of a fix whose receiver names none (G1); metres, 1 to 10 000.
  package internal(set) var assumedAccuracyMeters = 30.0
  /// No fix counts as more accurate than this (G1); metres, 1 to 1000.
  package internal(set) var bestAccuracyMeters = 10.0
  /// Fixes less accurate than this are refused; metres, from the best accuracy to 100 000, or `nil`
  /// for no limit beyond G2.
  package internal(set) var worstAccuracyMeters: Double?

  /// When reminders begin to be held back, `HH:MM`; set together with the end, and different from
  /// it; `off` for no quiet hours, whatever the end is.
  package internal(set) var quietHoursStart: String?
  /// When held reminders are given, `HH:MM`.
  package internal(set) var quietHoursEnd: String?
  /// True if quiet hours hold reminders at an arrival back, too (Z15).
  package internal(set) var quietAtPlaces = false
  /// True if quiet hours hold reminders at a time that somebody gave back, too (Z15).
  package internal(set) var quietAlways = false
  /// True if single letters and digits are keys of the page.
  package internal(set) var singleKeys = true

  /// The value of `quiet_hours.start` without quiet hours.
  static let noQuietHours = "off"
  /// When quiet hours begin and end, `HH:MM`; `nil` without.
  package var quietHours: (start: String, end: String)? {
    guard let start = quietHoursStart, let end = quietHoursEnd, start != Self.noQuietHours else {
      return nil
    }
    return (start, end)
  }

  /// When the user's day begins, `HH:MM`.
  package internal(set) var dayStart = "08:00"
  /// When the user's day ends, `HH:MM`; before the start it is a time of the next date, and it is
  /// never the start itself.
  package internal(set) var dayEnd = "22:00"
  /// When the user's date changes, `HH:MM` from 00:00 to 06:00.
  package internal(set) var dayTurn = "00:00"

  package internal(set) var desktop = DesktopChoice.auto
  /// The persons whose reminders the desktop shows; empty for those of all persons.
  package internal(set) var desktopFor: [String] = []
  /// The ntfy server: an `http` or `https` address without a query.
  package internal(set) var ntfyURL = "https://ntfy.sh"
  /// The topic of reminders there, 1 to 64 of A-Z, a-z, 0-9, `_` and `-`; `nil` for no ntfy.
  package internal(set) var ntfyTopic: String?
  /// A reminder that could not be delivered for this long is given up; seconds, from a minute to 52
  /// weeks.
  package internal(set) var giveUpAfterSeconds = 2.0 * 86_400
  /// The longest pause before delivery is tried again; seconds, from 1 to a day.
  package internal(set) var retryLongestSeconds = 3600.0
  /// The programs that receive reminders, by name; each name once.
  package internal(set) var commands: [CommandSettings] = []
  /// The addresses that reminders are posted to, by name; each name once.
  package internal(set) var webhooks: [WebhookSettings] = []

  /// The port for the web page, 1 to 65535, or 0 for one that the system chooses.
  package internal(set) var webPort = 7575
  /// Where the web page listens: an IP address, or `localhost`; beyond this machine only with a
  /// token.
  package internal(set) var webListen = "127.0.0.1"
  /// Further host names of the web page, lowercase, without port; at most 16.
  package internal(set) var webHosts: [String] = []
  /// The address of the web page away from home: `http` or `https` without a query, or `nil`.
  package internal(set) var webPublicURL: String?
  /// Whom push services may write to: a mail address or an `https` address, or `nil`.
  package internal(set) var webPushContact: String?
  /// Where map tiles come from: an `http` or `https` address with `{z}`, `{x}` and `{y}`, or `nil`
  /// for none.
  package internal(set) var webTiles: String?
  /// A file of map tiles (MBTiles), or `nil` for none.
  package internal(set) var webTilesFile: String?
  /// The attribution of the map; `nil` for none.
  package internal(set) var webAttribution: String?
  /// A Nominatim-compatible geocoding service: an `http` or `https` address, or `nil`
  /// for none.
  package internal(set) var webGeocoder: String?
  /// The addresses of proxies whose word about the protocol and the client counts; at most 16.
  package internal(set) var webTrustedProxies: [String] = []
  /// The duration in the day plan of a task without one; seconds, from a minute to a day.
  package internal(set) var planDurationSeconds = 1800.0
  /// The largest photo; bytes, from 100 kB to 40 MB.
  package internal(set) var photosMaxSize = 12_000_000
  /// The largest file that the page and the API import; bytes, from 1 MB to 1 GB.
  package internal(set) var importMaxSize = 64_000_000
  /// True if calendars have alarms at the places of tasks.
  package internal(set) var calendarPlaceAlarms = true
  /// The most that all photos together may take; bytes, from 1 MB to 1000 GB.
  package internal(set) var photosMaxTotal = 1_000_000_000
  package internal(set) var moodAsking = MoodAsking.rarely
  /// Where the picture comes from that is shown after something was done.
  package internal(set) var rewardPictures = RewardChoice.offline
  /// When such a picture is offered.
  package internal(set) var rewardOffer = RewardOffer.level
  /// The address of such a picture: `http` or `https`, or `nil` for none.
  package internal(set) var rewardURL: String?
  /// The limits of what phones send.
  package internal(set) var phones = PhonesSettings()
  /// The MQTT broker.
  package internal(set) var mqtt = MQTTSettings()
  /// How long decisions, transitions, visits, reminders and given-up deliveries are kept; seconds,
  /// from a day to 100 years.
  package internal(set) var historyKeepSeconds = 90.0 * 86_400
  /// True if positions are recorded (S3).
  package internal(set) var tracksRecord = false
  /// How long recorded positions are kept; seconds, from an hour to 100 years.
  package internal(set) var tracksKeepSeconds = 30.0 * 86_400
  /// From which level on messages are logged.
  package internal(set) var logLevel = LogLevel.info

  /// The defaults.
  package static let standard = PassbySettings()

  init() {}
}

extension PassbySettings {
  /// Reads the settings as `SettingsReading` does, without where each was found.
  ///
  /// - Throws: `SettingsError` for an unknown setting, a value out of range, and a file that is
  ///   missing, unreadable or no YAML.
  package static func load(
    overrides: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) throws(SettingsError) -> PassbySettings {
    try SettingsReading(overrides: overrides, environment: environment, file: file).settings
  }

  init(_ found: SettingsValues) throws(SettingsError) {
    self.init()
    for setting in Setting.all { try setting.read(found, &self) }
  }

  /// Checks that a fix can be accurate enough.
  func checkAccuracies() throws(SettingsError) {
    guard let worst = worstAccuracyMeters, worst < bestAccuracyMeters else { return }
    throw .noAccuracyLeft(
      worst: SettingsValue.meters(worst).text, best: SettingsValue.meters(bestAccuracyMeters).text)
  }

  /// Checks that the day has a length.
  func checkDay() throws(SettingsError) {
    if dayStart == dayEnd { throw .emptyDay(dayStart) }
  }

  /// Checks that quiet hours have both ends or none, and a length.
  func checkQuietHours() throws(SettingsError) {
    guard quietHoursStart != Self.noQuietHours else { return }
    let (start, end) = (SettingsError.quietHours[0], SettingsError.quietHours[1])
    switch (quietHoursStart, quietHoursEnd) {
    case (nil, nil): return
    case (let value?, nil): throw .halfQuietHours(key: start, value: value, missing: end)
    case (nil, let value?): throw .halfQuietHours(key: end, value: value, missing: start)
    case (let first?, let last?): if first == last { throw .emptyQuietHours(first) }
    }
  }

  /// Returns the value of a named notifier's setting; `nil` when there is no such notifier.
  func value(of key: NotifierKey) -> SettingsValue? {
    switch key.notifier.kind {
    case .command: commands.first { $0.name == key.notifier.name }?.value(of: key.field)
    case .webhook: webhooks.first { $0.name == key.notifier.name }?.value(of: key.field)
    }
  }

  /// The named notifiers, commands first.
  var notifiers: [NotifierName] {
    commands.compactMap { NotifierName(.command, $0.name) }
      + webhooks.compactMap { NotifierName(.webhook, $0.name) }
  }
}

extension CommandSettings {
  fileprivate func value(of field: NotifierField) -> SettingsValue {
    switch field {
    case .run: .list(arguments)
    case .for: persons.isEmpty ? .nothing : .list(persons)
    case .timeLimit: .seconds(timeLimitSeconds)
    case .url, .headers, .body: .nothing
    }
  }
}

extension WebhookSettings {
  fileprivate func value(of field: NotifierField) -> SettingsValue {
    switch field {
    case .url: .text(url)
    case .for: persons.isEmpty ? .nothing : .list(persons)
    case .headers: headers.isEmpty ? .nothing : .list(headers.map { "\($0.name): \($0.value)" })
    case .body: body.map { .text($0) } ?? .nothing
    case .timeLimit: .seconds(timeLimitSeconds)
    case .run: .nothing
    }
  }
}
