public import Foundation

/// A text of the user about a day (J6).
public struct Note: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  public struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum length of the text, in characters.
  public static let maximumLength = 10_000

  /// The short number.
  public let id: ID
  /// Stable across exchanges between databases.
  public let uuid: UUID
  /// The day that it is about, in days since 1970-01-01.
  public let day: Int
  /// When it was written.
  public let time: Date
  /// The text.
  public let text: String

  /// Creates a note.
  public init(id: ID, uuid: UUID, day: Int, time: Date, text: String) {
    self.id = id
    self.uuid = uuid
    self.day = day
    self.time = time
    self.text = text
  }
}
