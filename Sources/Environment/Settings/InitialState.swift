/// The meaning of being inside a place at the very first fix (G7).
package enum InitialState: String, Sendable, Hashable, CaseIterable {
  /// It is only recorded.
  case silent
  /// It counts as coming in.
  case fire
}
