extension String {
  /// Returns the text, or the first of `TEXT 2`, `TEXT 3` and so on that is not taken.
  package func distinct(besides isTaken: (String) -> Bool) -> String {
    guard isTaken(self) else { return self }
    return (2...).lazy.map { "\(self) \($0)" }.first { !isTaken($0) } ?? self
  }
}
