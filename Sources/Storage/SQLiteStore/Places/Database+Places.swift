import Foundation
package import GRDB
import Geo
package import Model
import Regions

/// Places as rows.
extension Database {
  private static let placeColumns = "id, uuid, created_ms, name, latitude, longitude, radius_m"

  /// All places, by id.
  package var places: [Place] {
    get throws {
      let tagRows = try Row.fetchCursor(
        self, sql: "SELECT place, tag FROM place_tag ORDER BY place, ordinal")
      var tags: [Int64: [String]] = [:]
      while let row = try tagRows.next() {
        tags[try row.decode(atIndex: 0), default: []].append(try row.decode(atIndex: 1))
      }
      let rows = try Row.fetchCursor(
        self, sql: "SELECT \(Self.placeColumns) FROM place ORDER BY id")
      var places: [Place] = []
      while let row = try rows.next() {
        places.append(try Self.place(row, tags: tags[try row.decode(atIndex: 0)] ?? []))
      }
      return places
    }
  }

  /// A place as it is stored, or `nil` where there is none.
  package func place(_ id: Place.ID) throws -> Place? {
    let tags = try String.fetchAll(
      cachedStatement(sql: "SELECT tag FROM place_tag WHERE place = ? ORDER BY ordinal"),
      arguments: [id.rawValue])
    let place = try cachedStatement(sql: "SELECT \(Self.placeColumns) FROM place WHERE id = ?")
    return try Row.fetchOne(place, arguments: [id.rawValue]).map { try Self.place($0, tags: tags) }
  }

  private static func place(_ row: Row, tags: [String]) throws -> Place {
    var reader = RowReader(row, of: "place")
    let id = Place.ID(rawValue: try reader.next())
    let uuid = try reader.next(UUID.self)
    let created = Date(milliseconds: try reader.next())
    let name: String = try reader.next()
    let latitude: Double = try reader.next()
    let center = try reader.next { try Coordinate(latitude: latitude, longitude: $0) }
    return Place(
      id: id, uuid: uuid, created: created, name: name, center: center,
      radiusMeters: try reader.next(), tags: tags)
  }

  /// Stores a place that is not there.
  package func insert(_ place: Place) throws {
    try cachedStatement(
      sql: "INSERT INTO place (\(Self.placeColumns)) VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    .execute(arguments: [
      place.id.rawValue, place.uuid, place.created.milliseconds, place.name,
      place.center.latitude, place.center.longitude, place.radiusMeters,
    ])
    for (ordinal, tag) in place.tags.enumerated() {
      try cachedStatement(sql: "INSERT INTO place_tag (place, ordinal, tag) VALUES (?, ?, ?)")
        .execute(arguments: [place.id.rawValue, ordinal, tag])
    }
    try cachedStatement(sql: "UPDATE counter SET place = max(place, ?)")
      .execute(arguments: [place.id.rawValue])
  }

  /// Removes a place and its tags.
  package func delete(_ id: Place.ID) throws {
    try cachedStatement(sql: "DELETE FROM place WHERE id = ?").execute(arguments: [id.rawValue])
  }
}

extension Place {
  /// The place as reading it back gives it.
  package var asStored: Place {
    Place(
      id: id, uuid: uuid, created: Date(milliseconds: created.milliseconds), name: name,
      center: center, radiusMeters: radiusMeters, tags: tags)
  }
}
