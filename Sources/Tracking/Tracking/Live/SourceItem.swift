package import Geo

/// An item of a source of positions.
package enum SourceItem: Sendable {
  /// A report of one epoch.
  case report(FixReport)
  /// How the receiver is, whenever that changes.
  case state(SourceState)
}
