import Foundation
import Localization

/// Translates the headings and marks that ArgumentParser writes around the texts of a help page.
enum HelpFrame {
  private static let phrases: [HelpPhrase] = [
    .overview, .usage, .usageLine, .arguments, .options, .subcommands, .showHelp, .showVersion,
    .showSubcommandHelp, .defaultCommand, .defaultValue, .values, .seeSubcommandHelp, .seeHelp,
    .see,
  ]

  /// Returns a help page in the language in force; in English it stays as it is.
  static func localized(_ page: String) -> String {
    guard Localizer.current.language.code != English().code else { return page }
    let english = Localizer(English())
    return phrases.reduce(page) { page, phrase in
      page.replacing(phrase.text(in: english), with: phrase.text)
    }
  }
}
