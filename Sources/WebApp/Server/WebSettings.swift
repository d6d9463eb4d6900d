public import Application
public import Foundation
public import Reminders

/// The settings that the page goes by.
public struct WebSettings: Sendable, Hashable {
  /// The engine's rules; the machine's zone is theirs.
  public var rules: EngineRules
  /// How long before it is due a new task opens that has no window; seconds.
  public var horizonSeconds: Double
  /// How long a stay must last for a new task that asks for `dwell`; seconds.
  public var dwellSeconds: Double
  /// What holds at a moment, as every wish and every view needs it.
  public func actionContext(now: Date) -> ActionContext {
    ActionContext(
      now: now, rules: rules, horizonSeconds: horizonSeconds, dwellSeconds: dwellSeconds)
  }

  /// The machine's zone.
  public var zone: TimeZone { rules.machineZone }

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
    rules: EngineRules, horizonSeconds: Double = 86_400, dwellSeconds: Double = 300
  ) {
    self.rules = rules
    self.horizonSeconds = horizonSeconds
    self.dwellSeconds = dwellSeconds
  }
}
