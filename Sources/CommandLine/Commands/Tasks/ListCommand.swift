import Application
import ArgumentParser
import Arguments
import CommandSupport
import DaemonControl
import Localization
import Model
import Recurrence
import SQLiteStore
import Settings

struct ListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", TaskHelpPhrase.list, aliases: ["ls"])
  }

  @Argument(help: .phrase(TaskHelpPhrase.listWords)) var words: [String] = []
  @Flag(help: .phrase(TaskHelpPhrase.listAll)) var all = false
  @Flag(help: .phrase(TaskHelpPhrase.listOpen)) var open = false
  @Flag(help: .phrase(TaskHelpPhrase.listDue)) var due = false
  @Flag(help: .phrase(TaskHelpPhrase.listOverdue)) var overdue = false
  @Flag(help: .phrase(TaskHelpPhrase.listWaiting)) var waiting = false
  @Flag(help: .phrase(SeasonPhrase.helpList)) var resting = false
  @Option(help: .phrase(TaskHelpPhrase.listCategory), completion: NameCompletion.ofCategories)
  var category: String?
  @Option(help: .phrase(TaskHelpPhrase.listPriority), completion: .list(["high", "normal", "low"]))
  var priority: String?
  @Option(
    help: .phrase(TaskHelpPhrase.listPlace), completion: NameCompletion.ofPlacesAndTags)
  var place: String?
  @Option(
    name: .customLong("for"), help: .phrase(DevicePhrase.helpListFor, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var person: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let overview = try environment.overview(of: store)
    let wanted = try place.map { try overview.names.reference($0) }
    var views = wanted.map { overview.views(at: $0) } ?? overview.todos.map(overview.view)
    // Wishes stand in a list of their own (J8).
    if !all { views.removeAll { $0.todo.isWish } }
    if isNarrowed { views = try narrowed(views, overview) }
    let finished = views.count(where: \.isPast)
    if !all { views.removeAll(where: \.isPast) }

    try environment.output.render(list: views.soonestFirst.lazy.map(\.json)) {
      guard !overview.todos.isEmpty else {
        return try environment.output.lines(environment.firstScreen())
      }
      let hasGroups = environment.settings.parts.contains(.today)
      let (rules, pause) = try store.withSnapshot { snapshot in
        let visits = try snapshot.presentPlaces
        let visited = overview.names.places.filter { visits.contains($0.id) }
        let rules =
          try hasGroups
          ? TodayRules(overview.actionContext, visited: visited, in: snapshot) : nil
        return (rules, try snapshot.pause)
      }
      let screen = HomeScreen(output: environment.output)
      try environment.output.lines(screen.lines(views.todayOrder(rules).map(HomeScreen.Row.init)))
      if views.isEmpty {
        try environment.output.line(
          isNarrowed ? TaskPhrase.noneMatches.text : TaskPhrase.nothingWaiting.text)
        if let call = OtherWords.call(words) {
          environment.output.message(CommandPhrase.instead(call).text)
        }
      }
      if let pause, pause.until > environment.now {
        let moment = Formatted.moment(pause.until, in: environment.zone, now: environment.now)
        environment.output.message(PlanPhrase.pausedUntil(moment).text)
      }
      if finished > 0, !all {
        try environment.output.line(
          environment.output.paint(
            TaskPhrase.finishedNotShown(finished).text, .dim))
      }
    }
  }

  /// True if words or options leave out tasks.
  private var isNarrowed: Bool {
    !words.isEmpty || open || due || overdue || waiting || resting || category != nil
      || priority != nil
      || person != nil
  }

  /// Returns the tasks that have the words, the category and the priority, in one of the phases.
  private func narrowed(_ views: [TaskView], _ overview: Overview) throws -> [TaskView] {
    let search = TaskSearch(
      words.joined(separator: " "), places: overview.names.places, categories: overview.categories)
    let filter = try TaskFilter(
      category: category, priority: priority, place: nil, person: person, overview: overview)
    let isAnyPhase = !(open || due || overdue || waiting || resting)
    return views.filter { view in
      let isInPhase =
        (open && view.phase == .open) || (due && view.phase == .due)
        || (overdue && view.isOverdue) || (waiting && view.phase == .waiting)
        || (resting && view.phase == .resting)
      return (isAnyPhase || isInPhase) && search.finds(view.todo) && filter.matches(view)
    }
  }
}

extension CommandEnvironment {
  /// Returns the first words of the program, for a database without tasks.
  fileprivate func firstScreen() throws -> [String] {
    FirstScreen.lines(
      output, page: try DeviceBase(self, option: nil).url,
      isRunning: RunningDaemon(of: databasePath).status?.web != nil)
  }
}

struct BucketCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("bucket", JournalPhrase.helpWishes, discussion: JournalPhrase.helpWishesDiscussion)
  }

  @Flag(help: .phrase(JournalPhrase.helpAllWishes)) var all = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let store = try environment.openForReading()
    let bucket = BucketList(try environment.overview(of: store))
    let output = environment.output
    let views = bucket.open + (all ? bucket.cameTrue : [])
    try output.render(list: views.lazy.map(\.json)) {
      try output.lines(HomeScreen(output: output).lines(views.map { HomeScreen.Row($0) }))
      if views.isEmpty { try output.line(JournalPhrase.noWishes.text) }
      let hidden = all ? 0 : bucket.cameTrue.count
      if hidden > 0 {
        try output.line(output.paint(JournalPhrase.wishesTrueNotShown(hidden).text, .dim))
      }
    }
  }
}
