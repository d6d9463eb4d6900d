import Application
import Geo
import Hummingbird
import Regions
import Reminders

/// What was found for a text: positions and places always, addresses where the user has named a service.
struct PlaceSearch {
  /// One thing found.
  struct Find {
    /// What it is: `place`, `position` or `address`.
    let kind: String
    /// The place, where it is one already.
    let id: Place.ID?
    let name: String
    /// More about it, on one line.
    let text: String
    let coordinate: Coordinate
    let radiusMeters: Double?
  }

  /// What was looked for.
  let wanted: String
  var finds: [Find] = []
  /// Whom addresses are owed to.
  var attribution: String?
  /// Why there is nothing, or not all.
  var note: String?

  /// The most places that one list shows.
  private static let mostPlaces = 8

  /// Looks among positions and places.
  init(_ wanted: String, places: [Place]) {
    self.wanted = wanted
    if let coordinate = try? PositionText.coordinate(wanted) {
      finds.append(
        Find(
          kind: "position", id: nil, name: "",
          text: "\(coordinate.latitude),\(coordinate.longitude)", coordinate: coordinate,
          radiusMeters: nil))
    }
    let small = wanted.lowercased()
    let tag = Tag.normalized(wanted)
    let named = places.filter { $0.name.lowercased().contains(small) || $0.tags.contains(tag) }
      .sorted { first, second in
        let (one, two) = (first.name.lowercased(), second.name.lowercased())
        let (isOneFirst, isTwoFirst) = (one.hasPrefix(small), two.hasPrefix(small))
        return isOneFirst == isTwoFirst ? one < two : isOneFirst
      }
    finds += named.prefix(Self.mostPlaces).map { place in
      Find(
        kind: "place", id: place.id, name: place.name.oneLine,
        text: place.tags.map { "#" + $0.oneLine }.joined(separator: " "),
        coordinate: place.center, radiusMeters: place.radiusMeters)
    }
  }

  /// Whether only an address can be meant.
  var needsAddresses: Bool { !finds.contains { $0.kind == "position" } }

  /// The keys that a script gets.
  var json: JSON {
    .object([
      ("ok", .bool(true)),
      ("results", .array(finds.map(\.json))),
      ("attribution", attribution.map { .string($0) } ?? .null),
      ("note", note.map { .string($0) } ?? .null),
    ])
  }

  /// What the template shows.
  func content(back: LocalAddress) -> [String: Any] {
    var content: [String: Any] = [
      "wanted": wanted, "hasFinds": !finds.isEmpty, "finds": finds.map { $0.content(back: back) },
    ]
    content["credit"] = attribution
    content["note"] = note
    return content
  }
}

extension PlaceSearch.Find {
  /// The keys that a script gets.
  var json: JSON {
    .object([
      ("kind", .string(kind)), ("id", id.map { .integer(Int($0.rawValue)) } ?? .null),
      ("name", .string(name)), ("text", .string(text)),
      ("lat", .number(coordinate.latitude)), ("lon", .number(coordinate.longitude)),
      ("radius_m", radiusMeters.map { .number($0) } ?? .null),
    ])
  }

  fileprivate func content(back: LocalAddress) -> [String: Any] {
    let position = "\(coordinate.latitude),\(coordinate.longitude)"
    var fields = [("position", position), ("name", name), ("back", back.text)]
    if let radiusMeters { fields.append(("radius", "\(radiusMeters) m")) }
    return [
      "name": name.isEmpty ? text : name, "text": name.isEmpty ? "" : text,
      "isPlace": id != nil,
      "address": id.map { "/places/\($0.rawValue)" } ?? PlaceForm.address(ofNewPlace: fields),
    ]
  }
}
