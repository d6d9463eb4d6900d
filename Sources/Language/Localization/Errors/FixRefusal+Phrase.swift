package import Geo

extension FixRefusal: Phrased {
  /// The reason as a phrase.
  package var phrase: PositionPhrase {
    switch self {
    case .noFix(let mode): .modeWithoutFix(mode: mode)
    case .invalidPosition: .offGlobe
    case .nullIsland: .nullIsland
    case .noTime: .fixWithoutTime
    case .negativeAccuracy: .negativeAccuracy
    case .notNewer: .notNewer
    case .inaccurate(let meters, let limit):
      .inaccurate(meters: Int(min(meters, 1e9).rounded()), limit: Int(limit.rounded()))
    case .jump(let meters, let seconds):
      .jump(
        meters: Int(min(meters, 1e9).rounded()),
        seconds: Int(min(max(seconds, 0), 1e9).rounded(.up)))
    }
  }
}
