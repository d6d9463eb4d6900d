import ArgumentParser
import Localization

extension ArgumentHelp {
  /// Returns help in the language in force.
  static func phrase(_ phrase: some Phrase, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(phrase.text, valueName: valueName)
  }
}
