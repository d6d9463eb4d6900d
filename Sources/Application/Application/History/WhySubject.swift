package import Model

/// The subject of a `why` question.
package enum WhySubject: Sendable {
  /// A task.
  case task(Todo)
  /// A place.
  case place(Place)
}
