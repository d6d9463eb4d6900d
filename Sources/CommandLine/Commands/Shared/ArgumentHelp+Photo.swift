import ArgumentParser
import Localization

extension ArgumentHelp {
  /// Returns help about photos and the profile in the language in force.
  static func photo(_ phrase: PhotoHelpPhrase, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(phrase.text, valueName: valueName)
  }
}
