import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct PlaceRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", PlacePhrase.helpRemove, aliases: ["rm", "delete"])
  }

  @Argument(
    help: .phrase(PlacePhrase.helpReference, valueName: "place"), completion: KnownNames.ofPlaces)
  var place: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openStore()
    let builder = try environment.builder()
    let outcome = try store.edit { context in
      let old = try PlaceNames(places: try context.places).place(place)
      return try builder.removePlace(old, in: context)
    }.outcome
    let removed = outcome.place
    try PlaceReport(environment, store: store).show(removed) { _ in
      PlacePhrase.removed("\"\(removed.name.oneLine)\"").text
    }
    if !outcome.untied.isEmpty {
      let labels = outcome.untied.map(\.label).joined(separator: ", ")
      environment.output.note(PlacePhrase.untied(labels).text)
    }
  }
}
