import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model
import Progress
import Recurrence
import SQLiteStore

struct JournalCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "journal", JournalPhrase.helpJournal, discussion: JournalPhrase.helpJournalDiscussion,
      subcommands: [
        JournalShowCommand.self, JournalGratitudeCommand.self, JournalAddCommand.self,
        JournalEditCommand.self, JournalRemoveCommand.self, JournalListCommand.self,
      ], defaultSubcommand: JournalShowCommand.self)
  }
}

struct JournalShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", JournalPhrase.helpJournalShow)
  }

  @Argument(help: .phrase(JournalPhrase.helpJournalDate)) var date: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let actionContext = try environment.actionContext()
    let number =
      try date.map { try actionContext.day($0, field: .date) } ?? actionContext.todayNumber
    let store = try environment.openForReading()
    let day = try store.withSnapshot {
      try JournalDay(number, in: $0, actionContext: actionContext)
    }
    try environment.output.render(day.json) {
      try JournalText(day, actionContext: actionContext).print(to: environment.output)
    }
  }
}

struct JournalListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", JournalPhrase.helpJournalList)
  }

  @Option(parsing: .unconditional, help: .phrase(JournalPhrase.helpNoteSearch, valueName: "text"))
  var search: String?
  @Option(help: .phrase(JournalPhrase.helpNotesFrom, valueName: "date")) var from: String?
  @Option(help: .phrase(JournalPhrase.helpNotesTo, valueName: "date")) var to: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let actionContext = try environment.actionContext()
    let days = try actionContext.openPeriod(from: from, to: to)
    let notes = try environment.openForReading().withSnapshot {
      try $0.notes(containing: search, in: days, limit: .max)
    }
    let output = environment.output
    try output.render(
      list: notes.lazy.map { NoteView($0, actionContext: actionContext).json },
      none: JournalPhrase.noNotes.text
    ) {
      for note in notes {
        let number = String(note.id.rawValue).leftPadded(to: 4)
        try output.line("\(number) \(LocalDays.text(note.day))  \(note.text.oneLine)")
      }
    }
  }
}

struct JournalGratitudeCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("gratitude", JournalPhrase.helpJournalGratitude)
  }

  @Argument(help: .phrase(JournalPhrase.helpGoodThings)) var texts: [String] = []
  @Option(help: .phrase(JournalPhrase.helpWrittenFor, valueName: "date")) var date: String?
  @Flag(help: .phrase(JournalPhrase.helpGratitudeRemove)) var remove = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    guard !remove || texts.isEmpty else {
      throw Refusal(.usage, JournalPhrase.removeAlone)
    }
    let builder = try environment.builder()
    let day = try date.map { try builder.actionContext.day($0, field: .date) }
    let written = try environment.openStore().edit { context in
      let day = day ?? builder.actionContext.todayNumber
      return try remove
        ? builder.removeGratitude(on: day, in: context)
        : builder.gratitude(texts, on: day, typed: date, in: context)
    }.outcome.value
    let text = LocalDays.text(written.day)
    try environment.output.render(
      remove ? Gratitude(day: written.day, texts: [], time: written.time).json : written.json,
      (remove ? JournalPhrase.gratitudeRemoved(date: text) : .gratitudeSaved(date: text)).text)
  }
}

/// Changes a note in one step, and prints it.
struct NoteChange {
  /// Performs the change; a phrase describes it, with a date.
  init(
    _ process: CommandProcess,
    _ edit: (EditBuilder, any EditContext) throws -> Outcome<Note>,
    sentence: (_ date: String) -> JournalPhrase
  ) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let builder = try environment.builder()
    let note = try environment.openStore().edit { try edit(builder, $0) }.outcome.value
    try environment.output.render(
      NoteView(note, actionContext: builder.actionContext).json,
      sentence(LocalDays.text(note.day)).text)
  }
}

struct JournalAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", JournalPhrase.helpJournalAdd)
  }

  @Argument(help: .phrase(JournalPhrase.helpNoteText)) var text: String
  @Option(help: .phrase(JournalPhrase.helpWrittenFor, valueName: "date")) var date: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try NoteChange(process) { builder, context in
      let actionContext = builder.actionContext
      let day =
        try date.map { try actionContext.day($0, field: .date) } ?? actionContext.todayNumber
      return try builder.addNote(text, on: day, typed: date, in: context)
    } sentence: {
      .noteSaved(date: $0)
    }
  }
}

struct JournalEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", JournalPhrase.helpJournalEdit)
  }

  @Argument(help: .phrase(JournalPhrase.helpNoteNumber, valueName: "number")) var note: String
  @Argument(help: .phrase(JournalPhrase.helpNoteText)) var text: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try NoteChange(process) { builder, context in
      try builder.changeNote(try EditBuilder.note(note, in: context), to: text)
    } sentence: {
      .noteChanged(date: $0)
    }
  }
}

struct JournalRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", JournalPhrase.helpJournalRemove)
  }

  @Argument(help: .phrase(JournalPhrase.helpNoteNumber, valueName: "number")) var note: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    _ = try NoteChange(process) { builder, context in
      builder.removeNote(try EditBuilder.note(note, in: context))
    } sentence: {
      .noteRemoved(date: $0)
    }
  }
}

/// A day of the journal for people.
struct JournalText {
  private let day: JournalDay
  private let actionContext: ActionContext

  init(_ day: JournalDay, actionContext: ActionContext) {
    self.day = day
    self.actionContext = actionContext
  }

  /// Prints the day.
  func print(to output: Output) throws {
    var heading = [
      day.mark.map { $0 == .good ? JournalPhrase.goodDay.text : JournalPhrase.badDay.text }
    ].compactMap(\.self)
    if let average = StatisticsView.text(day.average) {
      let moods = MoodPhrase.moods(day.average.count).text
      heading.append("\(ProgressPhrase.title(.mood).text) \(average) (\(moods))")
    }
    let title = output.paint(LocalDays.heading(day.number), .bold)
    try output.line(heading.isEmpty ? title : "\(title)  \(heading.joined(separator: ", "))")
    let sections = [
      ("gratitude", goodThings), ("notes", notes), ("habits", habits), ("done", done),
      ("photos", photos),
    ].filter { !$0.1.isEmpty }
    if sections.isEmpty, heading.isEmpty { try output.line(JournalPhrase.emptyDay.text) }
    for (name, lines) in sections {
      try output.line(output.paint(JournalPhrase.title(name).text, .bold))
      for line in lines { try output.line("  \(line)") }
    }
  }

  private var goodThings: [String] {
    (day.gratitude?.texts ?? []).enumerated().map { "\($0 + 1). \($1.oneLine)" }
  }

  private var notes: [String] {
    day.notes.map { view in
      let lines = view.note.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map { String($0).oneLine }.joined(separator: "\n       ")
      return "\(String(view.note.id.rawValue).leftPadded(to: 3))  \(text)"
    }
  }

  private var habits: [String] {
    day.habits.compactMap { view in
      view.progress.box(on: day.number).map { box in
        "\(box.state.sign) \(view.habit.name.oneLine)  \(view.text)"
      }
    }
  }

  private var done: [String] {
    day.done.map { item in
      let time = LocalDateTime(item.time, in: actionContext.machineZone)
      let clock = String(time.description.dropFirst(11).prefix(5))
      let face = item.emotion.map { " " + $0.face } ?? ""
      return "\(clock)\(face)  \(item.text)"
    }
  }

  private var photos: [String] {
    day.photoCount == 0 ? [] : [JournalPhrase.photos(day.photoCount).text]
  }
}
