import Foundation
import Localization
import TestSupport
import Testing

@testable import Application

/// `Fixtures/lines`: at least 400 lines of each language as people type them into programs for
/// tasks.
@Suite("Quick lines: two lists") struct LineListTests {
  private static func lines(_ code: String) throws -> [(text: String, expected: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/lines")
    return try String(contentsOf: folder.appending(path: "\(code).txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
        let parts = line.split(separator: "\t").map(String.init)
        try #require(parts.count == 2, "\(line)")
        return (parts[0], parts[1])
      }
  }

  /// With one error in a word of dates of each line, made from the seed, the date is the same, or
  /// something is said.
  @Test(arguments: ["en", "uk"])
  func
    `a line means what people mean by it, is asked about, or says what was not read, also with a typing error`(
      code: String
    ) throws
  {
    let reader = try TypedLineReader(code)
    let language: any Language = code == "en" ? English() : Ukrainian()
    let words = TypingError.words(of: English()).union(TypingError.words(of: language))
    var random = SplitMix64(seed: 53)
    let lines = try Self.lines(code)
    #expect(lines.count >= 400)
    var count = 0
    for line in lines {
      let right = reader.outcome(of: line.text)
      #expect(right.text == line.expected, "\(line.text)")
      guard let error = TypingError(in: line.text, words: words, using: &random) else { continue }
      count += 1
      let found = reader.outcome(of: error.line)
      #expect(
        !found.isAdded || found.dates == right.dates
          || found.dates.isEmpty && !found.unread.isEmpty,
        "\(error.line): \(found.text)")
    }
    #expect(count > 250)
  }
}
