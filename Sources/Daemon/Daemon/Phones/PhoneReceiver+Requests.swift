import Application
import Crypto
import Foundation
import Geo
import Logging
import Model
import PhoneMessages
import WebPorts

/// Requests over HTTP.
extension PhoneReceiver {
  /// The receiver for the page's server.
  nonisolated var port: PhonePort {
    PhonePort(
      maximumBytes: { [settings] in settings().bodyBytes },
      trustedProxies: { [settings] in settings().trustedProxies },
      check: { await self.check($0) },
      receive: { await self.receive($1, with: $0) },
      position: { await self.receive($0, $1) })
  }

  /// Returns if credentials are right: `.taken` or `.unknown`.
  private func check(_ credentials: PhoneCredentials) async -> PhoneReply {
    await answer { directory in
      Self.device(credentials, directory) == nil ? .unknown : .taken("")
    }
  }

  /// Returns the answer to a request, after the commit of what it brings.
  func receive(_ request: PhoneRequest, with credentials: PhoneCredentials) async -> PhoneReply {
    await answer { directory in
      guard let device = Self.device(credentials, directory) else { return .unknown }
      let context = actionContext()
      let reading = read(request.body, query: request.query, of: device, directory, context.now)
      if let seconds = excess(reading, of: device, at: context.now) {
        return .later(seconds: seconds)
      }
      let message = PhoneMessage(
        device: device, reading: reading, arrival: context.now, isExposed: request.isExposed)
      let receipt = try await store(message)
      return reply(to: request, message, receipt, directory, context)
    }
  }

  /// Makes an answer with the present devices; where that fails, one that makes the phone retry.
  private func answer(
    _ make: (PhoneDirectory) async throws -> PhoneReply
  ) async -> PhoneReply {
    do {
      return try await make(presentDirectory())
    } catch {
      logger.debug("a phone was asked to try again", metadata: ["error": "\(error)"])
      return .later(seconds: Self.busyPause)
    }
  }

  /// Returns the device that credentials belong to; `nil` for wrong ones.
  private static func device(
    _ credentials: PhoneCredentials, _ directory: PhoneDirectory
  ) -> Device? {
    switch credentials {
    case .key(let key): return directory.device(digest: digest(key))
    case .basic(let user, let key):
      guard let device = directory.device(digest: digest(key)), directory.knows(user) else {
        return nil
      }
      return device
    }
  }

  private static func digest(_ key: String) -> Data {
    Data(SHA256.hash(data: Data(key.uppercased().utf8)))
  }

  /// Returns the answer to a request whose positions are stored.
  private func reply(
    to request: PhoneRequest, _ message: PhoneMessage, _ receipt: DeviceReceipt?,
    _ directory: PhoneDirectory, _ context: ActionContext
  ) -> PhoneReply {
    let device = message.device
    switch message.reading.kind ?? (request.isBearer ? .overland : device.kind) {
    case .overland: return .taken(#"{"result":"ok"}"#)
    case .owntracks, nil:
      let answer = answer(
        to: device, receipt: receipt, isAndroid: request.isAndroid, directory, context)
      return .taken(sealed(answer.text, for: device, directory))
    default: return .taken("")
    }
  }

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
