import Application
import Engine
import Foundation
import Localization
import Logging
import Reminders
import Runtime
import SQLiteStore
import Settings
import WebApp

extension Session {
  /// Returns the receiver of what phones send; it opens nothing before the first one is heard.
  func phoneReceiver(
    _ webSettings: CurrentWebSettings, board: LiveStatus, clock: RunClock, logger: Logger,
    tracker: Tracker
  ) -> PhoneReceiver {
    let (start, path) = (now, databasePath)
    return PhoneReceiver(
      // A short timeout: the phone tries again by itself.
      store: { try SQLiteStore(path: path, busyTimeout: .milliseconds(400)) },
      board: board.phones, secrets: .fixed([:]),
      settings: { PhoneSettings() },
      actionContext: {
        webSettings.value.actionContext(now: clock.now(lastFix: board.lastFix) ?? start)
      },
      localizer: { webSettings.session.localizer }, logger: logger,
      use: { try await tracker.receive($0) })
  }
}
