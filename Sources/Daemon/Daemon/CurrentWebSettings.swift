import Application
import CommandSupport
import Foundation
import Planning
import Settings
import Synchronization
import WebPorts

/// The settings in force as the page sees them, which change while the daemon runs.
final class CurrentWebSettings: Sendable {
  private let present: Mutex<Values>

  /// The settings, with what is made of them once and asked for with each request.
  private struct Values {
    let environment: CommandEnvironment
    let webSettings: WebSettings
    let phones: PhoneSettings

    init(_ environment: CommandEnvironment) throws {
      self.environment = environment
      webSettings = try environment.webSettings()
      phones = PhoneSettings(environment.settings)
    }
  }

  /// Creates the settings of the page from those in force.
  init(_ environment: CommandEnvironment) throws {
    present = Mutex(try Values(environment))
  }

  /// The present settings of the page.
  var value: WebSettings { present.withLock { $0.webSettings } }

  var phones: PhoneSettings { present.withLock { $0.phones } }

  /// All present settings.
  var environment: CommandEnvironment { present.withLock { $0.environment } }

  /// Adopts changed settings, which the pipeline has already validated.
  func adopt(_ environment: CommandEnvironment) {
    guard let new = try? Values(environment) else { return }
    present.withLock { $0 = new }
  }
}

extension PassbySettings {
  /// Where pictures after something was done come from; drawings where no address is set.
  fileprivate var rewards: RewardSource {
    switch rewardPictures {
    case .off: .off
    case .offline: .offline
    case .online: rewardURL.map(RewardSource.online) ?? .offline
    }
  }
}

extension CommandEnvironment {
  /// The settings of the page.
  fileprivate func webSettings() throws -> WebSettings {
    var webSettings = WebSettings(try actionContext())
    webSettings.moodAsking = settings.moodAsking
    webSettings.rewards = settings.rewards
    webSettings.importBytes = settings.importMaxSize
    webSettings.publicURL = settings.webPublicURL
    webSettings.listensEverywhere = ["0.0.0.0", "::"].contains(settings.webListen)
    // The page answers to the name of its own address.
    let own = settings.webPublicURL.flatMap { URLComponents(string: $0)?.host?.lowercased() }
    webSettings.hosts = settings.webHosts + [own].compactMap(\.self)
    webSettings.tiles = settings.webTiles
    webSettings.tilesFile = settings.webTilesFile
    webSettings.attribution = settings.webAttribution
    webSettings.geocoder = settings.webGeocoder
    webSettings.appearance = settings.appearance
    webSettings.language = settings.language
    webSettings.clock = settings.clock
    webSettings.firstWeekday = settings.weekStart?.weekday
    return webSettings
  }
}
