import Planning
import Runtime
import Settings
import Synchronization
import WebApp

/// The settings of the page in force, which change while the daemon runs.
final class CurrentWebSettings: Sendable {
  private let present: Mutex<WebSettings>

  /// Creates the settings of the page from those in force.
  init(_ session: Session) throws {
    present = Mutex(try session.webSettings())
  }

  /// The present settings.
  var value: WebSettings { present.withLock { $0 } }

  /// Adopts changed settings, which the pipeline has already validated.
  func adopt(_ session: Session) {
    guard let new = try? session.webSettings() else { return }
    present.withLock { $0 = new }
  }
}

extension Session {
  /// The settings of the page.
  fileprivate func webSettings() throws -> WebSettings {
    var webSettings = WebSettings(
      rules: try engineRules(), horizonSeconds: settings.horizonSeconds,
      dwellSeconds: settings.dwellSeconds)
    webSettings.plan.usualSeconds = settings.planDurationSeconds
    webSettings.hosts = settings.webHosts
    webSettings.tiles = settings.webTiles
    webSettings.tilesFile = settings.webTilesFile
    webSettings.attribution = settings.webAttribution
    webSettings.geocoder = settings.webGeocoder
    webSettings.parts = settings.parts
    webSettings.appearance = settings.appearance
    webSettings.language = settings.language
    webSettings.clock = settings.clock
    webSettings.firstWeekday = settings.weekStart?.weekday
    return webSettings
  }
}
