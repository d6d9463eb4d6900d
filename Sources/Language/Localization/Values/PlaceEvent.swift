/// An event at a place.
public enum PlaceEvent: Sendable, Hashable {
  case enter, exit, cross
  /// Stayed for a time.
  case dwell(TimeSpan)
}
