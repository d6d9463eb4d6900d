package import Foundation

/// A text of the user about a day (J6).
package struct Note: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum length of the text, in characters.
  package static let maximumLength = 10_000

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// The day that it is about, in days since 1970-01-01.
  package let day: Int
  /// When it was written.
  package let time: Date
  package let text: String

  package init(id: ID, uuid: UUID, day: Int, time: Date, text: String) {
    self.id = id
    self.uuid = uuid
    self.day = day
    self.time = time
    self.text = text
  }
}

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
