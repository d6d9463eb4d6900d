package import Foundation

/// The traces and places of the repository.
package enum Fixtures {
  /// The project's folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All traces by name, without the ending.
  package static let traceNames = [
    "antimeridian", "cold-start", "commute-day", "drive-past", "night-jitter", "pharmacy-walk",
    "tunnel",
  ]

  /// A trace's path.
  package static func trace(_ name: String) -> String {
    root.appending(path: "Fixtures/traces/\(name).nmea").path()
  }

  private struct PlaceFixture: Decodable {
    let name: String
    let lat: Double
    let lon: Double
    let radius: Double

    private enum CodingKeys: String, CodingKey {
      case name, lat, lon
      case radius = "radius_m"
    }
  }

  /// A database with something of every kind in it.
  package static let everything = Result {
    try DatabaseTemplate { program in
      _ = try program("add", "Tree")
      try Fixtures.furnish(program)
      _ = try program("replay", "--commit", Fixtures.trace("commute-day"), now: nil)
      _ = try program("done", "1")
      _ = try program("add", "a\n\u{1B}[31m\"\\ \u{202E}é\u{1F408}", "--notes", "n\tn")
      _ = try program("add", "Undone", "--every", "10-14w")
      _ = try program("undo")
    }
  }

  private static let placesAlone = Result {
    try DatabaseTemplate { try addPlaces($0, tasks: false) }
  }
  private static let placesAndTasks = Result {
    try DatabaseTemplate { try addPlaces($0, tasks: true) }
  }

  /// Adds all places of the fixtures, and an open task at each.
  package static func furnish(_ program: some TestProgram, tasks: Bool = true) throws {
    guard try !(tasks ? placesAndTasks : placesAlone).get().copy(to: program) else { return }
    try addPlaces(program, tasks: tasks)
  }

  private static func addPlaces(_ program: some TestProgram, tasks: Bool) throws {
    let data = try Data(contentsOf: root.appending(path: "Fixtures/places.json"))
    for place in try JSONDecoder().decode([PlaceFixture].self, from: data) {
      _ = try program.run([
        "place", "add", place.name, "\(place.lat),\(place.lon)", "--radius", "\(place.radius)",
      ])
      guard tasks else { continue }
      _ = try program.run(["add", "At \(place.name)", "--place", place.name])
      _ = try program.run([
        "add", "Staying at \(place.name)", "--place", place.name, "--dwell", "4min",
      ])
    }
  }
}
