package import Geo

extension CoordinateError: Phrased {
  /// The error as a phrase.
  package var phrase: PositionPhrase {
    switch self {
    case .latitude(let value): .latitude("\(value)")
    case .longitude(let value): .longitude("\(value)")
    }
  }
}
