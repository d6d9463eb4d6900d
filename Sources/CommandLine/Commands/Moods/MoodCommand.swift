import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import Progress
import Recurrence
import SQLiteStore
import Text

struct MoodCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "mood", MoodPhrase.help, discussion: MoodPhrase.helpDiscussion,
      subcommands: [MoodAddCommand.self, MoodDayCommand.self, MoodCalendarCommand.self],
      defaultSubcommand: MoodAddCommand.self)
  }
}

struct MoodAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", MoodPhrase.helpAdd)
  }

  @Argument(
    help: .phrase(MoodPhrase.helpFeeling),
    completion: .list(["very_sad", "sad", "neutral", "happy", "very_happy"]))
  var emotion: String?
  @Option(parsing: .unconditional, help: .phrase(MoodPhrase.helpNote, valueName: "text"))
  var note: String?
  @Option(help: .phrase(MoodPhrase.helpTask, valueName: "task"), completion: NameCompletion.ofTasks)
  var task: String?
  @Option(help: .phrase(MoodPhrase.helpAt, valueName: "time")) var at: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsMoods()
    guard let emotion else {
      guard note == nil, task == nil, at == nil else {
        throw Refusal(.usage, MoodPhrase.whichFeeling)
      }
      return try showToday(environment)
    }
    let store = try environment.openStore()
    let builder = try environment.builder()
    let input = MoodInput(emotion: emotion, note: note, task: task, at: at)
    let advice = try MoodAdviser.kind(
      for: input, in: store, actionContext: builder.actionContext)
    let noted = try store.edit { try builder.mood(input, advice: advice, in: $0) }.outcome.value
    guard let entry = try store.withSnapshot({ try $0.moodEntry(noted.id) }) else {
      return
    }
    let view = MoodView(entry, actionContext: builder.actionContext)
    try environment.output.render(view.json) {
      try environment.output.line(view.text)
      if let advice = noted.advice { try environment.output.line(advice.text) }
    }
  }
}

extension MoodAddCommand {
  /// Prints the moods of the present day, in their order.
  private func showToday(_ environment: CommandEnvironment) throws {
    let context = try environment.actionContext()
    let entries = try environment.openForReading().withSnapshot {
      try $0.moodEntries(from: context.today.start, to: context.now)
    }
    let views = entries.filter { !$0.isUndone }.sorted { $0.mood.time < $1.mood.time }
      .map { MoodView($0, actionContext: context) }
    try environment.output.render(list: views.lazy.map(\.json)) {
      if views.isEmpty { try environment.output.line(MoodPhrase.noneToday.text) }
      for view in views {
        let clock = Formatted.clock(view.entry.mood.time, in: environment.zone)
        let note = view.entry.mood.note.map { " – " + $0.oneLine } ?? ""
        try environment.output.line("\(clock)  \(view.text)\(note)")
      }
    }
  }
}

struct MoodDayCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("day", MoodPhrase.helpDay)
  }

  @Argument(help: .phrase(MoodPhrase.helpMarkDate)) var date: String
  @Argument(help: .phrase(MoodPhrase.helpMark), completion: .list(["good", "bad", "blank"]))
  var mark: String?
  @Flag(help: .phrase(MoodPhrase.helpToggle)) var toggle = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsMoods()
    guard (mark == nil) == toggle else {
      throw Refusal(.usage, MoodPhrase.markExpected)
    }
    let builder = try environment.builder()
    let day = try builder.actionContext.day(date, field: .date)
    let wanted = try mark.map(MoodReading.mark)
    let store = try environment.openStore()
    let marked = try store.edit { context in
      try builder.mark(
        day, typed: date, as: { old in if let wanted { wanted } else { old.next } }, in: context)
    }.outcome.value
    let text = LocalDays.text(day)
    try environment.output.render(
      .object([("date", .string(text)), ("mark", JSON(marked?.rawValue))]),
      MoodPhrase.marked(date: text, isGood: marked.map { $0 == .good }).text)
  }
}

struct MoodCalendarCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("calendar", MoodPhrase.helpCalendar)
  }

  @Argument(help: .phrase(MoodPhrase.helpMonth)) var month: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsMoods()
    let actionContext = try environment.actionContext()
    var clock = actionContext.dayIndex
    let month =
      try month.map(MoodReading.month) ?? CalendarMonth(day: clock.day(of: actionContext.now))
    let calendar = try environment.openForReading().withSnapshot {
      try MoodCalendar(month, in: $0, actionContext: actionContext)
    }
    try environment.output.render(calendar.json) {
      let output = environment.output
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
