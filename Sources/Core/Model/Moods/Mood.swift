package import Foundation

/// How the user felt at an instant, by itself or after something was done.
package struct Mood: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// When it was felt.
  package let time: Date
  /// The feeling.
  package let emotion: Emotion
  /// A few words of the user about it, if any.
  package let note: String?
  /// The completion that it followed, if it followed one (M2).
  package let completion: UUID?
  /// The advice that was given for it, if any.
  package let advice: Advice?

  package init(
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
