/// The symbols of units in texts.
public struct UnitSymbols: Sendable, Hashable {
  /// Second: `s`.
  public let second: String
  /// Metre: `m`.
  public let meter: String
  /// Kilometre: `km`.
  public let kilometer: String
  /// Kilometre an hour: `km/h`.
  public let kilometerPerHour: String
}
