import Localization
public import Model
public import Text

/// A practice for every form of output.
public struct PracticeView: Sendable, Hashable {
  /// Which one.
  public let kind: PracticeKind

  /// Wraps a practice.
  public init(_ kind: PracticeKind) { self.kind = kind }

  /// The name.
  public var name: String { MoodPhrase.practiceName(kind.rawValue).text }
  /// The purpose, in a sentence.
  public var purpose: String { MoodPhrase.practicePurpose(kind.rawValue).text }
  /// Its steps, in order.
  public var steps: [String] {
    (0..<MoodPhrase.stepCount(kind.rawValue)).map {
      MoodPhrase.practiceStep(kind.rawValue, $0).text
    }
  }

  /// How long the rounds of breathing take: 76 s; `nil` for the others.
  public var seconds: Int? { kind == .breathing ? 4 * (4 + 7 + 8) : nil }

  /// The keys of a practice.
  public var json: JSON {
    .object([
      ("name", .string(kind.rawValue)), ("title", .string(name)), ("purpose", .string(purpose)),
      ("steps", .array(steps.map { .string($0) })),
      ("seconds", seconds.map { .integer($0) } ?? .null),
    ])
  }
}
