package import Application

/// The settings that may be chosen on the page, by name.
package struct SettingsSheet: Sendable {
  private let states: [String: SettingState]

  /// Creates a sheet of the states at one moment.
  package init(_ states: [SettingState]) {
    self.states = Dictionary(states.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The state of a setting; `nil` for an unknown name.
  package subscript(key: String) -> SettingState? { states[key] }

  /// Returns the value of a setting as text; empty for nothing.
  package func text(_ key: String) -> String { states[key]?.text ?? "" }

  /// Returns true if a setting was neither chosen nor set anywhere.
  package func isUnanswered(_ key: String) -> Bool { states[key]?.origin == .standard }

  /// Returns true if the page may not change a setting.
  package func isLocked(_ key: String) -> Bool { states[key]?.lock != nil }

  /// Leaves out the changes that change nothing; nothing as the value of a setting that has a
  /// default takes the choice back.
  ///
  /// Choosing nothing where nothing was chosen yet is an answer, and stays.
  func effective(_ changes: [String: String?]) -> [String: String?] {
    changes.filter { key, value in
      guard let value, let state = states[key] else { return true }
      return value != state.text || value.isEmpty && state.origin == .standard
    }.reduce(into: [:]) { changes, change in
      let isDefault = change.value == "" && states[change.key]?.standard != .nothing
      changes.updateValue(isDefault ? nil : change.value, forKey: change.key)
    }
  }
}
