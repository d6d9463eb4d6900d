import ArgumentParser
import Localization

extension ArgumentHelp {
  /// Returns help about moods and progress in the language in force.
  static func progress(_ phrase: ProgressHelpPhrase, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(phrase.text, valueName: valueName)
  }
}
