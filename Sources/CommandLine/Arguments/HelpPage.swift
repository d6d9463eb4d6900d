import CommandSupport
import Foundation
import Localization

/// Shortens the lines of usage in a help page, moves the common options to its end, and names
/// values such as `<task>` in the language in force; the headings and marks that ArgumentParser
/// draws around the texts stay English.
package enum HelpPage {
  /// The common options in a line of usage, as ArgumentParser writes them.
  private static let commonOptions =
    " [--db <file>] [--config <file>] [--json] [--now <instant>] [--lang <code>] [--color <when>]"

  /// Returns a help page with short lines of usage, and with the common options behind the
  /// command's own.
  package static func arranged(_ page: String) -> String {
    named(ordered(page.replacing(commonOptions, with: " [<options>]")))
  }

  /// Returns a page with the names of values translated; what stands in columns stays there.
  private static func named(_ page: String) -> String {
    guard Localizer.current.language.code != "en" else { return page }
    return page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains("<") else { return String(line) }
      guard let row = line.wholeMatch(of: /( +\S(?:.*?\S)??)( {2,})(\S.*)/) else {
        return withNames(line)
      }
      let label = withNames(row.1)
      let width = max(row.1.count + row.2.count, label.displayWidth + 2)
      return label.padded(to: width) + withNames(row.3)
    }.joined(separator: "\n")
  }

  private static func withNames(_ text: Substring) -> String {
    String(
      text.replacing(/<([a-z]+(?:-[a-z]+)*)>/) {
        "<\(CommandPhrase.valueName(String($0.1)).text)>"
      })
  }

  /// Moves the section of the common options to the end of the sections.
  private static func ordered(_ page: String) -> String {
    var blocks = page.components(separatedBy: "\n\n")
    let title = CommandPhrase.commonOptions.text.uppercased() + ":"
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
}
