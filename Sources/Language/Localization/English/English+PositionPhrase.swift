extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PositionPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .latitude(let value):
      "latitude \"\(value)\" is out of range: expected degrees from -90 to 90"
    case .longitude(let value):
      "longitude \"\(value)\" is out of range: expected degrees from -180 to 180"
    case .radius(let value):
      "radius \"\(value)\" is out of range: expected metres from 20 to 100000"
    case .dwell(let value):
      "dwell \"\(value)\" is not a length of stay: expected seconds above 0"
    case .noFix(let mode): "no fix (mode \(mode))"
    case .invalidPosition: "the position is missing or out of range"
    case .nullIsland: "the position is exactly 0, 0"
    case .noTime: "the position has no time"
    case .negativeAccuracy: "the receiver calls the position invalid: a negative accuracy"
    case .notNewer: "not newer than the last fix"
    case .inaccurate(let meters, let limit):
      "an accuracy of \(meters) m; the limit is \(limit) m"
    case .jump(let meters, let seconds):
      "a jump of \(meters) m in \(seconds) s; held until 3 fixes agree"
    }
  }
}
