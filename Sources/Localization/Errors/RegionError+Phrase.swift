public import Regions

extension RegionError: CustomStringConvertible {
  /// The error as a phrase.
  public var phrase: PositionPhrase {
    switch self {
    case .radius(let value): .radius("\(value)")
    case .dwell(let value): .dwell("\(value)")
    }
  }

  /// The value that is wrong, and the expected range.
  public var description: String { phrase.text }
}
