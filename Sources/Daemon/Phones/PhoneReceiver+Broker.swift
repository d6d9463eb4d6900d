import Application
import Foundation
import Geo
import Logging
import MQTT
import Phones
import Reminders
import SQLiteStore

extension PhoneReceiver {
  /// The pause before a message that cannot be stored is tried again, in seconds.
  private static let retryPause = Duration.seconds(2)

  /// The topics of devices that do not follow the usual form.
  func ownTopics() throws -> [String] {
    try presentDirectory().devices.values.compactMap(\.topic).sorted()
  }

  /// Takes a message of a broker, and returns the commands and reminders for its phone (P18).
  ///
  /// The broker has already been told of its arrival, so that it is kept until it can be stored.
  ///
  /// - Returns: `nil` if its topic belongs to no device.
  func receive(_ message: BrokerMessage) async -> (topic: String, commands: [String])? {
    while !Task.isCancelled {
      do {
        let directory = try presentDirectory()
        let topic = BrokerTopic(message.topic).device
        guard let device = directory.device(topic: topic) else { return nil }
        let context = actionContext()
        let reading = read(message.payload, query: "", of: device, directory, context.now)
        var arrival = context.now
        if message.isRetained, let newest = reading.reports.last?.report.time {
          // The broker may have kept it for days or for a moment: it is of the past either way.
          arrival = max(arrival, newest.addingTimeInterval(settings().staleAfterSeconds + 1))
        }
        let receipt = try await take(reading, of: device, arrival: arrival, isExposed: false)
        let answer = answer(
          to: device, receipt: receipt, isAndroid: false, directory, context)
        // The app on Android shows a reminder on any of its topics, that on iOS on none (P17).
        let messages = answer.commands + answer.noticeMessages
        return ("\(topic)/cmd", messages.map { sealed($0, for: device, directory) })
      } catch {
        logger.debug("a message of the broker waits", metadata: ["error": "\(error)"])
        // A sleep that is cancelled ends at once, and then so does the loop.
        try? await Task.sleep(for: Self.retryPause)
      }
    }
    return nil
  }
}
