import Application
import Foundation
import Geo
import Logging
import MQTT
import Model
import PhoneMessages
import SQLiteStore
import Tracking

extension PhoneReceiver {
  /// The pause before a message that cannot be stored is tried again, in seconds.
  private static let retryPause = Duration.seconds(2)

  /// The topics that the user has given to devices.
  func ownTopics() async throws -> [String] {
    try await presentDirectory().known.devices.values.compactMap(\.topic).sorted()
  }

  /// Processes the messages of a broker in their order, until the connection is stopped.
  func receiveMessages(from connection: BrokerConnection, status: BrokerStatus) async {
    for await message in connection.messages {
      await handle(message, of: connection, status: status)
      connection.acknowledgeMessage()
    }
  }

  /// Processes a message, counts it, and publishes the commands and reminders for its phone.
  func handle(
    _ message: BrokerMessage, of connection: BrokerConnection, status: BrokerStatus
  ) async {
    guard !message.isTooLarge else { return status.recordDropped() }
    guard let answer = await receive(message) else { return status.recordUnknown(message.topic) }
    status.recordMessage()
    for command in answer.commands { connection.publish(command, to: answer.topic) }
  }

  /// The commands and reminders for a phone, and the topic that it listens to.
  typealias BrokerAnswer = (topic: String, commands: [String])

  /// Processes a message of a broker, and returns what goes back to the phone (P18); `nil` if the
  /// topic belongs to no device.
  ///
  /// It is kept until it can be stored; only then is it acknowledged. One of a device that sends
  /// too many waits for the next minute, and so do all behind it: the broker keeps what comes
  /// meanwhile, while what would be dropped here would be lost.
  func receive(_ message: BrokerMessage) async -> BrokerAnswer? {
    while !Task.isCancelled {
      var pause = Self.retryPause
      do {
        switch try await use(message) {
        case .answered(let answer): return answer
        case .tooMany(let seconds):
          logger.warning("a device of the broker sends too many positions; they wait")
          pause = .seconds(seconds)
        }
      } catch {
        logger.debug("messages of the broker wait", metadata: ["error": "\(error)"])
      }
      // The broker's loop has no other message to use meanwhile: it hands over one at a time and
      // acknowledges it when this returns. Cancellation ends the pause, and then the loop.
      await sleep(pause)
    }
    return nil
  }

  /// The result of one try to use a message.
  private enum BrokerResult {
    case answered(BrokerAnswer?)
    case tooMany(pauseSeconds: Int)
  }

  private func use(_ message: BrokerMessage) async throws -> BrokerResult {
    let topic = BrokerTopic(message.topic).device
    var directory = try await presentDirectory()
    if directory.device(topic: topic) == nil, try addDevice(message) {
      directory = try await presentDirectory()
    }
    guard let device = directory.device(topic: topic) else { return .answered(nil) }
    let context = actionContext()
    let reading = read(message.payload, query: "", of: device, directory, context.now)
    if let seconds = excess(reading, of: device, at: context.now) {
      return .tooMany(pauseSeconds: seconds)
    }
    let receipt = try await store(
      PhoneMessage(
        device: device, reading: reading, arrival: context.now, isRetained: message.isRetained))
    let answer = answer(to: device, receipt: receipt, isAndroid: false, directory, context)
    // The app on Android shows a reminder on any of its topics, that on iOS on none (P17).
    let texts = answer.commands + answer.noticeMessages
    return .answered(("\(topic)/cmd", texts.map { sealed($0, for: device, directory) }))
  }

  /// Adds the device of a topic `USER/DEVICE` that is not known, if the user wants that; returns
  /// false if not, and for names that no person or device may have.
  ///
  /// Its key is never shown: a device of the broker needs none.
  private func addDevice(_ message: BrokerMessage) throws -> Bool {
    guard settings().addsNewDevices, newDevices < Self.mostNewDevices,
      let (user, name) = BrokerTopic(message.topic).newDevice(below: settings().base),
      PhoneReader(arrival: actionContext().now).read(body: message.payload).kind == .owntracks
    else { return false }
    let builder = EditBuilder(actionContext())
    var input = DeviceInput()
    (input.name, input.person) = (name, user)
    input.topic = BrokerTopic(message.topic).device
    let store = try openEdits()
    do {
      try store.edit { try builder.addDevice(input, in: $0) }
      newDevices += 1
      logger.notice("a device of the broker was added")
      return true
    } catch let failure as Refusal {
      logger.debug("a device of the broker was not added", metadata: ["error": "\(failure)"])
      return false
    }
  }
}
