import Application
import CommandSupport
import Localization
import Settings
import Text

/// The output of settings: a line each, or one with its explanation.
struct ConfigTable {
  let output: Output

  /// Prints settings: by section on a terminal, otherwise one line each that is not cut.
  func show(_ lines: [ConfigLine]) throws {
    try output.render(.array(lines.map(\.json))) {
      try output.isTerminal ? showSections(lines) : showWholeLines(lines)
      noteSecrets(lines)
    }
  }

  private func showWholeLines(_ lines: [ConfigLine]) throws {
    let keyWidth = lines.map(\.key.displayWidth).max() ?? 0
    let valueWidth = min(60, lines.map { Self.text($0).displayWidth }.max() ?? 0)
    for line in lines {
      let text = Self.text(line)
      let value = text + String(repeating: " ", count: max(0, valueWidth - text.displayWidth))
      try output.line("\(line.key.padded(to: keyWidth))  \(value)  \(line.source)")
    }
  }

  private func showSections(_ lines: [ConfigLine]) throws {
    let keyWidth = 2 + (lines.map(\.name.displayWidth).max() ?? 0)
    let sourceWidth = "environment".count
    let room = max(20, output.width - keyWidth - sourceWidth - 4)
    let valueWidth = min(room, lines.map { Self.text($0).displayWidth }.max() ?? 0)
    var section = ""
    for line in lines {
      if line.section != section { try output.line(output.paint(line.section, .bold)) }
      section = line.section
      let rest = output.width - keyWidth - valueWidth - 4
      let source = line.source.displayWidth <= rest ? line.source : line.origin
      // At most three rows; `explain` shows the whole value.
      let rows = Self.text(line).fitted(to: 3 * valueWidth).wrapped(to: valueWidth)
      for (index, row) in rows.enumerated() {
        let name = index == 0 ? (line.section.isEmpty ? "" : "  ") + line.name : ""
        let text = "\(name.padded(to: keyWidth))  \(row.padded(to: valueWidth))"
        let whole = index == 0 ? "\(text)  \(source)" : text
        try output.line(line.origin == "default" ? output.paint(whole, .dim) : whole)
      }
    }
  }

  /// Prints one setting: with an explanation on a terminal, otherwise the value alone.
  func explain(_ line: ConfigLine) throws {
    try output.render(line.json) {
      guard output.isTerminal else {
        try output.line(line.value.text.cleanLines)
        return noteSecrets([line])
      }
      try output.line("\(output.paint(line.key, .bold)): \(Self.text(line))")
      let standard = line.standard.text.isEmpty ? SettingsPhrase.empty.text : line.standard.text
      switch line.origin {
      case "default": try output.line(SettingsPhrase.isDefault.text)
      default:
        try output.line(
          SettingsPhrase.setBy(
            (line.setBy ?? line.originText).cleanLine, standard: standard.cleanLine
          ).text)
      }
      let explanation = SettingsGuide.explanation(of: line.key)
      let sentence = explanation.prefix(1).uppercased() + explanation.dropFirst()
      let variable = SettingsPhrase.variable(line.variable).text
      for row in "\(sentence) \(variable)".wrapped(to: output.width) {
        try output.line(output.paint(row, .dim))
      }
      noteSecrets([line])
    }
  }

  private func noteSecrets(_ lines: [ConfigLine]) {
    guard lines.contains(where: \.hidesSecrets) else { return }
    output.note(SettingsPhrase.secretsHidden.text)
  }

  private static func text(_ line: ConfigLine) -> String {
    line.value == .nothing ? "–" : line.value.text.replacing("\n", with: "⏎").cleanLine
  }
}
