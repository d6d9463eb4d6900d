import Application
import Engine
import Foundation
import Localization
import Logging
import MQTT
import Reminders
import Runtime
import SQLiteStore
import Settings
import Text
import WebApp

extension Session {
  /// Returns the receiver of what phones send; it opens nothing before the first one is heard.
  func phoneReceiver(
    _ webSettings: CurrentWebSettings, board: LiveStatus, clock: RunClock, logger: Logger,
    tracker: Tracker
  ) -> PhoneReceiver {
    let (start, path) = (now, databasePath)
    let secrets = DeviceSecrets(database: path)
    return PhoneReceiver(
      // A short timeout: the phone tries again by itself.
      store: { try SQLiteStore(path: path, busyTimeout: .milliseconds(400)) },
      board: board.phones, secrets: .file(secrets.path) { secrets.all },
      settings: { PhoneSettings(webSettings.session.settings) },
      actionContext: {
        webSettings.value.actionContext(now: clock.now(lastFix: board.lastFix) ?? start)
      },
      localizer: { webSettings.session.localizer }, logger: logger,
      use: { try await tracker.receive($0) })
  }

  /// Returns what follows the broker; `nil` if there is none.
  func broker(
    _ receiver: PhoneReceiver, board: LiveStatus, logger: Logger
  ) async throws -> BrokerService? {
    let mqtt = settings.mqtt
    guard let host = mqtt.host else { return nil }
    return BrokerService(
      BrokerAddress(
        host: host, port: mqtt.port, user: mqtt.user, password: mqtt.password,
        usesTLS: mqtt.usesTLS, caFile: mqtt.caFile),
      base: mqtt.topic, ownTopics: try await receiver.ownTopics(),
      clientID: "passby-\(Fingerprint.text(databasePath).prefix(8))", receiver: receiver,
      board: board, logger: logger)
  }

  /// Returns the daemon's knowledge of devices for the page.
  func devicesPort(board: LiveStatus, logger: Logger) -> DevicesPort {
    let secrets = DeviceSecrets(database: databasePath)
    return DevicesPort(
      health: { board.snapshot.health },
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
      })
  }
}
