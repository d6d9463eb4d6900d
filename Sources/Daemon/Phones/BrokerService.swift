import Foundation
import Logging
import MQTT
import ServiceLifecycle

/// Follows an MQTT broker, and hands its messages to the receiver of phones one after another.
struct BrokerService: Service {
  private let connection: BrokerConnection
  private let receiver: PhoneReceiver
  private let board: BrokerBoard

  /// Creates the service; nothing is connected yet.
  init(
    _ address: BrokerAddress, base: String, ownTopics: [String], clientID: String,
    receiver: PhoneReceiver, board: LiveStatus, logger: Logger
  ) {
    let figures = BrokerBoard(address: "\(address.host):\(address.port)", status: board)
    self.board = figures
    self.receiver = receiver
    connection = BrokerConnection(
      address, clientID: clientID,
      topics: BrokerTopic.subscriptions(base: base, devices: ownTopics),
      willTopic: "passby/status"
    ) { state in
      figures.note(state, logger: logger)
    }
  }

  func run() async throws {
    connection.start()
    await withGracefulShutdownHandler {
      for await message in connection.messages {
        await take(message)
        connection.messageWasUsed()
      }
    } onGracefulShutdown: {
      connection.stop()
    }
  }

  private func take(_ message: BrokerMessage) async {
    guard !message.isTooLarge else {
      board.noteDropped()
      return
    }
    guard let answer = await receiver.receive(message) else {
      board.noteUnknown(message.topic)
      return
    }
    board.noteMessage()
    for command in answer.commands { connection.publish(command, to: answer.topic) }
  }
}
