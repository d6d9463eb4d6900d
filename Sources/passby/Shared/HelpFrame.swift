import Foundation
import Localization

/// Translates the headings and marks that ArgumentParser writes around the texts of a help page.
enum HelpFrame {
  private static let phrases: [HelpPhrase] = [
    .overview, .usage, .usageLine, .arguments, .options, .subcommands, .showHelp, .showVersion,
    .showSubcommandHelp, .defaultCommand, .anyCommand, .defaultValue, .values, .seeSubcommandHelp,
    .seeHelp,
    .see,
  ]

  /// Returns a help page in the language in force; in English it stays as it is.
  static func localized(_ page: String) -> String {
    guard Localizer.current.language.code != English().code else { return page }
    let english = Localizer(English())
    let page = phrases.reduce(page) { page, phrase in
      let original = phrase.text(in: english)
      let text = phrase == .defaultCommand ? padded(phrase.text, to: original.count) : phrase.text
      return page.replacing(original, with: text)
    }
    return page.replacing(" \(HelpPhrase.subcommands.text)", with: ":")
  }

  /// Returns a text of at least some length, so that the column to its right stays in place.
  private static func padded(_ text: String, to length: Int) -> String {
    text + String(repeating: " ", count: max(0, length - text.count))
  }
}
