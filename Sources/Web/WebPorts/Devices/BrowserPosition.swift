package import Foundation
package import HTTPServer

/// A position that a browser gave to an open page; `nil` for values that it did not give.
package struct BrowserPosition: Sendable, Hashable {
  /// Degrees north.
  package let latitude: Double?
  /// Degrees east.
  package let longitude: Double?
  /// When the browser was there, by its clock.
  package let time: Date?
  /// The radius of the accuracy, in metres.
  package let accuracyMeters: Double?
  /// Metres per second.
  package let speedMetersPerSecond: Double?
  /// Degrees clockwise from true north.
  package let courseDegrees: Double?
  /// Metres above the ellipsoid.
  package let altitudeMeters: Double?

  /// Reads the form of a script, whose time is in milliseconds since 1970.
  package init(_ form: FormFields) {
    // One without end is out of its range, which is counted.
    func number(_ name: String) -> Double? {
      form.text(name).flatMap { Double($0) }.flatMap { $0.isNaN ? nil : $0 }
    }
    latitude = number("lat")
    longitude = number("lon")
    time = number("time").map { Date(timeIntervalSince1970: $0 / 1000) }
    accuracyMeters = number("acc")
    speedMetersPerSecond = number("speed")
    courseDegrees = number("heading")
    altitudeMeters = number("altitude")
  }

  package init(
    latitude: Double?, longitude: Double?, time: Date?, accuracyMeters: Double? = nil,
    speedMetersPerSecond: Double? = nil, courseDegrees: Double? = nil, altitudeMeters: Double? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.time = time
    self.accuracyMeters = accuracyMeters
    self.speedMetersPerSecond = speedMetersPerSecond
    self.courseDegrees = courseDegrees
    self.altitudeMeters = altitudeMeters
  }
}

/// The answer to the position of a browser.
package enum BrowserReply: Sendable, Hashable {
  /// It was used; its accuracy (95 %) in metres.
  case used(accuracyMeters: Double)
  /// It was not used, for a reason as `refused` of a device names it.
  case notUsed(reason: String)
  /// It was not newer than the last one.
  case notNewer
  /// It cannot be stored now; the client retries after a number of seconds.
  case later(seconds: Int)
}
