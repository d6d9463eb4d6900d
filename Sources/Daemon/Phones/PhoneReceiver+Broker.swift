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

  /// Takes the messages of a broker one after another, until the connection is stopped.
  func follow(_ connection: BrokerConnection, board: BrokerBoard) async {
    var count = 0
    for await message in connection.messages {
      await take(message, of: connection, board: board)
      connection.messageWasUsed()
      count += 1
      if count.isMultiple(of: Self.mostInARow) { await Task.yield() }
    }
  }

  /// Takes a message, counts it, and publishes what its phone is told.
  func take(
    _ message: BrokerMessage, of connection: BrokerConnection, board: BrokerBoard
  ) async {
    guard !message.isTooLarge else { return board.noteDropped() }
    guard let answer = await receive(message, since: message.arrival) else {
      return board.noteUnknown(message.topic)
    }
    board.noteMessage()
    for command in answer.commands { connection.publish(command, to: answer.topic) }
  }

  /// Takes a message of a broker, and returns the commands and reminders for its phone (P18).
  ///
  /// It is kept until it can be stored; only then is the broker told of its arrival.
  ///
  /// - Returns: `nil` if its topic belongs to no device.
  func receive(
    _ message: BrokerMessage, since instant: ContinuousClock.Instant = .now
  ) async -> (topic: String, commands: [String])? {
    while !Task.isCancelled {
      do {
        let directory = try presentDirectory(since: instant)
        let topic = BrokerTopic(message.topic).device
        guard let device = try directory.device(topic: topic) ?? newDevice(message) else {
          return nil
        }
        let context = actionContext()
        let reading = read(message.payload, query: "", of: device, directory, context.now)
        var arrival = context.now
        if message.isRetained, let newest = reading.reports.last?.report.time {
          // The broker may have kept it for days or for a moment: it is of the past either way.
          arrival = max(arrival, newest.addingTimeInterval(settings().staleAfterSeconds + 1))
        }
        let receipt = try await take(
          reading, of: device, arrival: arrival, isExposed: false, since: instant)
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

  /// Adds the device of a topic `USER/DEVICE` that is not known, if the user wants that; `nil` if
  /// not, and for names that no person or device may have.
  ///
  /// Its key is shown to nobody: a device of the broker needs none.
  private func newDevice(_ message: BrokerMessage) throws -> Device? {
    guard settings().addsNewDevices, newDevices < Self.mostNewDevices,
      let (user, name) = BrokerTopic(message.topic).newDevice(below: settings().base),
      PhoneReader(arrival: actionContext().now).read(body: message.payload).kind == .owntracks
    else { return nil }
    let builder = EditBuilder(actionContext())
    var input = DeviceInput()
    (input.name, input.person) = (name, user)
    input.topic = BrokerTopic(message.topic).device
    let store = try openEdits()
    do {
      var device: Device?
      try store.edit { context in
        let outcome = try builder.addDevice(input, in: context)
        device = outcome.device
        return outcome.edit
      }
      newDevices += 1
      logger.notice("a device of the broker was added")
      guard let id = device?.id else { return nil }
      return try presentDirectory().devices[id]
    } catch let failure as RequestFailure {
      logger.debug("a device of the broker was not added", metadata: ["error": "\(failure)"])
      return nil
    }
  }
}
