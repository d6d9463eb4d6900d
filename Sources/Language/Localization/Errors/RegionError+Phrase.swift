package import Regions

extension RegionError: Phrased {
  /// The error as a phrase.
  package var phrase: PositionPhrase {
    switch self {
    case .radius(let value): .radius("\(value)")
    case .dwell(let value): .dwell("\(value)")
    }
  }
}
