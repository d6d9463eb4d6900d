import Localization
import Text

/// The names that a file uses, checked.
struct SettingsFileNames {
  let notifiers: Set<NotifierName>

  /// Checks names.
  ///
  /// - Parameters:
  ///   - names: Each dotted name that has a value.
  ///   - origin: The file.
  ///   - text: The text of a value, empty for none; `nil` for a list.
  /// - Throws: `SettingsError` for a name that is no setting's, stands there twice, or is a
  ///   section's but has a value of its own.
  init(
    _ names: [String], in origin: SettingsOrigin, text: (String) -> String?
  ) throws(SettingsError) {
    var seen: Set<String> = []
    var notifiers: Set<NotifierName> = []
    for name in names {
      guard seen.insert(name).inserted else { throw .duplicateKey(name, origin: origin) }
      if Setting.isKnown(name) { continue }
      if let key = NotifierKey(name: name) {
        notifiers.insert(key.notifier)
      } else if let section = Self.section(name) {
        guard let text = text(name) else {
          throw .list(key: name, origin: origin, expected: section)
        }
        guard text.isEmpty else {
          throw .invalidValue(
            Secret.masked(text), key: name, origin: origin, expected: section)
        }
      } else {
        throw Self.unknown(name, in: origin)
      }
    }
    self.notifiers = notifiers
  }

  /// Returns the content of a section as a text; `nil` for anything else.
  private static func section(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "notify", parts.count > 1, let kind = NotifierKind(rawValue: parts[1]) {
      let fields = kind.fields.map(\.rawValue).joined(separator: ", ")
      if parts.count == 2 { return SettingsPhrase.namesWith(names: fields).text }
      if parts.count == 3, NotifierName(kind, parts[2]) != nil {
        return SettingsPhrase.sectionOf(names: fields).text
      }
      return nil
    }
    var names = Setting.names(inSection: name)
    if name == "notify" { names += NotifierKind.allCases.map(\.rawValue) }
    return names.isEmpty ? nil : SettingsPhrase.sectionOf(names: names.joined(separator: ", ")).text
  }

  private static func unknown(_ name: String, in origin: SettingsOrigin) -> SettingsError {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "notify", parts.count > 2, let kind = NotifierKind(rawValue: parts[1])
    else {
      return .unknownKey(name, origin: origin, nearest: nearest(to: name))
    }
    guard let notifier = NotifierName(kind, parts[2]) else {
      return .invalidName(parts[2], section: "notify.\(kind.rawValue)", origin: origin)
    }
    let field = parts.dropFirst(3).joined(separator: ".")
    let keys = kind.fields.map { NotifierKey(notifier, $0) }
    let above = keys.first { field.hasPrefix($0.field.rawValue + ".") }
    if let above {
      // What stands below a list or a text.
      return .invalidList(
        key: above.name, origin: origin,
        expected: above.field == .headers
          ? SettingsPhrase.headers.text : SettingsPhrase.noSection.text)
    }
    let nearest = keys.min {
      Spelling.distance($0.field.rawValue, field) < Spelling.distance($1.field.rawValue, field)
    }
    return .unknownKey(name, origin: origin, nearest: nearest?.name)
  }

  /// The setting or the kind of notifier that was probably meant.
  private static func nearest(to name: String) -> String? {
    let kinds = NotifierKind.allCases.map { "notify.\($0.rawValue)" }
    let head = name.split(separator: ".").prefix(2).joined(separator: ".")
    return Setting.nearest(to: name)
      ?? kinds.first { Spelling.distance($0, head) <= 2 || head == $0.dropFirst("notify.".count) }
  }
}
