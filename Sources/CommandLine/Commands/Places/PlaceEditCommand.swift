import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Settings

struct PlaceEditCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("edit", PlacePhrase.helpEdit)
  }

  @Argument(
    help: .phrase(PlacePhrase.helpReference, valueName: "place"), completion: KnownNames.ofPlaces)
  var place: String
  @Option(help: .phrase(TaskHelpPhrase.newName)) var name: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNewPosition))
  var position: String?
  @Option(parsing: .unconditional, help: .phrase(PlacePhrase.helpNewRadius)) var radius: String?
  @Option(help: .phrase(PlacePhrase.helpNewTags, valueName: "tag"))
  var tag: [String] = []
  @Option(help: .phrase(PlacePhrase.helpGpsdForHere, valueName: "address")) var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let environment = try process.environment
    let center =
      position == "here"
      ? try await PresentPosition(environment, gpsd: gpsd).coordinate()
      : try position.map(PositionText.coordinate)
    let store = try environment.openStore()
    let builder = try environment.builder()
    let wish = EditBuilder.PlaceInput(name: name, center: center, radius: radius, tags: tag)
    let outcome = try store.edit { context in
      let old = try PlaceNames(places: try context.places).place(place)
      return try builder.changePlace(old, wish, in: context)
    }.outcome
    let new = outcome.place
    try PlaceReport(environment, store: store).show(new) { view in
      let name = "\"\(new.name.oneLine)\""
      let phrase: any Phrase =
        outcome.before == new
        ? ActionPhrase.nothingToChange(name)
        : PlacePhrase.changed(name, radius: view.radius, position: view.position)
      return phrase.text
    }
    if outcome.isHere { environment.noteSilence(at: new.name) }
  }
}
