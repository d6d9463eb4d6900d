import ArgumentParser
import Foundation
import GPSD
import Geo
import Regions
import Reminders
import SQLiteStore

struct PlaceAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Name a place.",
    discussion: """
      passby place add Vet 52.5163,13.3777 --radius 80
      passby place add Pharmacy geo:52.5101,13.3902 --tag pharmacy
      passby place add Cafe -33.8568,151.2153
      passby place add Home here
      """)

  @Argument(help: "Its name.") var name: String
  @Argument(help: "LAT,LON in degrees, a geo: URI, or here.") var position: String
  @Option(parsing: .unconditional, help: "Radius in metres, 20 to 100000.") var radius: String?
  @Option(help: "A word that tasks can name, such as pharmacy. Repeatable.") var tag: [String] = []
  @Option(help: "Where gpsd is, for here.") var gpsd: String?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let session = try Session(global)
    let isHere = position == "here"
    let center =
      isHere
      ? try await PresentPosition(session, gpsd: gpsd).coordinate()
      : try PositionText.coordinate(position)
    let store = try session.openStore()
    var added: Place?
    var isInside = false
    try store.edit { context in
      let place = Place(
        id: try context.nextPlaceID(), uuid: UUID(), created: session.now,
        name: try PlaceFields.name(name, besides: nil, in: context.places), center: center,
        radiusMeters: try PlaceFields.radius(radius) ?? Region.defaultRadiusMeters,
        tags: try PlaceFields.tags(tag))
      added = place
      let presence = PlacePresence(
        place, in: context, session: session, reason: .created, isKnownToBeHere: isHere)
      isInside = presence.isHere
      return Edit(
        summary: "place add \"\(place.name.oneLine)\"", places: [.init(before: nil, after: place)],
        visits: presence.visits, silences: presence.silences)
    }
    guard let added else { return }
    try PlaceReport(session, store: store).show(added) {
      "Added place \"\(added.name.oneLine)\": \($0.radius) around \($0.position)."
    }
    if isInside { session.output.note(PresentNote.text(added.name)) }
  }
}

/// Checks what a user says about a place.
enum PlaceFields {
  /// A name that is not empty and not taken.
  static func name(_ text: String, besides own: Place.ID?, in places: [Place]) throws -> String {
    let name = text.trimmed
    guard !name.isEmpty else {
      throw CommandFailure(.usage, "the name \"\" is empty: give the place a name.")
    }
    guard !name.hasPrefix("#") else {
      throw CommandFailure(
        .usage, "the name \"\(name.oneLine)\" begins with #, which means a tag: leave the # out.")
    }
    if let other = places.first(where: { $0.id != own && $0.name.lowercased() == name.lowercased() }
    ) {
      throw CommandFailure(
        .refused,
        "there is already a place \"\(other.name.oneLine)\". Choose another name, or change it: passby place edit \"\(other.name.oneLine)\""
      )
    }
    return name
  }

  /// A radius in metres, with or without the unit; nothing when not given.
  static func radius(_ text: String?) throws -> Double? {
    guard let text else { return nil }
    let lower = text.trimmed.lowercased()
    let (digits, factor): (Substring, Double) =
      if lower.hasSuffix("km") { (lower.dropLast(2), 1000) } else if lower.hasSuffix("m") {
        (lower.dropLast(1), 1)
      } else { (lower[...], 1) }
    let number = String(digits).trimmed
    guard number.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.e".contains($0)) }),
      let value = Double(number), value.isFinite
    else {
      throw CommandFailure(
        .usage, "--radius \"\(text.oneLine)\" is no length: expected metres, such as 150 or 2km.")
    }
    let metres = value * factor
    guard Region.radiusRange.contains(metres) else {
      throw CommandFailure(
        .usage, "--radius \"\(text.oneLine)\" is out of range: expected 20 m to 100 km.")
    }
    return metres
  }

  /// Tags in their normal form, each once.
  static func tags(_ texts: [String]) throws -> [String] {
    var tags: [String] = []
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      let tag = Tag.normalized(String(text))
      guard !tag.isEmpty else {
        throw CommandFailure(
          .usage, "--tag \"\(String(text).oneLine)\" is empty: expected a word such as pharmacy.")
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
