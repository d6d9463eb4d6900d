import Appearance
import Localization

extension PassbySettings {
  /// Returns the value of a setting that everybody has.
  func value(of key: SettingsKey) -> SettingsValue {
    switch key {
    case .database: Self.text(database)
    case .language: .text(language ?? Self.automaticLanguage)
    case .clock: Self.text(clock?.rawValue)
    case .weekStart: Self.text(weekStart?.rawValue)
    case .parts: .list(Part.allCases.filter(parts.contains).map(\.rawValue))
    case .appearanceTheme: .text(appearance.theme.rawValue)
    case .appearanceColor: .text(appearance.accent.text)
    case .appearanceIcon: .text(appearance.icon.rawValue)
    case .gpsdHost: .text(gpsdHost)
    case .gpsdPort: .integer(gpsdPort)
    case .gpsdDevice: Self.text(gpsdDevice)
    case .horizon: .seconds(horizonSeconds)
    case .dwell: .seconds(dwellSeconds)
    case .whileInside: .flag(whileInside)
    case .initial: .text(initial.rawValue)
    case .coolDown: .seconds(coolDownSeconds)
    case .remindFixed: .text(remindFixed.rawValue)
    case .assumedAccuracy: .meters(assumedAccuracyMeters)
    case .bestAccuracy: .meters(bestAccuracyMeters)
    case .worstAccuracy: worstAccuracyMeters.map { .meters($0) } ?? .nothing
    case .quietHoursStart: Self.text(quietHoursStart)
    case .quietHoursEnd: Self.text(quietHoursEnd)
    case .dayStart: .text(dayStart)
    case .dayEnd: .text(dayEnd)
    case .dayTurn: .text(dayTurn)
    case .desktop: .text(desktop.rawValue)
    case .desktopFor: desktopFor.isEmpty ? .nothing : .list(desktopFor)
    case .giveUpAfter: .seconds(giveUpAfterSeconds)
    case .retryLongest: .seconds(retryLongestSeconds)
    case .webPort: .integer(webPort)
    case .webListen: .text(webListen)
    case .webHosts: webHosts.isEmpty ? .nothing : .list(webHosts)
    case .webTiles: Self.text(webTiles)
    case .webTilesFile: Self.text(webTilesFile)
    case .webAttribution: Self.text(webAttribution)
    case .webGeocoder: Self.text(webGeocoder)
    case .webTrustedProxies: webTrustedProxies.isEmpty ? .nothing : .list(webTrustedProxies)
    case .planDuration: .seconds(planDurationSeconds)
    case .photosMaxSize: .bytes(photosMaxSize)
    case .photosMaxTotal: .bytes(photosMaxTotal)
    case .rewardPictures: .text(rewardPictures.rawValue)
    case .rewardURL: Self.text(rewardURL)
    case .phonesStaleAfter: .seconds(phones.staleAfterSeconds)
    case .phonesOldest: .seconds(phones.oldestSeconds)
    case .phonesBurst: .integer(phones.burst)
    case .phonesBody: .bytes(phones.bodyBytes)
    case .mqttHost: Self.text(mqtt.host)
    case .mqttPort: mqtt.givenPort.map { .integer($0) } ?? .nothing
    case .mqttTLS: .flag(mqtt.usesTLS)
    case .mqttCAFile: Self.text(mqtt.caFile)
    case .mqttUser: Self.text(mqtt.user)
    case .mqttPassword: Self.text(mqtt.password)
    case .mqttTopic: .text(mqtt.topic)
    case .mqttNewDevices: .flag(mqtt.addsNewDevices)
    case .historyKeep: .seconds(historyKeepSeconds)
    case .tracksRecord: .flag(tracksRecord)
    case .tracksKeep: .seconds(tracksKeepSeconds)
    case .logLevel: .text(logLevel.rawValue)
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

  private static func text(_ text: String?) -> SettingsValue { text.map { .text($0) } ?? .nothing }
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
