/// The limits of photos.
package struct PhotoSettings: Sendable, Hashable {
  /// The most bytes of one file.
  package var maximumBytes = 12_000_000
  /// The most bytes of all photos together.
  package var maximumTotal = 1_000_000_000

  /// Creates the usual limits.
  package init() {}
}
