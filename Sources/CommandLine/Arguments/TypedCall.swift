package import Application

/// A call of the program as it is typed into a shell.
package enum TypedCall {
  /// Returns the call with words; those that a shell would change are quoted.
  package static func text(_ words: [String]) -> String {
    (["passby"] + words.map(QuickGuess.argument)).joined(separator: " ")
  }

  /// Returns a call with what was probably meant in place of what was typed; `nil` where that does
  /// not stand in the call once, as a word or as the last words.
  package static func corrected(
    _ arguments: [String], by correction: Refusal.Correction
  ) -> String? {
    let typed = correction.typed
    let places = arguments.indices.filter { arguments[$0] == typed }
    if places.count == 1 {
      var words = arguments
      words[places[0]] = correction.meant
      return text(words)
    }
    let count = typed.split(separator: " ").count
    guard places.isEmpty, count > 1, arguments.suffix(count).joined(separator: " ") == typed
    else { return nil }
    return text(arguments.dropLast(count) + correction.meant.split(separator: " ").map(String.init))
  }
}
