import Text

/// A setting that everybody has: dotted, with its section before the dot.
enum SettingsKey: String, CaseIterable, SettingsAddress {
  case database
  case language
  case clock
  case weekStart = "week_start"
  case parts
  case appearanceTheme = "appearance.theme"
  case appearanceColor = "appearance.color"
  case appearanceIcon = "appearance.icon"
  case gpsdHost = "gpsd.host"
  case gpsdPort = "gpsd.port"
  case gpsdDevice = "gpsd.device"
  case horizon = "reminders.horizon"
  case dwell = "reminders.dwell"
  case whileInside = "reminders.while_inside"
  case initial = "reminders.initial"
  case coolDown = "reminders.cool_down"
  case remindFixed = "plan.remind_fixed"
  case assumedAccuracy = "geofence.assumed_accuracy"
  case bestAccuracy = "geofence.best_accuracy"
  case worstAccuracy = "geofence.worst_accuracy"
  case quietHoursStart = "quiet_hours.start"
  case quietHoursEnd = "quiet_hours.end"
  case dayStart = "day.start"
  case dayEnd = "day.end"
  case dayTurn = "day.turn"
  case desktop = "notify.desktop"
  case desktopFor = "notify.desktop_for"
  case giveUpAfter = "notify.give_up_after"
  case retryLongest = "notify.retry_longest"
  case webPort = "web.port"
  case webListen = "web.listen"
  case webHosts = "web.hosts"
  case webTiles = "web.tiles"
  case webTilesFile = "web.tiles_file"
  case webAttribution = "web.attribution"
  case webGeocoder = "web.geocoder"
  case webTrustedProxies = "web.trusted_proxies"
  case planDuration = "plan.duration"
  case photosMaxSize = "photos.max_size"
  case photosMaxTotal = "photos.max_total"
  case rewardPictures = "rewards.pictures"
  case rewardURL = "rewards.url"
  case phonesStaleAfter = "phones.stale_after"
  case phonesOldest = "phones.oldest"
  case phonesBurst = "phones.burst"
  case phonesBody = "phones.body"
  case mqttHost = "mqtt.host"
  case mqttPort = "mqtt.port"
  case mqttTLS = "mqtt.tls"
  case mqttCAFile = "mqtt.ca_file"
  case mqttUser = "mqtt.user"
  case mqttPassword = "mqtt.password"
  case mqttTopic = "mqtt.topic"
  case mqttNewDevices = "mqtt.new_devices"
  case historyKeep = "history.keep"
  case tracksRecord = "tracks.record"
  case tracksKeep = "tracks.keep"
  case logLevel = "log.level"

  /// The whole name.
  var name: String { rawValue }

  /// The settings that take effect when the daemon starts again.
  static let afterRestart: Set<SettingsKey> = [.database, .webPort, .webListen]

  /// The settings that may be chosen on the page.
  ///
  /// All of them take effect at once. What is chosen is stored as a `Preference`, and gives way to
  /// file, variable and option.
  static let onPage: Set<SettingsKey> = [
    .language, .clock, .weekStart, .horizon, .quietHoursStart, .quietHoursEnd, .dayStart, .dayEnd,
    .dayTurn, .remindFixed, .parts, .appearanceTheme, .appearanceColor, .appearanceIcon, .desktop,
    .webTiles,
    .webTilesFile, .webAttribution, .webGeocoder,
  ]

  /// The names below a section, without it: `host`, `port` and `device` for `gpsd`.
  static func names(inSection section: String) -> [String] {
    allCases.map(\.components).filter { $0.count == 2 && $0.first == section }.compactMap(\.last)
  }

  /// The setting that was probably meant: the nearest by changed letters, its section left out or
  /// not.
  static func nearest(to name: String) -> SettingsKey? {
    if let above = allCases.first(where: { name.hasPrefix($0.rawValue + ".") }) { return above }
    let ranked = allCases.map { key in
      let whole = Spelling.distance(name, key.rawValue)
      let last = key.components.last.map { Spelling.distance(name, $0) } ?? whole
      return (key: key, distance: min(whole, last))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, name.count / 3) ? best.key : nil
  }
}
