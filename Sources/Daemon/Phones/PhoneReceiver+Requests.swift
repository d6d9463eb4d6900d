import Application
import Crypto
import Foundation
import Logging
import Phones
import Reminders
import WebApp

/// Requests over HTTP, in the order of their arrival.
extension PhoneReceiver {
  /// The receiver for the page's server.
  nonisolated var port: PhonePort {
    PhonePort(
      maximumBytes: { [settings] in settings().bodyBytes },
      trustedProxies: { [settings] in settings().trustedProxies },
      take: { credentials, request, answer in
        let errand = PhoneErrand(
          credentials: credentials, request: request, arrival: .now, answer: answer)
        if case .terminated = self.errandsEnd.yield(errand) {
          answer(.later(seconds: Self.busyPause))
        }
      }, position: { await self.receive($0, $1) })
  }

  /// Answers requests one after another until `stop()`.
  func serve() async {
    var count = 0
    for await errand in errands {
      errand.answer(
        await reply(to: errand.request, errand.credentials, since: errand.arrival))
      count += 1
      if count.isMultiple(of: Self.mostInARow) { await Task.yield() }
    }
  }

  /// Ends `serve()`; later requests are to come again.
  nonisolated func stop() { errandsEnd.finish() }

  /// Returns the answer to a request; without one, whether the credentials are right.
  func reply(
    to request: PhoneRequest?, _ credentials: PhoneCredentials,
    since arrival: ContinuousClock.Instant = .now
  ) async -> PhoneReply {
    do {
      guard let device = try device(credentials, since: arrival) else { return .unknown }
      guard let request else { return .taken("") }
      return await receive(device, request, since: arrival)
    } catch {
      return .later(seconds: Self.busyPause)
    }
  }

  /// Returns the number of the device that credentials belong to; `nil` for wrong ones.
  private func device(
    _ credentials: PhoneCredentials, since arrival: ContinuousClock.Instant
  ) throws -> Int64? {
    let directory = try presentDirectory(since: arrival)
    switch credentials {
    case .key(let key): return directory.device(digest: Self.digest(key))?.id.rawValue
    case .basic(let user, let key):
      guard let device = directory.device(digest: Self.digest(key)), directory.knows(user) else {
        return nil
      }
      return device.id.rawValue
    }
  }

  private static func digest(_ key: String) -> Data {
    Data(SHA256.hash(data: Data(key.uppercased().utf8)))
  }

  /// Takes a request over HTTP.
  private func receive(
    _ number: Int64, _ request: PhoneRequest, since arrival: ContinuousClock.Instant
  ) async -> PhoneReply {
    do {
      let directory = try presentDirectory(since: arrival)
      // The device may have been removed since its key was looked at.
      guard let device = directory.devices[Device.ID(rawValue: number)] else { return .taken("") }
      let context = actionContext()
      let reading = read(request.body, query: request.query, of: device, directory, context.now)
      if let seconds = excess(reading, of: device, at: context.now) {
        return .later(seconds: seconds)
      }
      let receipt = try await take(
        reading, of: device, arrival: context.now, isExposed: request.isExposed, since: arrival)
      switch reading.kind ?? (request.isBearer ? .overland : device.kind) {
      case .overland: return .taken(#"{"result":"ok"}"#)
      case .owntracks, nil:
        let answer = answer(
          to: device, receipt: receipt, isAndroid: request.isAndroid, directory, context)
        return .taken(sealed(answer.text, for: device, directory))
      default: return .taken("")
      }
    } catch {
      logger.debug("a phone was asked to try again", metadata: ["error": "\(error)"])
      return .later(seconds: Self.busyPause)
    }
  }

  /// Reads a message of a device.
  func read(
    _ body: [UInt8], query: String, of device: Device, _ directory: PhoneDirectory,
    _ arrival: Date
  ) -> PhoneReading {
    PhoneReader(
      arrival: arrival, pushed: directory.pushed(device), decrypt: directory.decryption(of: device)
    ).read(body: body, query: query)
  }

  /// Returns the seconds to wait if a device sends more positions than it may.
  func excess(_ reading: PhoneReading, of device: Device, at now: Date) -> Int? {
    states[device.id, default: PhoneState()].burst
      .take(reading.reports.count, most: settings().burst, at: now)
  }
}
