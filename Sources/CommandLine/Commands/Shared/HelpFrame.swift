import Foundation
import Localization

/// Translates the headings and marks that ArgumentParser writes around the texts of a help page,
/// and shortens lines of usage.
enum HelpFrame {
  private static let phrases: [HelpPhrase] = [
    .overview, .usage, .usageLine, .arguments, .options, .subcommands, .showHelp, .showVersion,
    .showSubcommandHelp, .defaultCommand, .anyCommand, .defaultValue, .values, .seeSubcommandHelp,
    .seeHelp, .see, .errorMark, .helpMark, .missingArgument, .missingValue, .unknownOption,
    .unexpectedArgument, .didYouMean, .valueBegin, .valueInvalid, .provideOneOf,
  ]

  /// The common options in a line of usage, as ArgumentParser writes them.
  private static let commonOptions =
    " [--db <file>] [--config <file>] [--json] [--now <instant>] [--lang <code>] [--color <when>]"

  /// Returns a help page in the language in force, with the common options behind the command's
  /// own.
  static func localized(_ original: String) -> String {
    let ordered = ordered(original.replacing(commonOptions, with: " [<options>]"))
    guard Localizer.current.language.code != English().code else { return ordered }
    let english = Localizer(English())
    let page = phrases.reduce(ordered) { page, phrase in
      let original = phrase.text(in: english)
      let text = phrase == .defaultCommand ? padded(phrase.text, to: original.count) : phrase.text
      return page.replacing(original, with: text)
    }
    return page.replacing(" \(HelpPhrase.subcommands.text)", with: ":")
  }

  /// Moves the section of the common options to the end of the sections.
  private static func ordered(_ page: String) -> String {
    var blocks = page.components(separatedBy: "\n\n")
    let title = HelpPhrase.commonOptions.text.uppercased() + ":"
    guard let index = blocks.firstIndex(where: { $0.hasPrefix(title) }),
      let last = blocks.lastIndex(where: { $0.hasPrefix("OPTIONS:\n") }), index < last
    else { return page }
    let common = blocks.remove(at: index)
    let own = blocks[last - 1]
    // The page may end with its last option.
    let isEnd = last == blocks.count
    blocks[last - 1] = isEnd ? String(own.reversed().drop { $0 == "\n" }.reversed()) : own
    blocks.insert(isEnd ? common + "\n" : common, at: last)
    return blocks.joined(separator: "\n\n")
  }

  /// Returns a text of at least some length, so that the column to its right stays in place.
  private static func padded(_ text: String, to length: Int) -> String {
    text + String(repeating: " ", count: max(0, length - text.count))
  }
}
