import Application
import ArgumentParser
import Reminders
import Runtime
import SQLiteStore
import Settings
import Terminal

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
    let builder = try session.builder()
    let wish = EditBuilder.PlaceInput(name: name, center: center, radius: radius, tags: tag)
    var outcome: EditBuilder.PlaceOutcome?
    try store.edit { context in
      let old = try PlaceNames(places: try context.places).place(place)
      let result = try builder.changePlace(old, wish, in: context)
      outcome = result
      return result.edit
    }
    guard let outcome, let old = outcome.before, let new = outcome.after else { return }
    try PlaceReport(session, store: store).show(new) { view in
      old == new
        ? "Nothing to change in \"\(new.name.oneLine)\"."
        : "Changed place \"\(new.name.oneLine)\": \(view.radius) around \(view.position)."
    }
    if outcome.isHere { session.output.note(PresentNote.text(new.name)) }
  }
}
