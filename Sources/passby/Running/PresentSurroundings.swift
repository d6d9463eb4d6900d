import Settings
import Synchronization
import WebApp

/// What the page goes by, which changes with the settings while the daemon runs.
final class PresentSurroundings: Sendable {
  private let present: Mutex<Surroundings>

  /// Creates surroundings out of the settings in force.
  init(_ session: Session) {
    present = Mutex(session.surroundings)
  }

  /// How they are now.
  var value: Surroundings { present.withLock { $0 } }

  /// Takes over changed settings.
  func adopt(_ session: Session) {
    present.withLock { $0 = session.surroundings }
  }
}

extension Session {
  /// What the page goes by.
  fileprivate var surroundings: Surroundings {
    var surroundings = Surroundings(
      zone: zone, coolDownSeconds: settings.coolDownSeconds,
      horizonSeconds: settings.horizonSeconds, dwellSeconds: settings.dwellSeconds)
    surroundings.hosts = settings.webHosts
    surroundings.tiles = settings.webTiles
    surroundings.tilesFile = settings.webTilesFile
    surroundings.attribution = settings.webAttribution
    surroundings.geocoder = settings.webGeocoder
    return surroundings
  }
}
