import Foundation
import Logging
import MQTT

/// Connects to an MQTT broker, and passes its messages to the receiver of phones in their order.
struct BrokerService: Sendable {
  private let connection: BrokerConnection
  private let receiver: PhoneReceiver
  private let status: BrokerStatus

  /// Creates the service; nothing is connected yet.
  init(
    _ choice: BrokerChoice, clientID: String, receiver: PhoneReceiver, board: LiveStatus,
    logger: Logger
  ) {
    let broker = choice.broker
    let status = BrokerStatus(address: "\(broker.host):\(broker.port)", status: board)
    self.status = status
    self.receiver = receiver
    connection = BrokerConnection(
      broker, clientID: clientID,
      topics: BrokerTopic.subscriptions(base: choice.base, devices: choice.ownTopics ?? []),
      willTopic: "passby/status"
    ) { state in
      status.record(state, logger: logger)
    }
  }

  /// Subscribes to the topics of another choice for the same broker.
  func apply(_ choice: BrokerChoice) {
    guard let own = choice.ownTopics else { return }
    connection.setSubscriptions(BrokerTopic.subscriptions(base: choice.base, devices: own))
  }

  /// Receives messages until the task is cancelled.
  func run() async {
    connection.start()
    await withTaskCancellationHandler {
      await receiver.receiveMessages(from: connection, status: status)
    } onCancel: {
      connection.stop()
    }
  }
}
