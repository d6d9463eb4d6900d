public import Foundation

/// How the user felt at an instant, by itself or after something was done.
public struct Mood: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  public struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  public let id: ID
  /// Stable across exchanges between databases.
  public let uuid: UUID
  /// When it was felt.
  public let time: Date
  /// The feeling.
  public let emotion: Emotion
  /// A few words of the user about it, if any.
  public let note: String?
  /// The completion that it followed, if it followed one (M2).
  public let completion: UUID?
  /// The advice that was given for it, if any.
  public let advice: Advice?

  /// Creates a mood.
  public init(
    id: ID, uuid: UUID, time: Date, emotion: Emotion, note: String?, completion: UUID?,
    advice: Advice?
  ) {
    self.id = id
    self.uuid = uuid
    self.time = time
    self.emotion = emotion
    self.note = note
    self.completion = completion
    self.advice = advice
  }
}
