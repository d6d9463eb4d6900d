package import Model

/// The handlers of routes: `Site` has those of the pages, `API` those of programs.
///
/// What both look up and change is in extensions.
package protocol RouteHandlers: Sendable {
  /// The dependencies.
  var ports: WebDependencies { get }
}

extension RouteHandlers {
  /// Applies an edit.
  package func step<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome> {
    try ports.store.edit(build)
  }
}
