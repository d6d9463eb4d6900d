import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Regions

struct PlaceShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", PlacePhrase.helpShow)
  }

  @Argument(
    help: .phrase(PlacePhrase.helpReference, valueName: "place"), completion: KnownNames.ofPlaces)
  var place: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let report = try PlaceReport(environment, store: try environment.openForReading())
    let overview = report.overview
    let view = overview.view(try PlaceNames(places: overview.places).place(place))
    let output = environment.output
    try output.render(view.json) {
      let rows: [(PlacePhrase, String)] = [
        (.rowPlace, "\(view.place.id.rawValue) \(view.place.name.oneLine)"),
        (.rowPosition, view.position), (.rowRadius, view.radius),
        (.rowTags, view.place.tags.map { "#" + $0.oneLine }.joined(separator: " ")),
        (.rowState, state(view.state, here: report.hereWords)),
        (.rowTasks, view.tasks.map(\.label).joined(separator: ", ")),
      ]
      try output.table(rows.map { ($0.0.text, $0.1) }, titleWidth: 11)
    }
  }

  private func state(_ state: RegionState, here: String) -> String {
    switch state {
    case .inside: here
    case .outside: PlacePhrase.outside.text
    case .unknown: PlacePhrase.unknown.text
    }
  }
}
