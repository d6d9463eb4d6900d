import Application
import Settings
import Terminal
import Text

/// Settings for people: a line each, or one explained.
struct ConfigTable {
  let output: Output

  /// Shows settings: by section where somebody looks, and a whole line each, not cut, where a program reads.
  func show(_ lines: [ConfigLine]) {
    guard !output.json else { return output.line(.array(lines.map(\.json))) }
    output.isTerminal ? showSections(lines) : showWholeLines(lines)
    tellOfSecrets(lines)
  }

  private func showWholeLines(_ lines: [ConfigLine]) {
    let keyWidth = lines.map(\.key.displayWidth).max() ?? 0
    let valueWidth = min(60, lines.map { Self.text($0).displayWidth }.max() ?? 0)
    for line in lines {
      let text = Self.text(line)
      let value = text + String(repeating: " ", count: max(0, valueWidth - text.displayWidth))
      output.line("\(line.key.padded(to: keyWidth))  \(value)  \(line.source)")
    }
  }

  private func showSections(_ lines: [ConfigLine]) {
    let keyWidth = 2 + (lines.map(\.name.displayWidth).max() ?? 0)
    let sourceWidth = "environment".count
    let room = max(20, output.width - keyWidth - sourceWidth - 4)
    let valueWidth = min(room, lines.map { Self.text($0).displayWidth }.max() ?? 0)
    var section = ""
    for line in lines {
      if line.section != section { output.line(output.paint(line.section, .bold)) }
      section = line.section
      let rest = output.width - keyWidth - valueWidth - 4
      let source = line.source.displayWidth <= rest ? line.source : line.origin
      // Three rows show what it is; the setting alone is shown whole.
      let rows = Self.text(line).fitted(to: 3 * valueWidth).wrapped(to: valueWidth)
      for (index, row) in rows.enumerated() {
        let name = index == 0 ? (line.section.isEmpty ? "" : "  ") + line.name : ""
        let text = "\(name.padded(to: keyWidth))  \(row.padded(to: valueWidth))"
        let whole = index == 0 ? "\(text)  \(source)" : text
        output.line(line.origin == "default" ? output.paint(whole, .dim) : whole)
      }
    }
  }

  /// Shows one setting: its value alone where a program reads, and with an explanation where somebody looks.
  func explain(_ line: ConfigLine) {
    guard !output.json else { return output.line(line.json) }
    guard output.isTerminal else {
      output.line(line.value.text.quietLines)
      return tellOfSecrets([line])
    }
    output.line("\(output.paint(line.key, .bold)): \(Self.text(line))")
    let standard = line.standard.text.isEmpty ? "empty" : line.standard.text
    switch line.origin {
    case "default": output.line("Nothing sets it: this is the default.")
    default:
      output.line(
        "Set by \((line.whence ?? line.origin).quietLine); the default is \(standard.quietLine).")
    }
    let explanation = SettingsGuide.explanation(of: line.key)
    let sentence = explanation.prefix(1).uppercased() + explanation.dropFirst()
    for row in "\(sentence) Its variable is \(line.variable).".wrapped(to: output.width) {
      output.line(output.paint(row, .dim))
    }
    tellOfSecrets([line])
  }

  private func tellOfSecrets(_ lines: [ConfigLine]) {
    guard lines.contains(where: \.hidesSecrets) else { return }
    output.note("*** hides what may be secret; --show-secrets shows it.")
  }

  private static func text(_ line: ConfigLine) -> String {
    line.value == .nothing ? "–" : line.value.text.replacing("\n", with: "⏎").quietLine
  }
}
