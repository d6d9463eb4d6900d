import Settings
import Text

/// Settings for people: a line each, or one explained.
struct ConfigTable {
  let output: Output

  /// Shows settings in columns that fit the terminal; what goes into a file or a pipe is not cut.
  func show(_ lines: [ConfigLine]) {
    guard !output.json else { return output.line(.array(lines.map(\.json))) }
    let keyWidth = lines.map(\.key.displayWidth).max() ?? 0
    let longest = lines.map { Self.text($0).displayWidth }.max() ?? 0
    let sourceWidth = lines.map(\.source.displayWidth).max() ?? 0
    let room = max(16, output.width - keyWidth - sourceWidth - 4)
    let valueWidth = output.isTerminal ? min(longest, room) : longest
    for line in lines {
      let text =
        "\(line.key.padded(to: keyWidth))  \(Self.text(line).padded(to: valueWidth))  \(line.source)"
      output.line(line.origin == "default" ? output.paint(text, .dim) : text)
    }
    tellOfSecrets(lines)
  }

  /// Shows one setting: its value alone where a program reads, and with an explanation where somebody looks.
  func explain(_ line: ConfigLine) {
    guard !output.json else { return output.line(line.json) }
    guard output.isTerminal else { return output.line(line.value.text.quietLines) }
    output.line("\(output.paint(line.key, .bold)): \(Self.text(line))")
    let standard = line.standard.text.isEmpty ? "empty" : line.standard.text
    switch line.origin {
    case "default": output.line("Nothing sets it: this is the default.")
    default:
      output.line(
        "Set by \((line.whence ?? line.origin).quietLine); the default is \(standard.quietLine).")
    }
    for row in SettingsGuide.explanation(of: line.key).wrapped(to: output.width) {
      output.line(output.paint(row, .dim))
    }
    output.line(output.paint("Its variable is \(line.variable).", .dim))
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
