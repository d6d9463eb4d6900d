package import Model

extension Device.Kind {
  /// The name, as its maker writes it in every language; `nil` for what is no app of its own.
  package var brand: String? {
    switch self {
    case .owntracks: "OwnTracks"
    case .overland: "Overland"
    case .traccar: "Traccar Client"
    case .osmand: "OsmAnd"
    case .gpslogger: "GPSLogger"
    case .browser, .other: nil
    }
  }
}
