import Localization

/// The explanations of settings, as the configuration file has them.
package enum SettingsGuide {
  /// Returns the meaning of a setting, with unit, range and default, as one text; empty for an
  /// unknown name.
  ///
  /// For a setting of a named notifier, returns the explanation of its kind.
  package static func explanation(of name: String) -> String {
    let name = NotifierKey(name: name).map { "notify.\($0.notifier.kind.rawValue)" } ?? name
    var words: [Substring] = []
    var isFound = false
    for line in DefaultFile.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("# \(name): ") {
        isFound = true
        words.append(line.dropFirst("# \(name): ".count))
      } else if isFound, line.hasPrefix("# ") {
        words.append(line.dropFirst(2))
      } else if isFound {
        break
      }
    }
    let english = words.joined(separator: " ")
    guard isFound else { return english }
    return SettingsPhrase.guide(name: name, english: english).text
  }

  /// Returns the name that a setting has now, for a name that it had in former versions.
  package static func presentName(of name: String) -> String {
    Setting.all.first { $0.former?.name == name }?.name ?? name
  }

  /// The names of all settings outside of lists of notifiers.
  package static var names: [String] { Setting.all.map(\.name) }

  /// The name that was probably meant.
  package static func nearest(to name: String) -> String? { Setting.nearest(to: name) }
}
