import Appearance
import Localization

/// The table of settings.
extension Setting {
  /// All settings, in the order in which they are read and shown.
  static let all = [
    general, appearance, gpsd, reminders, leads, accuracies, hours, delivery, web, plan, photos,
    phones,
    broker, records,
  ].flatMap(\.self)

  private static let general = [
    Setting("database", \.database, .optional(.path), waitsForStart: true),
    Setting("language", \.language, .language, page: .field(.language, .choice)),
    Setting("clock", \.clock, .optional(.choice), page: .field(.language, .choice)),
    Setting("week_start", \.weekStart, .optional(.choice), page: .field(.language, .choice)),
    Setting("parts", \.parts, .parts, page: .field(.parts, .ofSection)),
    Setting("mood.ask", \.moodAsking, .choice, page: .field(.day, .choice)),
  ]

  private static let appearance = [
    Setting("appearance.theme", \.appearance.theme, .choice, page: .field(.appearance, .ofSection)),
    Setting(
      "appearance.color", \.appearance.accent, .accent, page: .field(.appearance, .ofSection)),
    Setting("appearance.icon", \.appearance.icon, .choice, page: .field(.appearance, .ofSection)),
    Setting("keys.single", \.singleKeys, .choice, page: .field(.keyboard, .radios)),
  ]

  private static let gpsd = [
    Setting("gpsd.host", \.gpsdHost, .host),
    Setting("gpsd.port", \.gpsdPort, .integer(1...65_535)),
    Setting("gpsd.device", \.gpsdDevice, .optional(.line)),
  ]

  private static let reminders = [
    Setting(
      "reminders.horizon", \.horizonSeconds, .seconds("0", "52w"),
      page: .field(.tasks, .text(example: "24h"))),
    Setting("reminders.dwell", \.dwellSeconds, .seconds("1s", "1w")),
    Setting("reminders.while_inside", \.whileInside, .flag),
    Setting("reminders.initial", \.initial, .choice),
    Setting("reminders.cool_down", \.coolDownSeconds, .seconds("1s", "1w")),
  ]

  private static let leads = [
    Setting(
      "remind.appointments", \.appointmentLeads, .leads(formerly: .fixedReminders),
      former: .fixedReminders, page: .field(.reminders, .text(example: "15min, 0"))),
    Setting(
      "remind.deadlines", \.deadlineLeads, .leads(),
      page: .field(.reminders, .text(example: "0"))),
    Setting(
      "remind.days", \.dayLeads, .leads(ofDays: true),
      page: .field(.reminders, .text(example: "morning"))),
    Setting("remind.evening", \.evening, .timeOfDay(), page: .field(.reminders, .time)),
    Setting("remind.morning", \.hasMorningMessage, .choice, page: .field(.reminders, .radios)),
    Setting("remind.overdue", \.remindsOfOverdue, .choice, page: .field(.reminders, .radios)),
    Setting("remind.still_open", \.remindsOfStillOpen, .choice, page: .field(.reminders, .radios)),
  ]

  private static let accuracies = [
    Setting("geofence.assumed_accuracy", \.assumedAccuracyMeters, .meters(1...10_000)),
    Setting("geofence.best_accuracy", \.bestAccuracyMeters, .meters(1...1000)),
    Setting(
      "geofence.worst_accuracy", \.worstAccuracyMeters, .optional(.meters(1...100_000)),
      then: { _, settings throws(SettingsError) in try settings.checkAccuracies() }),
  ]

  private static let hours = [
    Setting(
      "quiet_hours.start", \.quietHoursStart, .optional(.timeOfDay(or: "off")),
      page: .field(.quiet, .time)),
    Setting(
      "quiet_hours.end", \.quietHoursEnd, .optional(.timeOfDay()), page: .field(.quiet, .time),
      then: { _, settings throws(SettingsError) in try settings.checkQuietHours() }),
    Setting("quiet_hours.places", \.quietAtPlaces, .choice, page: .field(.quiet, .radios)),
    Setting("quiet_hours.all", \.quietAlways, .choice, page: .field(.quiet, .radios)),
    Setting("day.start", \.dayStart, .timeOfDay(), page: .field(.day, .time)),
    Setting("day.end", \.dayEnd, .timeOfDay(), page: .field(.day, .time)),
    Setting(
      "day.turn", \.dayTurn, .timeOfDay(upTo: "06:00"), page: .field(.day, .time),
      then: { _, settings throws(SettingsError) in try settings.checkDay() }),
  ]

  private static let delivery = [
    Setting("notify.desktop", \.desktop, .choice, page: .field(.notifications, .choice)),
    Setting("notify.desktop_for", \.desktopFor, .persons),
    Setting(
      "notify.ntfy.url", \.ntfyURL, .baseAddress,
      page: .field(.notifications, .text(example: "https://ntfy.sh"))),
    Setting(
      "notify.ntfy.topic", \.ntfyTopic, .optional(.ntfyTopic), secrecy: .password,
      page: .field(.notifications, .text(example: "passby-4k7q2m9x"))),
    Setting("notify.give_up_after", \.giveUpAfterSeconds, .seconds("1min", "52w")),
    Setting(
      "notify.retry_longest", \.retryLongestSeconds, .seconds("1s", "24h"),
      then: { found, settings throws(SettingsError) in
        settings.commands = try found.commands()
        settings.webhooks = try found.webhooks()
      }),
  ]

  private static let web = [
    Setting("web.port", \.webPort, .integer(0...65_535), waitsForStart: true),
    Setting(
      "web.listen", \.webListen, .listenAddress, waitsForStart: true,
      page: .field(.reach, .ofSection)),
    Setting("web.hosts", \.webHosts, .hostNames),
    Setting(
      "web.public_url", \.webPublicURL, .optional(.pageAddress),
      page: .field(.reach, .text(example: "https://passby.example.org"))),
    Setting(
      "web.push_contact", \.webPushContact, .optional(.contact),
      page: .field(.notifications, .text(example: "me@example.org"))),
    Setting(
      "web.tiles", \.webTiles, .optional(.tileAddress),
      page: .field(.map, .text(example: "https://tiles.example.org/{z}/{x}/{y}.png"))),
    Setting(
      "web.tiles_file", \.webTilesFile, .optional(.path),
      page: .field(.map, .text(example: "/home/you/maps/city.mbtiles"), comesLast: true)),
    Setting(
      "web.attribution", \.webAttribution, .optional(.words),
      page: .field(.map, .text(example: "© OpenStreetMap contributors"))),
    Setting(
      "web.geocoder", \.webGeocoder, .optional(.webAddress), secrecy: .address,
      page: .field(.addresses, .text(example: "https://nominatim.openstreetmap.org"))),
    Setting("web.trusted_proxies", \.webTrustedProxies, .proxies),
  ]

  private static let plan = [
    Setting("plan.duration", \.planDurationSeconds, .seconds("1min", "24h"))
  ]

  private static let photos = [
    Setting("photos.max_size", \.photosMaxSize, .bytes("100 kB", "40 MB")),
    Setting("photos.max_total", \.photosMaxTotal, .bytes("1 MB", "1000 GB")),
    Setting("import.max_size", \.importMaxSize, .bytes("1 MB", "1 GB")),
    Setting("calendar.place_alarms", \.calendarPlaceAlarms, .flag),
    Setting("rewards.pictures", \.rewardPictures, .choice, page: .field(.rewards, .choice)),
    Setting("rewards.offer", \.rewardOffer, .choice, page: .field(.rewards, .choice)),
    Setting(
      "rewards.url", \.rewardURL, .optional(.webAddress),
      page: .field(.rewards, .text(example: "https://pictures.example.org/random"))),
  ]

  private static let phones = [
    Setting("phones.stale_after", \.phones.staleAfterSeconds, .seconds("10s", "24h")),
    Setting("phones.leave_after", \.phones.leaveAfterSeconds, .seconds("1min", "24h")),
    Setting("phones.oldest", \.phones.oldestSeconds, .seconds("1h", "5217w")),
    Setting("phones.burst", \.phones.burst, .integer(1...1_000_000_000)),
    Setting("phones.body", \.phones.bodyBytes, .bytes("16 KiB", "64 MiB")),
  ]

  private static let broker = [
    Setting("mqtt.host", \.mqtt.host, .optional(.host)),
    Setting("mqtt.port", \.mqtt.givenPort, .optional(.integer(1...65_535))),
    Setting("mqtt.tls", \.mqtt.usesTLS, .flag),
    Setting("mqtt.ca_file", \.mqtt.caFile, .optional(.path)),
    Setting("mqtt.user", \.mqtt.user, .optional(.words)),
    Setting("mqtt.password", \.mqtt.password, .optional(.password), secrecy: .password),
    Setting("mqtt.topic", \.mqtt.topic, .topic),
    Setting("mqtt.new_devices", \.mqtt.addsNewDevices, .flag),
  ]

  private static let records = [
    Setting("history.keep", \.historyKeepSeconds, .seconds("24h", "5217w")),
    Setting("tracks.record", \.tracksRecord, .flag),
    Setting("tracks.keep", \.tracksKeepSeconds, .seconds("1h", "5217w")),
    Setting("log.level", \.logLevel, .choice),
  ]
}
