package import Foundation
package import HTTPServer
import HTTPTypes
import Hummingbird
package import Model

/// The receiver of what phones send, behind the addresses below `/pub`.
package struct PhonePort: Sendable {
  /// The largest body of a request, in bytes.
  package let maximumBytes: @Sendable () -> Int
  /// The addresses of proxies whose word about the protocol counts.
  package let trustedProxies: @Sendable () -> [String]
  /// Returns if credentials are right: `.taken` or `.unknown`.
  package let check: @Sendable (PhoneCredentials) async -> PhoneReply
  /// Processes a request, and returns the answer after what it brings is committed.
  package let receive: @Sendable (PhoneCredentials, PhoneRequest) async -> PhoneReply
  /// Processes the position of a browser, by the UUID of its device, and returns after its commit.
  ///
  /// `nil` if there is no such browser.
  package let position: @Sendable (_ browser: UUID, BrowserPosition) async -> BrowserReply?

  package init(
    maximumBytes: @escaping @Sendable () -> Int = { 2 * 1024 * 1024 },
    trustedProxies: @escaping @Sendable () -> [String] = { [] },
    check: @escaping @Sendable (PhoneCredentials) async -> PhoneReply,
    receive: @escaping @Sendable (PhoneCredentials, PhoneRequest) async -> PhoneReply,
    position: @escaping @Sendable (_ browser: UUID, BrowserPosition) async -> BrowserReply? = {
      _, _ in nil
    }
  ) {
    self.maximumBytes = maximumBytes
    self.trustedProxies = trustedProxies
    self.check = check
    self.receive = receive
    self.position = position
  }
}

/// How a phone shows who it is.
package enum PhoneCredentials: Sendable, Hashable {
  /// Basic authentication: a person or a device, and the key of the device.
  case basic(user: String, key: String)
  /// The key in the address, or as a bearer token.
  case key(String)
}

package struct PhoneRequest: Sendable, Hashable {
  /// The body; empty for a `GET`.
  package let body: [UInt8]
  /// The query of the address, still encoded.
  package let query: String
  /// True if the key came as a bearer token, which only Overland does.
  package let isBearer: Bool
  /// True for OwnTracks on Android.
  package let isAndroid: Bool
  /// True if the key came over the internet without encryption.
  package let isExposed: Bool

  package init(
    body: [UInt8], query: String = "", isBearer: Bool = false, isAndroid: Bool = false,
    isExposed: Bool = false
  ) {
    self.body = body
    self.query = query
    self.isBearer = isBearer
    self.isAndroid = isAndroid
    self.isExposed = isExposed
  }
}

/// The answer to a phone (P16).
package enum PhoneReply: Sendable, Hashable {
  /// The request was processed, whether its positions were used or not; the text is JSON, or empty.
  case taken(String)
  /// It cannot be stored now; the phone is to try again after some seconds.
  case later(seconds: Int)
  /// The credentials belong to no device.
  case unknown
}

/// The daemon's knowledge of devices, beside what the store holds.
package struct DevicesPort: Sendable {
  /// Returns the latest reports by device.
  package let health: @Sendable () -> [Device.ID: DeviceFigures]
  /// Returns the devices that lead for their persons, as far as positions have shown it.
  package let leading: @Sendable () -> Set<Device.ID>
  /// Returns where devices are, for those who ask for it (P6).
  package let positions: @Sendable () -> [Device.ID: LivePosition]
  /// Returns true if the secret of a device is on this machine.
  package let hasSecret: @Sendable (_ device: UUID) -> Bool
  /// Stores the secret of a device, or removes it.
  package let setSecret: @Sendable (_ secret: String?, _ device: UUID) throws -> Void
  /// Sends a test reminder with the answer to the next message of a device (P17).
  package let sendTest: @Sendable (Device.ID) -> Void
  /// Returns the last test of a device; `nil` without one.
  package let test: @Sendable (Device.ID) -> DeviceTest?

  package init(
    health: @escaping @Sendable () -> [Device.ID: DeviceFigures] = { [:] },
    leading: @escaping @Sendable () -> Set<Device.ID> = { [] },
    positions: @escaping @Sendable () -> [Device.ID: LivePosition] = { [:] },
    hasSecret: @escaping @Sendable (_ device: UUID) -> Bool = { _ in false },
    setSecret: @escaping @Sendable (_ secret: String?, _ device: UUID) throws -> Void = { _, _ in },
    sendTest: @escaping @Sendable (Device.ID) -> Void = { _ in },
    test: @escaping @Sendable (Device.ID) -> DeviceTest? = { _ in nil }
  ) {
    self.health = health
    self.leading = leading
    self.positions = positions
    self.hasSecret = hasSecret
    self.setSecret = setSecret
    self.sendTest = sendTest
    self.test = test
  }

  /// Forgets the secret of a device that was removed; one that stays does no harm.
  package func forgetSecret(_ device: UUID) { try? setSecret(nil, device) }
}

/// A test reminder for a phone, by the clock of the computer.
package struct DeviceTest: Sendable, Hashable {
  /// When it was asked for.
  package let asked: Date
  /// When the phone took it with the answer to its message; `nil` while it waits.
  package var handed: Date?

  package init(asked: Date, handed: Date? = nil) { (self.asked, self.handed) = (asked, handed) }
}

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
