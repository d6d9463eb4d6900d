package import Model

/// The handlers of routes: `Site` has those of the pages, `API` those of programs.
///
/// Extensions hold the look-ups and edits that both use.
package protocol RouteHandlers: Sendable {
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
