import Appearance
import Localization

extension PassbySettings {
  /// Reads the settings as `SettingsReading` does, without where each was found.
  ///
  /// - Throws: `SettingsError` for an unknown setting, a value out of range, and a file that is
  ///   missing, unreadable or no YAML.
  public static func load(
    overrides: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) throws(SettingsError) -> PassbySettings {
    try SettingsReading(overrides: overrides, environment: environment, file: file).settings
  }

  init(_ found: SettingsValues) throws(SettingsError) {
    self.init()
    database = try found.path(.database)
    language = try found.language(.language)
    clock = try found.choice(.clock, of: ClockStyle.self)
    weekStart = try found.choice(.weekStart, of: WeekStart.self)
    if let parts = try found.parts(.parts) { self.parts = parts }
    try readAppearance(found)
    if let host = try found.host(.gpsdHost) { gpsdHost = host }
    if let port = try found.integer(.gpsdPort, in: 1...65_535) { gpsdPort = port }
    gpsdDevice = try found.line(.gpsdDevice)
    try readReminders(found)
    try readAccuracies(found)
    quietHoursStart = try found.timeOfDay(.quietHoursStart)
    quietHoursEnd = try found.timeOfDay(.quietHoursEnd)
    try checkQuietHours()
    try readDay(found)
    try readDelivery(found)
    try readWeb(found)
    if let length = try found.seconds(.planDuration, "1min", "24h") { planDurationSeconds = length }
    try readPhotos(found)
    try readPhones(found)
    try readBroker(found)
    if let keep = try found.seconds(.historyKeep, "24h", "5217w") { historyKeepSeconds = keep }
    if let flag = try found.flag(.tracksRecord) { tracksRecord = flag }
    if let keep = try found.seconds(.tracksKeep, "1h", "5217w") { tracksKeepSeconds = keep }
    if let level = try found.choice(.logLevel, of: LogLevel.self) { logLevel = level }
  }

  private mutating func readAppearance(_ found: SettingsValues) throws(SettingsError) {
    if let theme = try found.choice(.appearanceTheme, of: Theme.self) { appearance.theme = theme }
    if let accent = try found.accent(.appearanceColor) { appearance.accent = accent }
    if let icon = try found.choice(.appearanceIcon, of: AppIcon.self) { appearance.icon = icon }
  }

  private mutating func readReminders(_ found: SettingsValues) throws(SettingsError) {
    if let length = try found.seconds(.horizon, "1s", "52w") { horizonSeconds = length }
    if let length = try found.seconds(.dwell, "1s", "1w") { dwellSeconds = length }
    if let flag = try found.flag(.whileInside) { whileInside = flag }
    if let state = try found.choice(.initial, of: InitialState.self) { initial = state }
    if let length = try found.seconds(.coolDown, "1s", "1w") { coolDownSeconds = length }
    if let words = try found.fixedReminders(.remindFixed) { remindFixed = words }
  }

  private mutating func readAccuracies(_ found: SettingsValues) throws(SettingsError) {
    if let length = try found.meters(.assumedAccuracy, in: 1...10_000) {
      assumedAccuracyMeters = length
    }
    if let length = try found.meters(.bestAccuracy, in: 1...1000) { bestAccuracyMeters = length }
    worstAccuracyMeters = try found.meters(.worstAccuracy, in: 1...100_000)
    if let worst = worstAccuracyMeters, worst < bestAccuracyMeters {
      throw .noAccuracyLeft(
        worst: value(of: .worstAccuracy).text, best: value(of: .bestAccuracy).text)
    }
  }

  private mutating func readDay(_ found: SettingsValues) throws(SettingsError) {
    if let time = try found.timeOfDay(.dayStart) { dayStart = time }
    if let time = try found.timeOfDay(.dayEnd) { dayEnd = time }
    if let time = try found.timeOfDay(.dayTurn, upTo: "06:00") { dayTurn = time }
    if dayStart == dayEnd { throw .emptyDay(dayStart) }
  }

  private mutating func readPhotos(_ found: SettingsValues) throws(SettingsError) {
    if let size = try found.bytes(.photosMaxSize, "100 kB", "40 MB") { photosMaxSize = size }
    if let size = try found.bytes(.photosMaxTotal, "1 MB", "1000 GB") { photosMaxTotal = size }
    if let choice = try found.choice(.rewardPictures, of: RewardChoice.self) {
      rewardPictures = choice
    }
    rewardURL = try found.webAddress(.rewardURL)
  }

  private mutating func readPhones(_ found: SettingsValues) throws(SettingsError) {
    if let length = try found.seconds(.phonesStaleAfter, "10s", "24h") {
      phones.staleAfterSeconds = length
    }
    if let length = try found.seconds(.phonesOldest, "1h", "5217w") {
      phones.oldestSeconds = length
    }
    if let count = try found.integer(.phonesBurst, in: 1...1_000_000_000) { phones.burst = count }
    if let size = try found.bytes(.phonesBody, "16 KiB", "64 MiB") { phones.bodyBytes = size }
  }

  private mutating func readBroker(_ found: SettingsValues) throws(SettingsError) {
    mqtt.host = try found.host(.mqttHost)
    mqtt.givenPort = try found.integer(.mqttPort, in: 1...65_535)
    if let flag = try found.flag(.mqttTLS) { mqtt.usesTLS = flag }
    mqtt.caFile = try found.path(.mqttCAFile)
    mqtt.user = try found.words(.mqttUser)
    mqtt.password = try found.password(.mqttPassword)
    if let topic = try found.topic(.mqttTopic) { mqtt.topic = topic }
    if let flag = try found.flag(.mqttNewDevices) { mqtt.addsNewDevices = flag }
  }

  private mutating func readDelivery(_ found: SettingsValues) throws(SettingsError) {
    if let choice = try found.choice(.desktop, of: DesktopChoice.self) { desktop = choice }
    desktopFor = try found.persons(SettingsKey.desktopFor) ?? []
    if let length = try found.seconds(.giveUpAfter, "1min", "52w") { giveUpAfterSeconds = length }
    if let length = try found.seconds(.retryLongest, "1s", "24h") { retryLongestSeconds = length }
    commands = try found.commands()
    webhooks = try found.webhooks()
  }

  private mutating func readWeb(_ found: SettingsValues) throws(SettingsError) {
    if let port = try found.integer(.webPort, in: 0...65_535) { webPort = port }
    if let address = try found.listenAddress(.webListen) { webListen = address }
    if let names = try found.hostNames(.webHosts) { webHosts = names }
    if let proxies = try found.proxies(.webTrustedProxies) { webTrustedProxies = proxies }
    webTiles = try found.tileAddress(.webTiles)
    webTilesFile = try found.path(.webTilesFile)
    webAttribution = try found.words(.webAttribution)
    webGeocoder = try found.webAddress(.webGeocoder)
  }

  private func checkQuietHours() throws(SettingsError) {
    let (start, end) = (SettingsKey.quietHoursStart.name, SettingsKey.quietHoursEnd.name)
    switch (quietHoursStart, quietHoursEnd) {
    case (nil, nil): return
    case (let value?, nil): throw .halfQuietHours(key: start, value: value, missing: end)
    case (nil, let value?): throw .halfQuietHours(key: end, value: value, missing: start)
    case (let first?, let last?): if first == last { throw .emptyQuietHours(first) }
    }
  }
}
