import Foundation
import Localization

/// Shortens the lines of usage in a help page, and moves the common options to its end; the
/// headings and marks that ArgumentParser draws around the texts stay English.
enum HelpFrame {
  /// The common options in a line of usage, as ArgumentParser writes them.
  private static let commonOptions =
    " [--db <file>] [--config <file>] [--json] [--now <instant>] [--lang <code>] [--color <when>]"

  /// Returns a help page with short lines of usage, and with the common options behind the
  /// command's own.
  static func arranged(_ page: String) -> String {
    ordered(page.replacing(commonOptions, with: " [<options>]"))
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
