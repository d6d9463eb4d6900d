/// A region that cannot be watched.
public enum RegionError: Error, Hashable, CustomStringConvertible {
  case radius(Double)
  case dwell(Double)

  /// Says which value is wrong, and what was expected.
  public var description: String {
    switch self {
    case .radius(let value):
      "radius \"\(value)\" is out of range: expected metres from 20 to 100000"
    case .dwell(let value):
      "dwell \"\(value)\" is not a length of stay: expected seconds above 0"
    }
  }
}
