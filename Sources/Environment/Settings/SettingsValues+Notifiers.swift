import Foundation
import Localization
import Text

/// Reading the named notifiers.
extension SettingsValues {
  private static let longestText = 16 * 1024
  private static let timeLimit = SettingKind.seconds("1s", "10min")

  /// The programs that receive reminders, by name.
  func commands() throws(SettingsError) -> [CommandSettings] {
    var commands: [CommandSettings] = []
    for notifier in try notifiers(.command) {
      let limit = try Self.timeLimit.read(self, NotifierKey(notifier, .timeLimit))
      guard let arguments = try arguments(NotifierKey(notifier, .run)) else { continue }
      commands.append(
        CommandSettings(
          name: notifier.name, arguments: arguments,
          timeLimitSeconds: limit ?? CommandSettings.usualTimeLimitSeconds,
          persons: try SettingKind.persons.read(self, NotifierKey(notifier, .for)) ?? []))
    }
    return commands
  }

  /// The addresses that reminders are posted to, by name.
  func webhooks() throws(SettingsError) -> [WebhookSettings] {
    var webhooks: [WebhookSettings] = []
    for notifier in try notifiers(.webhook) {
      let limit = try Self.timeLimit.read(self, NotifierKey(notifier, .timeLimit))
      guard let url = try url(NotifierKey(notifier, .url)) else { continue }
      webhooks.append(
        WebhookSettings(
          name: notifier.name, url: url, headers: try headers(NotifierKey(notifier, .headers)),
          body: try template(NotifierKey(notifier, .body)),
          timeLimitSeconds: limit ?? WebhookSettings.usualTimeLimitSeconds,
          persons: try SettingKind.persons.read(self, NotifierKey(notifier, .for)) ?? []))
    }
    return webhooks
  }

  /// The notifiers that some layer sets something of, once it is sure that none lacks what it
  /// cannot be without.
  private func notifiers(_ kind: NotifierKind) throws(SettingsError) -> [NotifierName] {
    let names = Set(layers.flatMap(\.notifiers)).filter { $0.kind == kind }.sorted()
    var complete: [NotifierName] = []
    for notifier in names {
      let fields = kind.fields.map { NotifierKey(notifier, $0) }
      guard let layer = layers.first(where: { layer in fields.contains { layer.sets($0) } }) else {
        continue
      }
      let necessary = NotifierKey(notifier, kind.necessary)
      guard origin(of: necessary) != nil else {
        throw .missing(necessary.name, origin: layer.origin)
      }
      complete.append(notifier)
    }
    return complete
  }

  private func arguments(_ key: NotifierKey) throws(SettingsError) -> [String]? {
    try list(key, expected: SettingsPhrase.arguments.text) { texts in
      guard let program = texts.first, !program.isEmpty, texts.count <= 256,
        texts.allSatisfy({ $0.utf8.count <= 4096 && !$0.utf8.contains(0) })
      else { return nil }
      return [expandingHome(program)] + texts.dropFirst()
    }
  }

  private func url(_ key: NotifierKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.webhookAddress.text, shown: Secret.maskedToHost) {
      Self.isWebAddress($0) ? $0 : nil
    }
  }

  private func headers(_ key: NotifierKey) throws(SettingsError) -> [HeaderField] {
    let headers = try list(key, expected: SettingsPhrase.headers.text) { lines in
      let headers = lines.compactMap(HeaderField.init)
      let names = Set(headers.map { $0.name.lowercased() })
      return headers.count == lines.count && names.count == lines.count && lines.count <= 64
        ? headers : nil
    }
    return headers ?? []
  }

  private func template(_ key: NotifierKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.aTemplate.text, shown: Secret.masked) {
      $0.utf8.count <= Self.longestText && !$0.utf8.contains(0) ? $0 : nil
    }
  }
}
