import Application
import ArgumentParser
import CommandSupport
import Journal
import Localization
import Model
import SQLiteStore

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
      throw RequestFailure(.usage, JournalPhrase.removeAlone)
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
