import ArgumentParser
import Localization

extension ArgumentHelp {
  /// Returns help about habits and the journal in the language in force.
  static func journal(_ phrase: JournalHelpPhrase, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(phrase.text, valueName: valueName)
  }
}
