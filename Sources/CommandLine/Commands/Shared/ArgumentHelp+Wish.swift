import ArgumentParser
import Localization

extension ArgumentHelp {
  /// Returns help about wishes in the language in force.
  static func wish(_ phrase: WishPhrase) -> ArgumentHelp { ArgumentHelp("\(phrase.text)") }
}
