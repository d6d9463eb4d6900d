import Foundation

/// The alternate screen of the terminal.
///
/// It is left again when the program ends, even by a crash. Source of the sequences: ctlseqs, XTerm
/// (`1049` alternate screen, `25` cursor, `2026` synchronized update).
package final class LiveScreen {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT]

  private let streams: StandardStreams
  private var modes = termios()
  private var hasModes = false
  private var isOpen = false
  private var shown: [String] = []

  /// Switches the terminal to the alternate screen and turns off echo.
  ///
  /// - Throws: `OutputFailure`.
  package init(_ streams: StandardStreams) throws(OutputFailure) {
    self.streams = streams
    hasModes = tcgetattr(streams.input, &modes) == 0
    for number in Self.crashes {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        // Calls only what signal-safety(7) allows.
        let sequence: StaticString = "\u{1B}[?25h\u{1B}[?1049l"
        _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
        raise(number)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND) | UInt32(SA_NODEFER))
      sigaction(number, &action, nil)
    }
    try reopen()
  }

  /// Switches to the alternate screen again after `close`.
  package func reopen() throws(OutputFailure) {
    if hasModes {
      var raw = modes
      raw.c_lflag &= ~UInt32(ICANON | ECHO)
      tcsetattr(streams.input, TCSANOW, &raw)
    }
    isOpen = true
    shown = []
    try streams.write(Self.enter)
  }

  /// Restores the terminal; does nothing if it is already restored.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    // A terminal that has gone needs no restoring.
    try? streams.write(Self.leave)
    if hasModes { tcsetattr(streams.input, TCSANOW, &modes) }
  }

  /// Draws the rows that differ from those of the last call.
  package func draw(_ lines: [String]) throws(OutputFailure) {
    var text = ""
    let isWhole = lines.count != shown.count
    for (row, line) in lines.enumerated() where isWhole || shown[row] != line {
      text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
    }
    guard !text.isEmpty else { return }
    try streams.write("\u{1B}[?2026h" + (isWhole ? "\u{1B}[2J" : "") + text + "\u{1B}[?2026l")
    shown = lines
  }

  /// Makes the next `draw` draw every row.
  package func forget() { shown = [] }

  /// The terminal's size; 80 by 24 if it is unknown.
  package var size: (columns: Int, rows: Int) {
    guard let size = streams.terminalSize, size.rows > 0 else { return (80, 24) }
    return size
  }
}
