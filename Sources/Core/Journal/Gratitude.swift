package import Foundation

/// Three good things of a day (J5).
package struct Gratitude: Sendable, Hashable, Codable {
  /// The number of texts of a day.
  package static let textCount = 3
  /// The maximum length of a text, in characters.
  package static let maximumLength = 500

  /// The day, in days since 1970-01-01.
  package let day: Int
  /// The three texts.
  package let texts: [String]
  /// When they were written.
  package let time: Date

  /// Creates three good things.
  package init(day: Int, texts: [String], time: Date) {
    self.day = day
    self.texts = texts
    self.time = time
  }
}
