import Application
import Foundation
import Geo
import Logging
import Model
import PhoneMessages
import WebPorts

extension PhoneReceiver {
  /// Processes the position of a browser in which the user has logged in, as that of a phone.
  ///
  /// - Returns: `nil` if there is no such browser.
  func receive(_ uuid: UUID, _ position: BrowserPosition) async -> BrowserReply? {
    do {
      let directory = try await presentDirectory()
      guard let device = directory.browser(uuid) else { return nil }
      let now = actionContext().now
      let reading = PhoneReader(arrival: now, decrypt: directory.decryption(of: device)).read(
        latitude: position.latitude, longitude: position.longitude, time: position.time,
        accuracy: position.accuracyMeters, speed: position.speedMetersPerSecond,
        course: position.courseDegrees, altitude: position.altitudeMeters)
      if let seconds = excess(reading, of: device, at: now) { return .later(seconds: seconds) }
      let receipt = try await store(PhoneMessage(device: device, reading: reading, arrival: now))
      if let fix = receipt?.lastAccepted { return .used(accuracyMeters: fix.accuracyMeters) }
      let refused =
        reading.refused.keys.map(\.rawValue).first ?? receipt?.refused.keys.sorted().first
      return refused.map { .notUsed(reason: $0) } ?? .notNewer
    } catch {
      logger.debug("a browser was asked to try again", metadata: ["error": "\(error)"])
      return .later(seconds: Self.busyPause)
    }
  }
}
