import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model
import Progress
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
