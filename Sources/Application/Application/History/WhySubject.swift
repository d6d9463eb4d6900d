public import Model

/// The subject of a `why` question.
public enum WhySubject: Sendable {
  /// A task.
  case task(Todo)
  /// A place.
  case place(Place)
}
