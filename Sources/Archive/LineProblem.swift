/// What is wrong with a line that was to be imported: what was expected of it.
struct LineProblem: Error {
  /// The words behind the line's number.
  let text: String

  /// Says what was expected.
  init(_ text: String) { self.text = text }
}
