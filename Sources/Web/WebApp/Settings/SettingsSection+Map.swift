import HTTPServer
import Localization
import Settings
import WebPorts

/// The services of OpenStreetMap.
enum OpenStreetMap {
  /// Where its map images come from.
  ///
  /// Source: <https://operations.osmfoundation.org/policies/tiles/>.
  static let tiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png"
  /// The attribution that it requires.
  static let attribution = "© OpenStreetMap contributors"
  /// Its search for addresses.
  ///
  /// Source: <https://operations.osmfoundation.org/policies/nominatim/>.
  static let addresses = "https://nominatim.openstreetmap.org"
}

/// The source of the map's images, as a form names it.
enum MapSource: String {
  case osm, server, file
  case nothing = "none"

  /// Reads the source in force.
  init(_ sheet: SettingsSheet) {
    self =
      if !sheet.text("web.tiles_file").isEmpty { .file } else {
        switch sheet.text("web.tiles") {
        case "": .nothing
        case OpenStreetMap.tiles: .osm
        default: .server
        }
      }
  }
}

/// The search for addresses, as a form names it.
enum AddressSource: String {
  case osm, server
  case nothing = "none"

  /// Reads the service in force.
  init(_ sheet: SettingsSheet) {
    self =
      switch sheet.text("web.geocoder") {
      case "": .nothing
      case OpenStreetMap.addresses: .osm
      default: .server
      }
  }
}

extension SettingsSection {
  /// The images of the map; the question on the map sends the same fields.
  static let map = SettingsSection(
    .map, SettingsPagePhrase.map, hint: SettingsPagePhrase.mapHint,
    [
      SettingsField(
        "map", SettingsPagePhrase.mapSource,
        .radios([
          .init("osm", SettingsPagePhrase.openStreetMap),
          .init("server", SettingsPagePhrase.otherServer), .init("file", SettingsPagePhrase.file),
          .init("none", SettingsPagePhrase.noMap),
        ]), keys: ["web.tiles", "web.tiles_file"]
      ) { MapSource($0).rawValue }
    ] + SettingsField.all(in: .map).map { $0.empty(at: OpenStreetMap.tiles) }
  ) { form, sheet in
    guard let wanted = form["map"] else {
      // A file fixes where the images come from; what it leaves open can be chosen.
      let open = ["web.tiles", "web.attribution", "web.tiles_file"].filter { form[$0] != nil }
      return Dictionary(open.map { ($0, form.text($0)) }) { first, _ in first }
    }
    guard let source = MapSource(rawValue: wanted) else {
      throw FieldProblem("map", .expected("osm, server, file, none"))
    }
    var choices: [String: String?] =
      switch source {
      case .osm:
        [
          "web.tiles": OpenStreetMap.tiles, "web.attribution": OpenStreetMap.attribution,
          "web.tiles_file": nil,
        ]
      case .server:
        [
          "web.tiles": try form.required("web.tiles"),
          "web.attribution": form.text("web.attribution"), "web.tiles_file": nil,
        ]
      case .file:
        [
          "web.tiles_file": try form.required("web.tiles_file"),
          "web.attribution": form.text("web.attribution"),
        ]
      case .nothing: ["web.tiles": "", "web.attribution": nil, "web.tiles_file": nil]
      }
    // The attribution follows the map, unless a file fixes it.
    if sheet.isLocked("web.attribution"), form["web.attribution"] == nil {
      choices.removeValue(forKey: "web.attribution")
    }
    return choices
  }

  /// The search for addresses; the question on the map sends the same field.
  static let addresses = SettingsSection(
    .addresses, SettingsPagePhrase.addresses, hint: SettingsPagePhrase.addressesHint,
    [
      SettingsField(
        "addresses", SettingsPagePhrase.addressSource,
        .radios([
          .init("osm", SettingsPagePhrase.nominatim),
          .init("server", SettingsPagePhrase.otherServer),
          .init("none", SettingsPagePhrase.noAddresses),
        ]), keys: ["web.geocoder"]
      ) { AddressSource($0).rawValue }
    ] + SettingsField.all(in: .addresses).map { $0.empty(at: OpenStreetMap.addresses) }
  ) { form, _ in
    guard let wanted = form["addresses"] else { return [:] }
    switch AddressSource(rawValue: wanted) {
    case .osm?: return ["web.geocoder": OpenStreetMap.addresses]
    case .server?: return ["web.geocoder": try form.required("web.geocoder")]
    case .nothing?: return ["web.geocoder": ""]
    case nil: throw FieldProblem("addresses", .expected("osm, server, none"))
    }
  }
}
