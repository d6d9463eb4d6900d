import Application
import ArgumentParser
import CommandSupport
import DateWords
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

struct HistoryCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("history", HistoryPhrase.help, discussion: HistoryPhrase.helpDiscussion)
  }

  @Option(help: .phrase(HistoryPhrase.helpSearch, valueName: "words")) var search: String?
  @Option(
    help: .phrase(HistoryPhrase.helpTask, valueName: "task"), completion: NameCompletion.ofTasks)
  var task: String?
  @Option(
    help: .phrase(HistoryPhrase.helpPlace, valueName: "place"),
    completion: NameCompletion.ofPlacesAndTags)
  var place: String?
  @Option(help: .phrase(TaskHelpPhrase.listCategory), completion: NameCompletion.ofCategories)
  var category: String?
  @Option(
    help: .phrase(DevicePhrase.helpOfPerson, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var person: String?
  @Option(help: .phrase(HistoryPhrase.helpFrom, valueName: "date")) var from: String?
  @Option(help: .phrase(HistoryPhrase.helpTo, valueName: "date")) var to: String?
  @Flag(help: .phrase(HistoryPhrase.helpAll))
  var all = false
  @Option(
    name: [.long, .customLong("limit")], help: .phrase(HistoryPhrase.helpCount, valueName: "number")
  )
  var count = 100
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try GlobalOptions.check(count, of: "--count", in: 1...100_000)
    let environment = try process.environment
    var query = HistoryQuery(
      search: search, task: task, place: place, category: category, limit: count, isWhole: all)
    query.person = person
    let moments = MomentText(now: environment.now, in: environment.zone, direction: .past)
    if let from { query.from = try moments.date(from, dayMeans: .start) }
    if let to { query.to = try moments.date(to, dayMeans: .end) }
    guard query.from <= query.to else {
      throw Refusal(
        .usage,
        HistoryPhrase.fromAfterTo(
          from: (from ?? "").quoted, to: (to ?? "").quoted
        ))
    }
    let store = try environment.openForReading()
    let items = try query.items(
      from: store, overview: try environment.overview(of: store))
    try environment.output.render(list: items.lazy.map(\.json)) {
      try show(items, environment)
    }
  }

  /// Prints the items under a heading for each day of the user's wall clock.
  private func show(_ items: [HistoryItem], _ environment: CommandEnvironment) throws {
    let output = environment.output
    guard !items.isEmpty else {
      let isNarrowed = [search, task, place, category, person, from, to].contains { $0 != nil }
      try output.line((isNarrowed ? HistoryPhrase.nothingMatches : HistoryPhrase.nothingDone).text)
      return
    }
    var day: String?
    for item in items {
      let heading = Formatted.dayHeading(item.time, in: environment.zone)
      if heading != day { try output.line(output.paint(heading, .bold)) }
      day = heading
      let line = "  \(Formatted.clock(item.time, in: environment.zone))  \(item.text)"
      try output.line(item.isUndone ? output.paint(line, .dim) : line)
      if let ticked = item.ticked {
        try output.line("         " + output.paint(ticked, .dim))
      }
      if let note = item.note {
        try output.line("         " + output.paint(HistoryPhrase.note(note.oneLine).text, .dim))
      }
    }
    if items.count == count {
      output.message(HistoryPhrase.onlyNewest(count).text)
    }
  }
}
