import Application
import CommandSupport
import DaemonControl
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
      }, sendTest: { board.phones.requestTest(of: $0) }, test: { board.phones.test(of: $0) })
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
