public import Geo

extension CoordinateError: CustomStringConvertible {
  /// The error as a phrase.
  public var phrase: PositionPhrase {
    switch self {
    case .latitude(let value): .latitude("\(value)")
    case .longitude(let value): .longitude("\(value)")
    }
  }

  /// The value that is out of range, and the expected range.
  public var description: String { phrase.text }
}
