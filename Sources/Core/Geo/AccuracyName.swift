/// The names that programs give to the accuracy of a position in metres.
///
/// Source: the messages of OwnTracks, Overland, Traccar Client, OsmAnd, GPSLogger and Home
/// Assistant; GPX files of OpenTracks, μlogger and Apple Health.
public enum AccuracyName {
  private static let names: Set = [
    "acc", "accuracy", "accuracyhorizontal", "accuracym", "accuracymeters", "gpsaccuracy", "hacc",
    "haccuracy", "horaccur", "horaccuracy", "horizontalaccuracy", "locationaccuracy",
    "positionaccuracy",
  ]

  /// Returns true for such a name, in letters of any case, with or without `_` and `-`.
  public static func isOne(_ name: String) -> Bool {
    names.contains(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }
}
