package import Localization
package import Model
package import Text

/// A setting that may be chosen on the page: its value and where that comes from.
package struct SettingState: Sendable, Hashable {
  /// Where a value comes from; later ones give way to earlier ones.
  package enum Origin: Sendable, Hashable {
    /// An option of the command.
    case option
    /// An environment variable, by its name.
    case environment(String)
    /// A configuration file, by its path.
    case file(String)
    /// A choice on the page.
    case page
    /// Nowhere: the default holds.
    case standard
  }

  /// The dotted name.
  package let key: String
  /// The value as the configuration file has it; empty for nothing.
  package let text: String
  /// The value for programs, lengths of time in seconds.
  package let value: Value
  /// The default for programs.
  package let standard: Value
  /// The unit of a number: `s`; `nil` for anything else.
  package let unit: String?
  /// Where the value comes from.
  package let origin: Origin

  /// A value for programs.
  package enum Value: Sendable, Hashable {
    case nothing
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([String])

    /// True for a list, even an empty one.
    package var isList: Bool { if case .list = self { true } else { false } }
  }

  package init(
    key: String, text: String, value: Value, standard: Value, unit: String? = nil, origin: Origin
  ) {
    self.key = key
    self.text = text
    self.value = value
    self.standard = standard
    self.unit = unit
    self.origin = origin
  }

  /// A sentence about what fixes the setting; `nil` if it may be chosen on the page.
  package var lock: SettingsPagePhrase? {
    switch origin {
    case .option: .fixedByOption
    case .environment(let variable): .fixedByVariable(variable.oneLine)
    case .file(let path): .fixedInFile(path.oneLine)
    case .page, .standard: nil
    }
  }

  /// The keys, as `config --json` has them, and `locked`.
  package var json: JSON {
    let (word, place): (String, String?) =
      switch origin {
      case .option: ("option", nil)
      case .environment(let variable): ("environment", variable)
      case .file(let path): ("file", path)
      case .page: ("page", nil)
      case .standard: ("default", nil)
      }
    return .object([
      ("key", .string(key)), ("value", value.json), ("default", standard.json),
      ("unit", JSON(unit)), ("origin", .string(word)), ("whence", JSON(place)),
      ("locked", .bool(lock != nil)),
    ])
  }
}

extension SettingState.Value {
  fileprivate var json: JSON {
    switch self {
    case .nothing: .null
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }
}

/// Why a setting cannot have a value.
package struct SettingProblem: Sendable, Hashable, Error {
  /// The message beside the field.
  package let phrase: SettingsPagePhrase
  /// True if the value is possible, but not as things stand: it is fixed elsewhere, does not go
  /// with another value, or names a file that is not there.
  package let isConflict: Bool
  /// True for a question: sent once more with a yes (`this_computer`), the value is taken.
  package let isQuestion: Bool

  package init(_ phrase: SettingsPagePhrase, isConflict: Bool = false, isQuestion: Bool = false) {
    self.phrase = phrase
    self.isConflict = isConflict
    self.isQuestion = isQuestion
  }

  /// The message with a capital at its beginning, in the language in force.
  package var text: String {
    let text = phrase.text
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension EditBuilder {
  /// Returns the edit that stores choices of the page, by name; `nil` takes a choice back.
  ///
  /// The values have been checked. The edit is without changes if all choices are as they are.
  package func choose(_ choices: [String: String?], in context: any EditContext) throws -> Edit {
    let present = try context.preferences
    let changes = choices.sorted { $0.key < $1.key }.compactMap {
      key, value -> Edit.Change<Preference>? in
      let before = present.first { $0.key == key }
      let after = value.map { Preference(key: key, value: $0) }
      return before == after ? nil : Edit.Change(before: before, after: after)
    }
    let names = changes.compactMap { ($0.after ?? $0.before)?.key }
    var edit = Edit(
      summary: "settings \(names.joined(separator: ", "))", action: .settings(names))
    edit.preferences = changes
    return edit
  }
}
