import Application
import ArgumentParser
import Regions
import Reminders

struct PlaceListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "All places.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let overview = try PlaceReport(session, store: try session.openForReading()).overview
    let views = overview.places.map(overview.view)
    let output = session.output
    guard !output.json else {
      output.line(.array(views.map(\.json)))
      return
    }
    guard !views.isEmpty else {
      output.line("No places yet. Add one: passby place add Vet 52.5163,13.3777 --radius 80")
      return
    }
    let nameWidth = min(
      max(12, output.width / 3), views.map { $0.place.name.oneLine.displayWidth }.max() ?? 0)
    for view in views {
      let tags = view.place.tags.map { "#" + $0.oneLine }.joined(separator: " ")
      let tasks = view.tasks.isEmpty ? "no tasks" : Wording.count(view.tasks.count, "task")
      let here = view.state == .inside ? "you are here" : ""
      let words = [view.radius, view.position, tasks, tags, here].filter { !$0.isEmpty }
      let line = words.joined(separator: "  ").fitted(to: max(10, output.width - nameWidth - 6))
      output.line(
        "\(String(view.place.id.rawValue).leftPadded(to: 3)) \(output.paint(view.place.name.oneLine.padded(to: nameWidth), .bold))  \(line)"
      )
    }
  }
}

extension String {
  /// The text with blanks in front, up to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}

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
