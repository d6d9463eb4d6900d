/// The limits of photos.
public struct PhotoSettings: Sendable, Hashable {
  /// The most bytes of one file.
  public var maximumBytes = 12_000_000
  /// The most bytes of all photos together.
  public var maximumTotal = 1_000_000_000

  /// Creates the usual limits.
  public init() {}
}
