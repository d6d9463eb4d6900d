import Application
import Localization
import Model
import Text

/// The link to the practice that is advised after a low mood.
struct AdviceLink: Sendable {
  /// The name of the practice in addresses.
  let practice: String
  let adviceText: String
  let adviceHref: String

  /// Creates the link of an advice; `nil` for one without a practice.
  init?(_ advice: Advice) {
    guard case .practice(let kind) = advice else { return nil }
    practice = kind.rawValue
    adviceText = advice.text
    adviceHref = "/practice/" + practice
  }

  /// Reads the name of a practice from an address; `nil` for any other text.
  init?(practice name: String) {
    guard let kind = PracticeKind(rawValue: name) else { return nil }
    self.init(.practice(kind))
  }

  /// The members for a script: `text` and `href`.
  var json: JSON { .object([("text", .string(adviceText)), ("href", .string(adviceHref))]) }
}
