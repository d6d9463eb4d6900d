/// A point of a track, with the texts of the file.
package struct GPXPoint: Sendable, Hashable {
  /// Degrees north, as text.
  package var latitude = ""
  /// Degrees east, as text.
  package var longitude = ""
  /// The time, as text; empty without one.
  package var time = ""
  /// Metres above sea level, as text.
  package var elevation = ""
  /// Horizontal dilution of precision, as text.
  package var hdop = ""
  /// The radius in metres in which the receiver is with 68 %, as text.
  package var accuracy = ""
  /// Metres per second, as text.
  package var speed = ""
  /// Degrees from true north, as text.
  package var course = ""

  /// The number of satellites used, as text.
  package var satellites = ""
  /// True for the first point of a segment other than the first: nothing links it to those before.
  package var startsSegment = false

  /// False where the receiver says that it had no fix.
  package var hasFix = true

  /// Creates an empty point.
  package init() {}
}
