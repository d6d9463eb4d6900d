import Application
import Foundation
import Geo
import Logging
import MQTT
import Model
import PhoneMessages
import SQLiteStore

extension PhoneReceiver {
  /// The pause before a message that cannot be stored is tried again, in seconds.
  private static let retryPause = Duration.seconds(2)

  /// The topics that the user has given to devices.
  func ownTopics() throws -> [String] {
    try presentDirectory().devices.compactMap(\.topic).sorted()
  }

  /// Takes the messages of a broker in their order, until the connection is stopped.
  func follow(_ connection: BrokerConnection, board: BrokerBoard) async {
    var count = 0
    for await messages in connection.messages {
      await take(messages, of: connection, board: board)
      connection.messagesWereUsed()
      count += messages.count
      guard count >= Self.mostInARow else { continue }
      count = 0
      await Task.yield()
    }
  }

  /// Takes messages, counts them, and publishes what their phones are told.
  func take(
    _ messages: [BrokerMessage], of connection: BrokerConnection, board: BrokerBoard
  ) async {
    let readable = messages.filter { !$0.isTooLarge }
    board.noteDropped(messages.count - readable.count)
    for (message, answer) in zip(readable, await receive(readable)) {
      guard let answer else {
        board.noteUnknown(message.topic)
        continue
      }
      board.noteMessage()
      for command in answer.commands { connection.publish(command, to: answer.topic) }
    }
  }

  /// The commands and reminders for a phone, and the topic that it listens to.
  typealias BrokerAnswer = (topic: String, commands: [String])

  /// Takes messages of a broker, and returns what goes back to each phone (P18); `nil` if the topic
  /// belongs to no device.
  ///
  /// They are kept until they can be stored; only then is the broker told of their arrival. Those
  /// of a device that sends too many wait for the next minute, and so do all behind them: the
  /// broker keeps what comes meanwhile, while what would be dropped here would be lost.
  func receive(_ messages: [BrokerMessage]) async -> [BrokerAnswer?] {
    var instant = messages.map(\.arrival).max() ?? .now
    var answers: [BrokerAnswer?] = []
    while answers.count < messages.count, !Task.isCancelled {
      var pause = Self.retryPause
      do {
        let (used, seconds) = try await use(messages.dropFirst(answers.count), since: instant)
        answers += used
        guard let seconds else { continue }
        logger.warning("a device of the broker sends too many positions; they wait")
        pause = .seconds(seconds)
      } catch {
        logger.debug("messages of the broker wait", metadata: ["error": "\(error)"])
      }
      // A sleep that is cancelled ends at once, and then so does the loop.
      await sleep(pause)
      instant = .now
    }
    return answers + messages.dropFirst(answers.count).map { _ in nil }
  }

  /// Uses messages up to the first one of a device that sends too many; returns their answers, and
  /// the seconds after which the others are to be used.
  private func use(
    _ messages: ArraySlice<BrokerMessage>, since arrival: ContinuousClock.Instant
  ) async throws -> ([BrokerAnswer?], pauseSeconds: Int?) {
    var instant = arrival
    let context = actionContext()
    var read: [(index: Int, topic: String, message: PhoneMessage)] = []
    var (count, pauseSeconds) = (messages.count, Int?.none)
    for (index, message) in messages.enumerated() {
      let topic = BrokerTopic(message.topic).device
      var directory = try presentDirectory(since: instant)
      if directory.device(topic: topic) == nil, try addDevice(message) {
        instant = .now
        directory = try presentDirectory(since: instant)
      }
      guard let device = directory.device(topic: topic) else { continue }
      let reading = self.read(message.payload, query: "", of: device, directory, context.now)
      if let seconds = excess(reading, of: device, at: context.now) {
        (count, pauseSeconds) = (index, seconds)
        break
      }
      let phoneMessage = PhoneMessage(
        device: device, reading: reading, arrival: context.now, isRetained: message.isRetained)
      read.append((index, topic, phoneMessage))
    }
    let directory = try presentDirectory(since: instant)
    var answers = [BrokerAnswer?](repeating: nil, count: count)
    let receipts = try await take(read.map(\.message), since: instant)
    for ((index, topic, message), receipt) in zip(read, receipts) {
      let answer = answer(
        to: message.device, receipt: try receipt.get(), isAndroid: false, directory, context)
      // The app on Android shows a reminder on any of its topics, that on iOS on none (P17).
      let texts = answer.commands + answer.noticeMessages
      answers[index] = ("\(topic)/cmd", texts.map { sealed($0, for: message.device, directory) })
    }
    return (answers, pauseSeconds)
  }

  /// Adds the device of a topic `USER/DEVICE` that is not known, if the user wants that; returns
  /// false if not, and for names that no person or device may have.
  ///
  /// Its key is shown to nobody: a device of the broker needs none.
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
      try store.edit { context in try builder.addDevice(input, in: context).edit }
      newDevices += 1
      logger.notice("a device of the broker was added")
      return true
    } catch let failure as RequestFailure {
      logger.debug("a device of the broker was not added", metadata: ["error": "\(failure)"])
      return false
    }
  }
}
