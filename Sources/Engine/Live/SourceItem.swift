public import Geo

/// What a source of positions delivers.
public enum SourceItem: Sendable {
  /// A report of one epoch.
  case report(FixReport)
  /// How the receiver is, in words, whenever that changes.
  case state(String)
}
