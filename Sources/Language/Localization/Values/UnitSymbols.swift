/// The symbols of units in texts.
package struct UnitSymbols: Sendable, Hashable {
  /// Second: `s`.
  package let second: String
  /// Metre: `m`.
  package let meter: String
  /// Kilometre: `km`.
  package let kilometer: String
  /// Kilometre an hour: `km/h`.
  package let kilometerPerHour: String
}
