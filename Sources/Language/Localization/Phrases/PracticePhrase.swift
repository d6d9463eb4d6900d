/// Texts of the practices, and the supportive messages.
public enum PracticePhrase: Phrase, Hashable {
  /// The name of a practice by its word, such as `breathing`.
  case name(String)
  /// The purpose of a practice, in a sentence.
  case purpose(String)
  /// The steps of a practice, in order.
  case step(String, Int)
  /// A supportive message by its number.
  case support(Int)

  /// How many steps a practice has.
  public static func stepCount(_ practice: String) -> Int {
    switch practice {
    case "breathing": 4
    case "grounding": 5
    case "gratitude": 3
    case "writing": 3
    case "drawing": 3
    default: 0
    }
  }

  /// How many supportive messages there are.
  public static let supportCount = 12

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
