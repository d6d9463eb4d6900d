public import Reminders

/// What `why` is asked about.
public enum WhySubject: Sendable {
  /// A task.
  case task(Todo)
  /// A place.
  case place(Place)
}
