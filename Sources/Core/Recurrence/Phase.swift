/// The phase of a countdown at an instant; derived, never stored (R12).
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
  /// Before it opens: quiet.
  case waiting
  /// It can be done; places remind.
  case open
  /// Its time has come, or has passed.
  case due
  /// Nothing is pending any more.
  case finished
}
