/// An app that sends positions, as advice names it; the names are those of `kind`.
public enum PhoneApp: String, Sendable, Hashable, CaseIterable {
  case owntracks, overland, traccar, osmand, gpslogger, browser, other
}

extension PhoneApp {
  /// The name, as its maker writes it in every language; `nil` for what is no app of its own.
  public var brand: String? {
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
