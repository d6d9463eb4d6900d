import ArgumentParser
import Reminders
import SQLiteStore
import Settings

struct PlaceEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a place; makes no event by itself.")

  @Argument(help: "The place's name or number.", completion: KnownNames.ofPlaces) var place: String
  @Option(help: "A new name.") var name: String?
  @Option(parsing: .unconditional, help: "A new position: LAT,LON, a geo: URI, or here.")
  var position: String?
  @Option(parsing: .unconditional, help: "A new radius in metres, 20 to 100000.") var radius:
    String?
  @Option(help: "New tags instead of the old; none takes them away. Repeatable.")
  var tag: [String] = []
  @Option(help: "Where gpsd is, for here.") var gpsd: String?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let session = try Session(global)
    let center =
      position == "here"
      ? try await PresentPosition(session, gpsd: gpsd).coordinate()
      : try position.map(PositionText.coordinate)
    let store = try session.openStore()
    var change: (old: Place, new: Place)?
    var isInside = false
    try store.edit { context in
      let old = try PlaceNames(places: context.places).place(place)
      var new = old
      if let name { new.name = try PlaceFields.name(name, besides: old.id, in: context.places) }
      if let center { new.center = center }
      if let radius = try PlaceFields.radius(radius) { new.radiusMeters = radius }
      if !tag.isEmpty { new.tags = tag == ["none"] ? [] : try PlaceFields.tags(tag) }
      change = (old, new)
      guard old != new else { return Edit(summary: "nothing") }
      let presence = PlacePresence(new, in: context, session: session, reason: .edited)
      isInside = presence.isHere
      return Edit(
        summary: "place edit \"\(old.name.oneLine)\"",
        places: [.init(before: old, after: new)], visits: presence.visits,
        silences: presence.silences)
    }
    guard let (old, new) = change else { return }
    try PlaceReport(session, store: store).show(new) { view in
      old == new
        ? "Nothing to change in \"\(new.name.oneLine)\"."
        : "Changed place \"\(new.name.oneLine)\": \(view.radius) around \(view.position)."
    }
    if isInside { session.output.note(PresentNote.text(new.name)) }
  }
}
