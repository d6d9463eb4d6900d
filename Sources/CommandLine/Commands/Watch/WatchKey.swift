/// A key that `watch` understands.
enum WatchKey: Equatable {
  case up, down, done, snooze, undo, quit

  /// Returns the keys that were typed, in their order; others are left out.
  ///
  /// Source of the arrows: ECMA-48, CUU and CUD, and `ESC O` in application mode (ctlseqs, XTerm).
  static func keys(in bytes: some Collection<UInt8>) -> [WatchKey] {
    var keys: [WatchKey] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let first = rest.first {
      guard first == "\u{1B}" else {
        rest.removeFirst()
        if let key = letter(first) { keys.append(key) }
        continue
      }
      let sequence = rest.prefix(3)
      switch sequence {
      case "\u{1B}[A", "\u{1B}OA": keys.append(.up)
      case "\u{1B}[B", "\u{1B}OB": keys.append(.down)
      default: break
      }
      rest = rest.dropFirst(sequence.count)
    }
    return keys
  }

  private static func letter(_ character: Character) -> WatchKey? {
    switch character.lowercased() {
    case "k": .up
    case "j": .down
    case "d": .done
    case "s": .snooze
    case "u": .undo
    case "q": .quit
    default: nil
    }
  }
}
