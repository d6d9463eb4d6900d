import Application
import Terminal

/// One thing that was checked.
struct DoctorCheck {
  /// How it stands.
  enum Verdict: String {
    case right = "ok"
    case doubtful = "note"
    case wrong = "fail"
  }

  let name: String
  let verdict: Verdict
  let text: String
  let mend: String?

  /// Creates the result of a check; `mend` is the command that helps.
  init(_ name: String, _ verdict: Verdict, _ text: String, mend: String? = nil) {
    self.name = name
    self.verdict = verdict
    self.text = text
    self.mend = mend
  }

  /// The lines for people.
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
    // A command is not broken into lines: it is there to be copied.
    if let mend {
      lines.append(String(repeating: " ", count: 16) + paint("→ \(mend.wholeLine)", .dim))
    }
    return lines
  }

  /// The keys of a check.
  var json: JSON {
    .object([
      ("check", .string(name)), ("verdict", .string(verdict.rawValue)), ("text", .string(text)),
      ("mend", JSON(mend)),
    ])
  }
}
