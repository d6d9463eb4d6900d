/// A key that `watch` understands.
enum WatchKey: Equatable {
  case up, down, done, snooze, undo, quit

  /// Reads the bytes of a key press; `nil` for any other key.
  ///
  /// Source of the arrows: ECMA-48, CUU and CUD, and `ESC O` in application mode (ctlseqs, XTerm).
  init?(_ bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    switch text {
    case "\u{1B}[A", "\u{1B}OA": self = .up
    case "\u{1B}[B", "\u{1B}OB": self = .down
    default:
      switch text.first?.lowercased() {
      case "k": self = .up
      case "j": self = .down
      case "d": self = .done
      case "s": self = .snooze
      case "u": self = .undo
      case "q": self = .quit
      default: return nil
      }
    }
  }
}
