import Foundation
import Localization
package import Text

/// A setting of a named notifier: `notify.webhook.my-phone.url`.
struct NotifierKey: Hashable, SettingsAddress {
  let notifier: NotifierName
  /// The setting of that notifier.
  let field: NotifierField

  var name: String { "\(notifier.section).\(field.rawValue)" }

  init(_ notifier: NotifierName, _ field: NotifierField) {
    self.notifier = notifier
    self.field = field
  }

  /// Reads a name; `nil` for what is no setting of a notifier.
  init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts[0] == "notify", let kind = NotifierKind(rawValue: parts[1]),
      let notifier = NotifierName(kind, parts[2]), let field = NotifierField(rawValue: parts[3]),
      kind.fields.contains(field)
    else { return nil }
    self.init(notifier, field)
  }

  /// Reads an environment variable's name: `PASSBY_NOTIFY_WEBHOOK_MY_PHONE_URL`.
  init?(variable: String) {
    for kind in NotifierKind.allCases {
      let start = Self.beginning(kind)
      for field in kind.fields {
        let end = "_" + field.rawValue.uppercased()
        guard variable.hasPrefix(start), variable.hasSuffix(end),
          variable.count > start.count + end.count
        else { continue }
        let middle = variable.dropFirst(start.count).dropLast(end.count)
        let name = middle.lowercased().replacing("_", with: "-")
        guard middle == middle.uppercased(), let notifier = NotifierName(kind, name) else {
          continue
        }
        self.init(notifier, field)
        return
      }
    }
    return nil
  }

  /// Returns true if a variable can only be meant for a named notifier.
  static func claims(variable: String) -> Bool {
    NotifierKind.allCases.contains { variable.hasPrefix(beginning($0)) }
  }

  private static func beginning(_ kind: NotifierKind) -> String {
    "PASSBY_NOTIFY_\(kind.rawValue.uppercased())_"
  }
}

/// A kind of notifier that there may be several of, each with a name.
enum NotifierKind: String, CaseIterable {
  case command
  case webhook

  /// The settings of a notifier of this kind.
  var fields: [NotifierField] {
    switch self {
    case .command: [.run, .timeLimit, .for]
    case .webhook: [.url, .headers, .body, .timeLimit, .for]
    }
  }

  /// The setting that a notifier of this kind must have.
  var necessary: NotifierField {
    switch self {
    case .command: .run
    case .webhook: .url
    }
  }
}

/// One setting of a named notifier.
enum NotifierField: String, CaseIterable {
  case run
  case url
  case headers
  case body
  case timeLimit = "time_limit"
  case `for`
}

struct NotifierName: Hashable {
  let kind: NotifierKind
  /// The user's name for it.
  let name: String

  /// Checks a name; `nil` unless it is 1 to 32 of a-z, 0-9 and -, beginning with a letter.
  init?(_ kind: NotifierKind, _ name: String) {
    let bytes = Array(name.utf8)
    guard (1...32).contains(bytes.count), let first = bytes.first, Self.isLetter(first),
      bytes.allSatisfy({ Self.isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
    else { return nil }
    self.kind = kind
    self.name = name
  }

  /// The section of its settings: `notify.webhook.my-phone`.
  var section: String { "notify.\(kind.rawValue).\(name)" }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

extension NotifierName: Comparable {
  /// Orders by kind, then by name.
  static func < (left: NotifierName, right: NotifierName) -> Bool {
    (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
  }
}

/// An address that reminders are posted to.
package struct WebhookSettings: Sendable, Hashable {
  /// The user's name for it: 1 to 32 of a-z, 0-9 and `-`, beginning with a letter.
  package let name: String
  /// Where to post: `http` or `https`, without user and password.
  package let url: String
  /// The header fields of the request.
  package let headers: [HeaderField]
  /// The template of the request's body; `nil` for the reminders as JSON.
  package let body: String?
  /// How long the answer may take, in seconds, from 1 to 600.
  package let timeLimitSeconds: Double
  /// The persons whose reminders it gets; empty for those of all persons.
  package internal(set) var persons: [String] = []

  /// How long an answer may take where nothing is set, in seconds.
  static let usualTimeLimitSeconds = 30.0
}

/// A program that receives reminders.
package struct CommandSettings: Sendable, Hashable {
  /// The user's name for it: 1 to 32 of a-z, 0-9 and `-`, beginning with a letter.
  package let name: String
  /// The program, then its arguments, 1 to 256; no shell reads them.
  package let arguments: [String]
  /// How long it may take, in seconds, from 1 to 600.
  package let timeLimitSeconds: Double
  /// The persons whose reminders it gets; empty for those of all persons.
  package internal(set) var persons: [String] = []

  /// How long one may take where nothing is set, in seconds.
  static let usualTimeLimitSeconds = 30.0
}

/// The choice to show reminders on the desktop.
package enum DesktopChoice: String, Sendable, Hashable, CaseIterable {
  /// Where the program for it is installed.
  case auto
  /// Always; a missing program is an error.
  case on
  /// Never.
  case off
}

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
