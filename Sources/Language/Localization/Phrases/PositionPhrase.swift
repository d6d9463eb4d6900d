/// Errors in positions and circles, and the reasons why a fix is refused.
public enum PositionPhrase: Phrase, Hashable {
  /// A latitude in degrees is out of range; the value as it was given.
  case latitude(String)
  /// A longitude in degrees is out of range; the value as it was given.
  case longitude(String)
  /// A radius in metres is out of range; the value as it was given.
  case radius(String)
  /// A length of stay in seconds is not above 0; the value as it was given.
  case dwell(String)

  // MARK: Refused fixes

  /// The receiver has no fix; gpsd's mode.
  case noFix(mode: Int)
  /// The position is missing or out of range.
  case invalidPosition
  /// The position is exactly 0, 0.
  case nullIsland
  /// The position has no time.
  case noTime
  /// The receiver calls the position invalid.
  case negativeAccuracy
  /// The position is not newer than the last one.
  case notNewer
  /// The accuracy is worse than the limit, both in metres.
  case inaccurate(meters: Int, limit: Int)
  /// The position is too far from the last one.
  case jump(meters: Int, seconds: Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
