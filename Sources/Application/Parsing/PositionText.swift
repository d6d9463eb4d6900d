import Foundation
public import Geo
import Localization
import Text

/// Reads a position as people write it: `52.5163,13.3777` or a geo URI.
///
/// Source: RFC 5870, `geo:lat,lon[,alt][;crs=wgs84][;u=35]`; other reference systems are refused.
public enum PositionText {
  /// Reads the coordinate in a text.
  public static func coordinate(_ text: String) throws -> Coordinate {
    var body = Substring(text.trimmed)
    if body.lowercased().hasPrefix("geo:") {
      body = body.dropFirst(4)
      let parameters = body.split(separator: ";").dropFirst().map { $0.lowercased() }
      if let crs = parameters.first(where: { $0.hasPrefix("crs=") }), crs != "crs=wgs84" {
        throw RequestFailure(.usage, .position, .otherReferenceSystem(text.quoted))
      }
      body = body.prefix { $0 != ";" && $0 != "?" }
    }
    let parts = body.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard (2...3).contains(parts.count), let latitude = degrees(parts[0]),
      let longitude = degrees(parts[1])
    else {
      throw RequestFailure(.usage, .position, .notPosition(text.quoted))
    }
    return try reading(.position) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  /// Plain decimal degrees; words such as `nan` and hexadecimal are not numbers here.
  private static func degrees(_ text: String) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) })
    else {
      return nil
    }
    return Double(text)
  }
}
