import Application
import ArgumentParser
import Foundation
import GPSD
import Geo
import Regions
import Reminders
import Runtime
import SQLiteStore
import Terminal

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
    let builder = try session.builder()
    let wish = EditBuilder.PlaceInput(name: name, radius: radius, tags: tag, isHere: isHere)
    var outcome: EditBuilder.PlaceOutcome?
    try store.edit { context in
      let result = try builder.addPlace(wish, at: center, in: context)
      outcome = result
      return result.edit
    }
    guard let outcome, let added = outcome.after else { return }
    try PlaceReport(session, store: store).show(added) {
      "Added place \"\(added.name.oneLine)\": \($0.radius) around \($0.position)."
    }
    if outcome.isHere { session.output.note(PresentNote.text(added.name)) }
  }
}
