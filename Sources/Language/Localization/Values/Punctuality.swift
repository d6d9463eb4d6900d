/// When something was done against its due moment.
package enum Punctuality: Sendable, Hashable {
  /// Within a minute of it.
  case onTime
  /// Before it.
  case early(TimeSpan)
  /// After it.
  case late(TimeSpan)
}
