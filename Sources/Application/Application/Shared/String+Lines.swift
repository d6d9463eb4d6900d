import Foundation
import Text

extension String {
  /// The text on one line, without control characters, and cut where it is very long.
  package var oneLine: String { cleanLine(cutAfter: 200) }

  /// The whole text on one line, without control characters.
  package var wholeLine: String { cleanLine }

  /// The text without control characters other than the ends of its lines.
  package var cleanLines: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).wholeLine }.joined(separator: "\n")
  }

  /// Without blanks and line ends at either side.
  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
