import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Logging
import MQTT
import Model
import SQLiteStore
import Settings
import Text
import Tracking
import WebPorts

extension CommandEnvironment {
  /// Returns the receiver of what phones send.
  func phoneReceiver(
    _ webSettings: CurrentWebSettings, store: SQLiteStore, board: LiveStatus, clock: RunClock,
    logger: Logger, tracker: Tracker
  ) -> PhoneReceiver {
    let start = now
    let secrets = DeviceSecrets(database: databasePath)
    return PhoneReceiver(
      executor: tracker.executor, tracker: PhoneTracker(tracker), store: { store },
      edits: { [databasePath] in try SQLiteStore(path: databasePath) },
      statistics: board.phones, secrets: .file(secrets.path) { secrets.all },
      settings: { webSettings.phones },
      actionContext: {
        webSettings.value.actionContext.at(clock.now(lastFix: board.lastFix) ?? start)
      },
      localizer: { webSettings.environment.localizer }, logger: logger)
  }

  /// Returns what follows the broker of the settings in force.
  func broker(
    _ webSettings: CurrentWebSettings, changes: AsyncStream<Void>, receiver: PhoneReceiver,
    board: LiveStatus, logger: Logger
  ) -> BrokerHub {
    let clientID = "passby-\(Fingerprint.text(databasePath).prefix(8))"
    return BrokerHub(
      changes: changes, board: board, logger: logger,
      wanted: { await webSettings.environment.settings.mqtt.choice(receiver, logger) },
      service: {
        BrokerService($0, clientID: clientID, receiver: receiver, board: board, logger: logger)
      })
  }

  /// Returns the daemon's knowledge of devices for the page.
  func devicesPort(board: LiveStatus, logger: Logger) -> DevicesPort {
    let secrets = DeviceSecrets(database: databasePath)
    return DevicesPort(
      health: { board.snapshot.health }, leading: { board.phones.leading },
      positions: { board.phones.lastFixes.mapValues(LivePosition.init) },
      hasSecret: { secrets.all[$0] != nil },
      setSecret: { secret, device in
        do {
          try secrets.set(secret, for: device)
        } catch {
          logger.error(
            "the file of secrets cannot be written", metadata: ["error": "\(error)"])
          throw error
        }
      }, sendTest: { board.phones.requestTest(of: $0) })
  }
}

extension MQTTSettings {
  /// Returns the broker, and the topics of all devices; `nil` if there is none.
  fileprivate func choice(_ receiver: PhoneReceiver, _ logger: Logger) async -> BrokerChoice? {
    guard let host else { return nil }
    var topics: [String]?
    do {
      topics = try await receiver.ownTopics()
    } catch {
      logger.error("own topics are not read", metadata: ["error": "\(error)"])
    }
    return BrokerChoice(
      broker: BrokerSettings(
        host: host, port: port, user: user, password: password, usesTLS: usesTLS, caFile: caFile),
      base: topic, ownTopics: topics)
  }
}

/// The settings of what phones send.
struct PhoneSettings: Sendable {
  /// The most positions of a device in a minute.
  var burst = 20_000
  /// A position older than this at its arrival is of the past, in seconds.
  var staleAfterSeconds = 600.0
  /// The largest body of a request, in bytes.
  var bodyBytes = 2 * 1024 * 1024
  /// The proxies whose word about the protocol counts.
  var trustedProxies: [String] = []

  /// The first word of the usual topics at a broker.
  var base = "owntracks"
  /// True if a device of a broker that is not known is added.
  var addsNewDevices = false

  /// Creates the usual settings.
  init() {}

  /// Creates them from the settings.
  init(_ settings: PassbySettings) {
    burst = settings.phones.burst
    staleAfterSeconds = settings.phones.staleAfterSeconds
    bodyBytes = settings.phones.bodyBytes
    trustedProxies = settings.webTrustedProxies
    base = settings.mqtt.topic
    addsNewDevices = settings.mqtt.addsNewDevices
  }
}

/// Where the secrets of encrypted devices come from (P19).
struct PhoneSecrets: Sendable {
  /// Returns the secrets by the UUIDs of the devices.
  let all: @Sendable () -> [UUID: String]
  /// Returns when they were last changed; `nil` if there are none.
  let changed: @Sendable () -> Date?

  /// Secrets in a file that a closure reads.
  static func file(_ path: String, _ all: @escaping @Sendable () -> [UUID: String]) -> Self {
    Self(
      all: all,
      changed: {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
      })
  }

  /// Secrets that never change.
  static func fixed(_ all: [UUID: String]) -> Self { Self(all: { all }, changed: { nil }) }
}
