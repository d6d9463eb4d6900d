public import Geo

/// What a source of positions delivers.
public enum SourceItem: Sendable {
  /// A report of one epoch.
  case report(FixReport)
  /// How the receiver is, whenever that changes.
  case state(SourceState)
}
