import Geo

extension Coordinate {
  /// A coordinate known to be valid.
  static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("\(latitude), \(longitude) is not on the globe")
    }
    return coordinate
  }
}
