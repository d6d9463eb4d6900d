import Settings
import Synchronization
import WebApp

/// What the page goes by, which changes with the settings while the daemon runs.
final class PresentSurroundings: Sendable {
  private let present: Mutex<Surroundings>

  /// Creates surroundings out of the settings in force.
  init(_ session: Session) throws {
    present = Mutex(try session.surroundings())
  }

  /// How they are now.
  var value: Surroundings { present.withLock { $0 } }

  /// Takes over changed settings, which the pipeline has already found good.
  func adopt(_ session: Session) {
    guard let new = try? session.surroundings() else { return }
    present.withLock { $0 = new }
  }
}

extension Session {
  /// What the page goes by.
  fileprivate func surroundings() throws -> Surroundings {
    var surroundings = Surroundings(
      rules: try engineRules(), horizonSeconds: settings.horizonSeconds,
      dwellSeconds: settings.dwellSeconds)
    surroundings.hosts = settings.webHosts
    surroundings.tiles = settings.webTiles
    surroundings.tilesFile = settings.webTilesFile
    surroundings.attribution = settings.webAttribution
    surroundings.geocoder = settings.webGeocoder
    return surroundings
  }
}
