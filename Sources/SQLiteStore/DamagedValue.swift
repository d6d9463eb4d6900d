/// A stored value that cannot be read back, although the schema should not have let it in.
struct DamagedValue: Error, CustomStringConvertible {
  /// The table and column.
  let place: String
  /// The value.
  let value: String

  /// The value in quotes and where it was found.
  var description: String { "\"\(value)\" in \(place) makes no sense" }
}
