public import Foundation

/// Three good things of a day (J5).
public struct Gratitude: Sendable, Hashable, Codable {
  /// The number of texts of a day.
  public static let textCount = 3
  /// The maximum length of a text, in characters.
  public static let maximumLength = 500

  /// The day, in days since 1970-01-01.
  public let day: Int
  /// The three texts.
  public let texts: [String]
  /// When they were written.
  public let time: Date

  /// Creates three good things.
  public init(day: Int, texts: [String], time: Date) {
    self.day = day
    self.texts = texts
    self.time = time
  }
}
