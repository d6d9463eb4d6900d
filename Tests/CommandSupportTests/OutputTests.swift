import Testing

@testable import CommandSupport

struct OutputTests {
  @Test(
    arguments: [
      (nil, 80), ("", 80), ("wide", 80), ("100", 100), ("20", 20), ("19", 20), ("0", 20),
      ("-5", 20),
      ("-9223372036854775808", 20), ("9223372036854775807", 1000), ("99999999999999999999", 80),
    ] as [(String?, Int)])
  func `COLUMNS is clamped to what a layout copes with`(columns: String?, width: Int) {
    let output = Output(
      json: false, color: .auto, environment: columns.map { ["COLUMNS": $0] } ?? [:],
      isTerminal: false, terminalWidth: nil)
    #expect(output.width == width)
  }

  @Test
  func `a terminal's own width counts before COLUMNS`() {
    let output = Output(
      json: false, color: .auto, environment: ["COLUMNS": "100"], isTerminal: true,
      terminalWidth: 12)
    #expect(output.width == 12)
    #expect(output.fitting(40).width == 40)
  }

  @Test(
    arguments: [
      (ColorChoice.auto, [:], true, true), (.auto, [:], false, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["TERM": "dumb"], true, false), (.always, ["NO_COLOR": "1"], false, true),
      (.never, [:], true, false),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func `colour follows the option, then NO_COLOR and TERM, then the terminal`(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    let output = Output(
      json: false, color: choice, environment: environment, isTerminal: isTerminal,
      terminalWidth: nil)
    #expect(output.paint.isOn == isColored)
    #expect(output.paint("x", .red) == (isColored ? "\u{1B}[31mx\u{1B}[0m" : "x"))
  }
}
