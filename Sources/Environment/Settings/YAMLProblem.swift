import Localization

/// The YAML library's complaint about a broken file, without its excerpt from the file.
struct YAMLProblem: Hashable {
  /// The line, from 1, where the library names one.
  let line: Int?
  /// The fault, without a full stop.
  let reason: String

  init(_ error: any Error) { self.init(description: "\(error)") }

  /// Parses `LINE:COLUMN: error: KIND: [CONTEXT in line N, column N] PROBLEM: EXCERPT`, or
  /// takes the first line of anything else.
  init(description: String) {
    let lines = description.split(separator: "\n").map(String.init)
    let first = lines.first ?? ""
    let parts = first.split(separator: ": ", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[1] == "error", let mark = parts.first else {
      // A line that is named further down is where the surrounding section begins: misleading.
      line = nil
      reason = Self.listItem(first) ?? Self.trimmed(first)
      return
    }
    line = mark.split(separator: ":").first.flatMap { Int($0) }
    // Where a context is given, the problem stands on the line below it.
    let hasContext = parts[3].contains(" in line ")
    reason = Self.trimmed(hasContext ? lines.dropFirst().first ?? parts[3] : parts[3])
  }

  /// `- Name: value` without quotes is a section to YAML, against expectation.
  private static func listItem(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(
        of: /Unexpected non-scalar value in array at (.+) at index: (\d+)\./),
      let index = Int(match.2)
    else { return nil }
    return SettingsPhrase.listItem(number: index + 1, key: String(match.1)).text
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last == ":" || last == "." || last == " " { text.removeLast() }
    return text.isEmpty ? SettingsPhrase.unreadable.text : String(text)
  }
}
