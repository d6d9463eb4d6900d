import Application
import Localization
import Model

/// The link to the practice that is advised after a low mood.
struct AdviceLink {
  private let kind: PracticeKind

  /// Takes an advice; `nil` for one that names no practice.
  init?(_ advice: Advice) {
    guard case .practice(let kind) = advice else { return nil }
    self.kind = kind
  }

  /// Takes the name of a practice from an address; `nil` for any other text.
  init?(practice name: String) {
    guard let kind = PracticeKind(rawValue: name) else { return nil }
    self.kind = kind
  }

  /// The name of the practice in addresses.
  var practice: String { kind.rawValue }
  /// The values for the template.
  var content: [String: Any] {
    ["adviceText": Advice.practice(kind).text, "adviceHref": "/practice/" + practice]
  }
  /// The members for a script: `text` and `href`.
  var json: JSON {
    .object([
      ("text", .string(Advice.practice(kind).text)), ("href", .string("/practice/" + practice)),
    ])
  }
}
