import Application
import Crypto
import Foundation
import Logging
import Model
import PhoneMessages
import WebApp

/// Requests over HTTP, in the order of their arrival.
extension PhoneReceiver {
  /// The receiver for the page's server.
  nonisolated var port: PhonePort {
    PhonePort(
      maximumBytes: { [settings] in settings().bodyBytes },
      trustedProxies: { [settings] in settings().trustedProxies },
      take: { calls, answer in
        guard !self.queue.add((calls, answer)) else { return }
        answer(calls.map { _ in .later(seconds: Self.busyPause) })
      }, position: { await self.receive($0, $1) })
  }

  /// Answers calls in their order until `stop()`.
  func serve() async {
    var count = 0
    for await _ in queue.rings {
      while case let groups = queue.take(calls: Self.mostInARow), !groups.isEmpty {
        let calls = groups.flatMap(\.calls)
        var rest = await replies(to: calls)[...]
        for group in groups {
          group.answer(Array(rest.prefix(group.calls.count)))
          rest = rest.dropFirst(group.calls.count)
        }
        count += calls.count
        guard count >= Self.mostInARow else { continue }
        count = 0
        await Task.yield()
      }
    }
  }

  /// Ends `serve()`; later requests are to come again.
  nonisolated func stop() { queue.end() }

  /// Returns the answers to calls, after one commit of all that they bring.
  func replies(to calls: [PhoneCall]) async -> [PhoneReply] {
    var replies = calls.map { _ in PhoneReply.later(seconds: Self.busyPause) }
    do {
      let arrival = calls.map(\.arrival).max() ?? .now
      let directory = try presentDirectory(since: arrival)
      let context = actionContext()
      var read: [(index: Int, request: PhoneRequest, message: PhoneMessage)] = []
      for (index, call) in calls.enumerated() {
        guard let device = Self.device(call.credentials, directory) else {
          replies[index] = .unknown
          continue
        }
        guard let request = call.request else {
          replies[index] = .taken("")
          continue
        }
        let reading = self.read(
          request.body, query: request.query, of: device, directory, context.now)
        if let seconds = excess(reading, of: device, at: context.now) {
          replies[index] = .later(seconds: seconds)
        } else {
          let message = PhoneMessage(
            device: device, reading: reading, arrival: context.now, isExposed: request.isExposed)
          read.append((index, request, message))
        }
      }
      let receipts = try await take(read.map(\.message), since: arrival)
      for ((index, request, message), receipt) in zip(read, receipts) {
        guard case .success(let receipt) = receipt else { continue }
        replies[index] = reply(to: request, message, receipt, directory, context)
      }
    } catch {
      logger.debug("phones were asked to try again", metadata: ["error": "\(error)"])
    }
    return replies
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

  /// Reads a message of a device.
  func read(
    _ body: [UInt8], query: String, of device: Device, _ directory: PhoneDirectory,
    _ arrival: Date
  ) -> PhoneReading {
    PhoneReader(
      arrival: arrival, app: device.kind, pushed: directory.pushed(device),
      decrypt: directory.decryption(of: device)
    ).read(body: body, query: query)
  }

  /// Returns the seconds to wait if a device sends more positions than it may.
  func excess(_ reading: PhoneReading, of device: Device, at now: Date) -> Int? {
    states.change(device.id, from: PhoneState()) {
      $0.burst.take(reading.reports.count, most: settings().burst, at: now)
    }
  }
}
