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

  @Test(arguments: ["en", "uk"])
  func `a line means what people mean by it, is asked about, or says what was not read`(
    code: String
  ) throws {
    let reader = try TypedLineReader(code)
    let lines = try Self.lines(code)
    #expect(lines.count >= 400)
    for line in lines {
      #expect(reader.outcome(of: line.text).text == line.expected, "\(line.text)")
    }
  }

  /// One error in a word of dates of each line: made by the script below from the seed.
  @Test(arguments: ["en", "uk"])
  func `a typing error never gives another date without a word`(code: String) throws {
    let reader = try TypedLineReader(code)
    let language: any Language = code == "en" ? English() : Ukrainian()
    let words = TypingError.words(of: English()).union(TypingError.words(of: language))
    var random = SplitMix64(seed: 53)
    var count = 0
    for line in try Self.lines(code) {
      guard let error = TypingError(in: line.text, words: words, using: &random) else { continue }
      count += 1
      let (right, found) = (reader.outcome(of: line.text), reader.outcome(of: error.line))
      #expect(
        !found.isAdded || found.dates == right.dates
          || found.dates.isEmpty && !found.unread.isEmpty,
        "\(error.line): \(found.text)")
    }
    #expect(count > 250)
  }
}
