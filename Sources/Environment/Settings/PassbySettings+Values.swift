import Text

extension PassbySettings {
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
