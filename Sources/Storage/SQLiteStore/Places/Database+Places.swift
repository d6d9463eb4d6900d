import Foundation
package import GRDB
import Geo
import Localization
package import Model
import Regions

extension Place: StoredRecord {
  package static let table = StoredTable<Place>(
    "place", subject: { StorePhrase.place(name: $0.name).text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.integer("created_ms"), { $0.created.milliseconds }), (.text("name"), { $0.name }),
      (.real("latitude"), { $0.center.latitude }), (.real("longitude"), { $0.center.longitude }),
      (.real("radius_m"), { $0.radiusMeters }),
      (.text("hours", optional: true, since: 17), { $0.hours?.text }),
    ])

  package init(_ row: inout RowReader) throws {
    let (id, uuid) = (ID(rawValue: try row["id"]), try row["uuid"] as UUID)
    let (created, name) = (try row.date("created_ms"), try row["name"] as String)
    let latitude: Double = try row["latitude"]
    self.init(
      id: id, uuid: uuid, created: created, name: name,
      center: try row.value("longitude") { try Coordinate(latitude: latitude, longitude: $0) },
      radiusMeters: try row["radius_m"],
      hours: try row.valueIfPresent("hours") { try OpeningHours(parsing: $0) })
  }

  package static func isSame(_ first: Place, _ second: Place) -> Bool {
    table.values(of: first) == table.values(of: second) && first.tags == second.tags
  }

  package func withParts(from db: Database) throws -> Place {
    var place = self
    place.tags = try String.fetchAll(
      db.cachedStatement(sql: "SELECT tag FROM place_tag WHERE place = ? ORDER BY ordinal"),
      arguments: [id.rawValue])
    return place
  }

  package func insertParts(into db: Database) throws {
    for (ordinal, tag) in tags.enumerated() {
      try db.cachedStatement(sql: "INSERT INTO place_tag (place, ordinal, tag) VALUES (?, ?, ?)")
        .execute(arguments: [id.rawValue, ordinal, tag])
    }
  }
}

extension Database {
  package var places: [Place] {
    get throws {
      let rows = try Row.fetchCursor(
        self, sql: "SELECT place, tag FROM place_tag ORDER BY place, ordinal")
      var tags: [Place.ID: [String]] = [:]
      while let row = try rows.next() {
        tags[Place.ID(rawValue: try row.decode(atIndex: 0)), default: []]
          .append(try row.decode(atIndex: 1))
      }
      var places: [Place] = try records()
      for index in places.indices { places[index].tags = tags[places[index].id] ?? [] }
      return places
    }
  }

  package func place(_ id: Place.ID) throws -> Place? { try record(numbered: id.rawValue) }
}
