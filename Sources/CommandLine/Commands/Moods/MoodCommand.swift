import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Progress
import SQLiteStore

struct MoodCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mood", abstract: ProgressHelpPhrase.mood.text,
      discussion: ProgressHelpPhrase.moodDiscussion.text,
      subcommands: [MoodAddCommand.self, MoodDayCommand.self, MoodCalendarCommand.self],
      defaultSubcommand: MoodAddCommand.self)
  }
}

struct MoodAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: ProgressHelpPhrase.moodAdd.text)
  }

  @Argument(
    help: .progress(.feeling),
    completion: .list(["very_sad", "sad", "neutral", "happy", "very_happy"]))
  var emotion: String
  @Option(parsing: .unconditional, help: .progress(.moodNote, valueName: "text"))
  var note: String?
  @Option(help: .progress(.moodTask, valueName: "task"), completion: KnownNames.ofTasks)
  var task: String?
  @Option(help: .progress(.moodAt, valueName: "time")) var at: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let session = try process.session
    try session.needsMoods()
    let store = try session.openStore()
    let builder = try session.builder()
    let input = MoodInput(emotion: emotion, note: note, task: task, at: at)
    let advice = try MoodAdviser.kind(
      for: input, in: store, actionContext: builder.actionContext)
    let noted = try store.edit { try builder.mood(input, advice: advice, in: $0) }.outcome.value
    guard let entry = try store.withSnapshot({ try $0.moodEntry(noted.id) }) else {
      return
    }
    let view = MoodView(entry, actionContext: builder.actionContext)
    guard !session.output.json else {
      try session.output.line(view.json)
      return
    }
    try session.output.line(view.text)
    if let advice = noted.advice { try session.output.line(advice.text) }
  }
}

struct MoodDayCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "day", abstract: ProgressHelpPhrase.moodDay.text)
  }

  @Argument(help: .progress(.markDate)) var date: String
  @Argument(help: .progress(.mark), completion: .list(["good", "bad", "blank"]))
  var mark: String?
  @Flag(help: .progress(.toggle)) var toggle = false
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let session = try process.session
    try session.needsMoods()
    guard (mark == nil) == toggle else {
      throw CommandFailure(.usage, MoodPhrase.markExpected.text)
    }
    let builder = try session.builder()
    let day = try builder.actionContext.day(date, field: .date)
    let wanted = try mark.map(MoodReading.mark)
    let store = try session.openStore()
    let marked = try store.edit { context in
      try builder.mark(
        day, typed: date, as: { old in if let wanted { wanted } else { old.next } }, in: context)
    }.outcome.value
    let text = LocalDays.text(day)
    try session.output.json
      ? session.output.line(
        .object([("date", .string(text)), ("mark", JSON(marked?.rawValue))]))
      : session.output.line(
        MoodPhrase.marked(date: text, isGood: marked.map { $0 == .good }).text)
  }
}

struct MoodCalendarCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "calendar", abstract: ProgressHelpPhrase.moodCalendar.text)
  }

  @Argument(help: .progress(.month)) var month: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let session = try process.session
    try session.needsMoods()
    let actionContext = try session.actionContext()
    var clock = actionContext.dayClock
    let month =
      try month.map(MoodReading.month) ?? CalendarMonth(day: clock.day(of: actionContext.now))
    let calendar = try session.openForReading().withSnapshot {
      try MoodCalendar(month, in: $0, actionContext: actionContext)
    }
    guard !session.output.json else {
      try session.output.line(calendar.json)
      return
    }
    let output = session.output
    let signs = calendar.days.compactMap { day in Self.sign(of: day).map { (day.number, $0) } }
    let grid = MonthGrid(
      calendar.month, signs: Dictionary(signs) { first, _ in first })
    for line in grid.lines { try output.line(line.trimmedEnd) }
    for day in calendar.days {
      let parts = Self.parts(of: day)
      guard day.mark != nil || !parts.isEmpty else { continue }
      let sign = Self.sign(of: day) ?? " "
      try output.line(
        "\(LocalDays.text(day.number)) \(sign)  \(parts.joined(separator: ", "))".trimmedEnd)
    }
  }

  /// The mark of a day, or a heart where only good things were written.
  private static func sign(of day: MoodCalendar.Day) -> String? {
    switch day.mark {
    case .good?: "●"
    case .bad?: "○"
    case nil: day.hasGratitude ? "♥" : day.mood.count > 0 ? "·" : nil
    }
  }

  private static func parts(of day: MoodCalendar.Day) -> [String] {
    [
      StatisticsView.text(day.mood).map {
        "\(ProgressPhrase.title(.mood).text) \($0) (\(MoodPhrase.moods(day.mood.count).text))"
      },
      day.done == 0 ? nil : "\(ProgressPhrase.title(.done).text) \(day.done)",
      day.hasGratitude ? JournalPhrase.title("gratitude").text : nil,
      day.photos == 0 ? nil : JournalPhrase.photos(day.photos).text,
    ].compactMap(\.self)
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
