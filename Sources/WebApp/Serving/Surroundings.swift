public import Foundation

/// The settings that the page goes by.
public struct Surroundings: Sendable, Hashable {
  /// The machine's zone.
  public var zone: TimeZone
  /// Coming back within this time goes on with the visit; seconds.
  public var coolDownSeconds: Double
  /// How long before it is due a new task opens that has no window; seconds.
  public var horizonSeconds: Double
  /// How long a stay must last for a new task that asks for `dwell`; seconds.
  public var dwellSeconds: Double
  /// Further names that the page may be asked for by, lowercase.
  public var hosts: [String] = []
  /// Where map tiles come from: an address with `{z}`, `{x}` and `{y}`.
  public var tiles: String?
  /// A file of map tiles (MBTiles).
  public var tilesFile: String?
  /// Whom the map has to name.
  public var attribution: String?
  /// A Nominatim-compatible service that knows addresses.
  public var geocoder: String?

  /// Creates surroundings; what is left out is as with nothing set.
  public init(
    zone: TimeZone, coolDownSeconds: Double = 600, horizonSeconds: Double = 86_400,
    dwellSeconds: Double = 300
  ) {
    self.zone = zone
    self.coolDownSeconds = coolDownSeconds
    self.horizonSeconds = horizonSeconds
    self.dwellSeconds = dwellSeconds
  }
}
