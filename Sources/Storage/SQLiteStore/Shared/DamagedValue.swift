import Localization

/// A stored value that cannot be read back, although the schema should not have let it in.
package struct DamagedValue: Error, CustomStringConvertible {
  /// The table and column.
  package let place: String
  package let value: String

  /// Creates the error.
  package init(place: String, value: String) {
    self.place = place
    self.value = value
  }

  /// The value in quotes and the place where it was found.
  package var description: String { StorePhrase.senseless(value: value, place: place).text }
}
