import Application
import CommandSupport
import Localization
import Text

/// The result of one check.
struct DoctorCheck {
  /// The outcome.
  enum Verdict: String {
    case right = "ok"
    case doubtful = "note"
    case wrong = "fail"
  }

  let name: String
  let verdict: Verdict
  let text: String
  /// The command that helps.
  let remedy: String?
  /// The name in JSON, which is the same in every language.
  private let key: String

  /// Creates a result.
  init(_ name: DoctorPhrase, _ verdict: Verdict, _ text: DoctorPhrase, remedy: String? = nil) {
    self.init(name, verdict, text: text.text, remedy: remedy)
  }

  /// Creates a result with the text of an error.
  init(_ name: DoctorPhrase, _ verdict: Verdict, text: String, remedy: String? = nil) {
    self.name = name.text
    key = name.text(in: Localizer(English()))
    self.verdict = verdict
    self.text = text
    self.remedy = remedy
  }

  /// Creates a result of a thing that has the same name in every language.
  init(_ name: String, _ verdict: Verdict, _ text: DoctorPhrase, remedy: String? = nil) {
    self.name = name
    key = name
    self.verdict = verdict
    self.text = text.text
    self.remedy = remedy
  }

  /// Returns the lines for people.
  func lines(_ output: Output) -> [String] {
    let paint = output.paint
    let mark =
      switch verdict {
      case .right: paint("✓", .green)
      case .doubtful: paint("–", .yellow)
      case .wrong: paint("✗", .red)
      }
    var lines = text.wholeLine.wrapped(to: output.width - 16).enumerated().map { index, line in
      index == 0
        ? "\(mark) \(name.padded(to: 14))\(line)" : String(repeating: " ", count: 16) + line
    }
    // A command stays on one line, so that it can be copied.
    if let remedy {
      lines.append(String(repeating: " ", count: 16) + paint("→ \(remedy.wholeLine)", .dim))
    }
    return lines
  }

  /// The keys of `doctor --json`.
  var json: JSON {
    .object([
      ("check", .string(key)), ("verdict", .string(verdict.rawValue)), ("text", .string(text)),
      ("mend", JSON(remedy)),
    ])
  }
}
