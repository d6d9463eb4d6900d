import DaemonControl
import Foundation
import Localization
import Logging
import MQTT
import ServiceLifecycle
import Text

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

/// Receives the messages of the broker of the settings in force, and changes it with them.
///
/// Devices that get topics of their own are followed on the same connection: while another one is
/// made, the broker drops what comes with QoS 0.
struct BrokerHub: Service {
  /// Yields after each change of the settings or of the database.
  let changes: AsyncStream<Void>
  let board: LiveStatus
  let logger: Logger
  /// Returns the broker to follow; `nil` for none.
  let wanted: @Sendable () async -> BrokerChoice?
  /// Returns what follows a broker until its task is cancelled.
  let service: @Sendable (BrokerChoice) -> BrokerService

  /// Runs until a graceful shutdown begins.
  func run() async throws {
    var iterator = changes.cancelOnGracefulShutdown().makeAsyncIterator()
    var present = await wanted()
    var isOver = false
    while !isOver {
      let choice = present
      await withTaskGroup(of: Void.self) { group in
        let running = choice.map(service)
        if let running { group.addTask { await running.run() } }
        repeat {
          isOver = await iterator.next() == nil
          if !isOver { present = await wanted() }
          if let present, present.broker == choice?.broker { running?.apply(present) }
        } while !isOver && present?.broker == choice?.broker
        group.cancelAll()
      }
      guard !isOver else { return }
      if let present {
        logger.notice("following a broker", metadata: ["host": "\(present.broker.host)"])
      } else {
        board.update { $0.broker = nil }
        logger.notice("following no broker")
      }
    }
  }
}

/// The part of the daemon's status about a broker.
struct BrokerStatus: Sendable {
  private let status: LiveStatus

  /// Creates the status of a connection that begins now.
  init(address: String, status: LiveStatus) {
    self.status = status
    status.update { $0.broker = BrokerFigures(address: address, since: Date()) }
  }

  /// Records how the connection stands; a change is logged.
  func record(_ state: BrokerState, logger: Logger) {
    let (standing, reason): (BrokerStanding, String?) =
      switch state {
      case .connecting: (.connecting, nil)
      case .connected: (.connected, nil)
      case .lost(let reason): (.lost, reason)
      case .noCertificate(let file, let reason):
        (.lost, DevicePhrase.fileTrouble("mqtt.ca_file \(file.quoted)", reason: reason).text)
      case .refused(let reason): (.refused, reason)
      }
    var isNew = false
    status.update { status in
      guard status.broker?.state != standing || status.broker?.reason != reason else { return }
      // While it is tried again, the reason of the last failure stays visible.
      if case .connecting = state, status.broker?.reason != nil { return }
      isNew = true
      status.broker?.state = standing
      status.broker?.reason = reason
      status.broker?.since = Date()
    }
    guard isNew else { return }
    switch state {
    case .connecting: logger.debug("connecting to the broker")
    case .connected: logger.notice("connected to the broker")
    case .lost, .noCertificate, .refused:
      logger.warning("no broker", metadata: ["because": "\(reason ?? "")"])
    }
  }

  /// Counts a message that was used.
  func recordMessage() { status.update { $0.broker?.messages += 1 } }

  /// Counts a message that was too large.
  func recordDropped() { status.update { $0.broker?.dropped += 1 } }

  /// Counts a message that belongs to no device.
  func recordUnknown(_ topic: String) {
    status.update { status in
      guard var unknown = status.broker?.unknown else { return }
      let name = topic.cleanLine(cutAfter: 200)
      guard unknown[name] != nil || unknown.count < BrokerFigures.mostUnknown else {
        status.broker?.dropped += 1
        return
      }
      unknown[name, default: 0] += 1
      status.broker?.unknown = unknown
    }
  }
}

/// A topic of OwnTracks: `owntracks/USER/DEVICE`, perhaps with one more part.
struct BrokerTopic: Hashable {
  /// The topic of the device.
  let device: String

  /// The last parts of topics that are read; positions have none.
  static let endings = ["event", "waypoint", "waypoints", "status"]

  /// Reads a topic; `nil` for one without reports of a device, such as `…/cmd`.
  init(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isEnded = parts.count > 1 && Self.endings.contains(String(parts[parts.count - 1]))
    device = isEnded ? parts.dropLast().joined(separator: "/") : text
  }

  /// Returns user and device of a topic right below a base; `nil` for any other.
  func newDevice(below base: String) -> (user: String, name: String)? {
    guard device.hasPrefix(base + "/") else { return nil }
    let parts = device.dropFirst(base.count + 1).split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// Returns the subscriptions of everything below a base, and of devices with topics elsewhere.
  static func subscriptions(base: String, devices: [String]) -> [String] {
    let others = devices.filter { topic in
      !topic.contains(where: { "+#".contains($0) })
        && BrokerTopic(topic).newDevice(below: base) == nil
    }
    return (["\(base)/+/+"] + others).flatMap { topic in [topic] + endings.map { "\(topic)/\($0)" }
    }
  }
}

/// A broker to follow, and what is read of it.
struct BrokerChoice: Sendable, Hashable {
  /// Where it is, and how to log in.
  let broker: BrokerSettings
  /// The first word of the usual topics.
  let base: String
  /// The topics of devices; `nil` if they could not be read, so that those of before stay.
  let ownTopics: [String]?
}
