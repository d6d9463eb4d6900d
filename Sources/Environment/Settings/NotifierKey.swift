import Text

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
