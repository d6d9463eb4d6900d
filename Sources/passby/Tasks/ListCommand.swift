import Application
import ArgumentParser
import Localization
import Recurrence
import Reminders
import Runtime
import Terminal

struct ListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: HelpPhrase.list.text)
  }

  @Flag(help: .phrase(.listAll)) var all = false
  @Option(
    help: .phrase(.listPlace), completion: KnownNames.ofPlacesAndTags)
  var place: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

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
      session.output.list(views.lazy.map(\.json))
    } else if overview.todos.isEmpty {
      for line in FirstScreen.lines(session.output, hasPlaces: !overview.names.places.isEmpty) {
        session.output.line(line)
      }
    } else {
      let screen = HomeScreen(output: session.output)
      session.output.lines(screen.lines(views))
      if views.isEmpty { session.output.line(CommandPhrase.nothingWaiting.text) }
      if finished > 0, !all {
        session.output.line(
          session.output.paint(
            CommandPhrase.finishedNotShown(finished).text, .dim))
      }
    }
  }
}
