import Application
import ArgumentParser
import Regions
import Reminders
import Runtime
import Terminal

struct PlaceShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "One place with its tasks.")

  @Argument(help: "The place's name or number.", completion: KnownNames.ofPlaces) var place: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let overview = try PlaceReport(session, store: try session.openForReading()).overview
    let view = overview.view(try PlaceNames(places: overview.places).place(place))
    let output = session.output
    guard !output.json else {
      output.line(view.json)
      return
    }
    let rows = [
      ("place", "\(view.place.id.rawValue) \(view.place.name.oneLine)"),
      ("position", view.position), ("radius", view.radius),
      ("tags", view.place.tags.map { "#" + $0.oneLine }.joined(separator: " ")),
      ("state", view.state == .inside ? "you are here" : view.state.rawValue),
      ("tasks", view.tasks.map(\.label).joined(separator: ", ")),
    ]
    for (title, text) in rows where !text.isEmpty {
      output.line(output.paint(title.padded(to: 11), .dim) + text)
    }
  }
}
