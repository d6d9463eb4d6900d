/// A point of a track, with the texts of the file.
public struct GPXPoint: Sendable, Hashable {
  /// Degrees north, as text.
  public var latitude = ""
  /// Degrees east, as text.
  public var longitude = ""
  /// The time, as text; empty without one.
  public var time = ""
  /// Metres above sea level, as text.
  public var elevation = ""
  /// Horizontal dilution of precision, as text.
  public var hdop = ""
  /// The radius in metres in which the receiver is with 68 %, as text.
  public var accuracy = ""
  /// Metres per second, as text.
  public var speed = ""
  /// Degrees from true north, as text.
  public var course = ""

  /// The number of satellites used, as text.
  public var satellites = ""
  /// True for the first point of a segment other than the first: nothing links it to those before.
  public var startsSegment = false

  /// False where the receiver says that it had no fix.
  public var hasFix = true

  /// Creates an empty point.
  public init() {}
}
