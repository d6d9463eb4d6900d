import Application
import ArgumentParser
import Localization
import Recurrence
import Reminders
import Runtime
import Terminal

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "The home screen: each task a bar that fills as its countdown runs.")

  @Flag(help: "Show finished tasks too.") var all = false
  @Option(
    help: "Only tasks at this place or with this tag.", completion: KnownNames.ofPlacesAndTags)
  var place: String?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openForReading()
    let overview = try TaskReport(session, store: store).overview
    let wanted = try place.map { try overview.names.reference($0) }
    var views = wanted.map { overview.views(at: $0) } ?? overview.todos.map(overview.view)
    let finished = views.count { $0.phase == .finished }
    if !all { views.removeAll { $0.phase == .finished } }
    views = views.soonestFirst

    if session.output.json {
      session.output.line(.array(views.map(\.json)))
    } else if overview.todos.isEmpty {
      for line in FirstScreen.lines(session.output, hasPlaces: !overview.names.places.isEmpty) {
        session.output.line(line)
      }
    } else {
      let screen = HomeScreen(output: session.output)
      session.output.lines(screen.lines(views))
      if views.isEmpty { session.output.line("Nothing is waiting.") }
      if finished > 0, !all {
        session.output.line(
          session.output.paint(
            "\(Wording.count(finished, .finishedTask)) not shown (--all).", .dim))
      }
    }
  }
}
