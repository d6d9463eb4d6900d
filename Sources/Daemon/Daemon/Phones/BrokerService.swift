import Foundation
import Logging
import MQTT

/// Follows an MQTT broker, and hands its messages to the receiver of phones in their order.
struct BrokerService: Sendable {
  private let connection: BrokerConnection
  private let receiver: PhoneReceiver
  private let status: BrokerStatus

  /// Creates the service; nothing is connected yet.
  init(
    _ choice: BrokerChoice, clientID: String, receiver: PhoneReceiver, board: LiveStatus,
    logger: Logger
  ) {
    let address = choice.address
    let status = BrokerStatus(address: "\(address.host):\(address.port)", status: board)
    self.status = status
    self.receiver = receiver
    connection = BrokerConnection(
      address, clientID: clientID,
      topics: BrokerTopic.subscriptions(base: choice.base, devices: choice.ownTopics ?? []),
      willTopic: "passby/status"
    ) { state in
      status.record(state, logger: logger)
    }
  }

  /// Follows the topics of another choice for the same broker.
  func follow(_ choice: BrokerChoice) {
    guard let own = choice.ownTopics else { return }
    connection.follow(BrokerTopic.subscriptions(base: choice.base, devices: own))
  }

  /// Follows it until the task is cancelled.
  func run() async {
    connection.start()
    await withTaskCancellationHandler {
      await receiver.follow(connection, status: status)
    } onCancel: {
      connection.stop()
    }
  }
}
