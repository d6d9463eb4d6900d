import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct RestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rest", abstract: PlanPhrase.helpRest.text,
      discussion: PlanPhrase.helpRestDiscussion.text)
  }

  @Argument(help: .phrase(PlanPhrase.helpRestDays, valueName: "days")) var days: [String] = []
  @Flag(help: .phrase(PlanPhrase.helpRestRemove)) var remove = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let session = try process.session
    guard !days.isEmpty else {
      guard !remove else {
        throw CommandFailure(.usage, PlanPhrase.restDaysMissing.text)
      }
      return try list(try session.openForReading(), session)
    }
    let builder = try session.builder()
    let store = try session.openStore()
    let applied = try store.edit {
      try builder.rest(days.joined(separator: " "), removing: remove, in: $0)
    }
    guard !session.output.json else { return try list(store, session) }
    guard applied.step == nil else {
      try session.output.line(applied.edit.takenText)
      return
    }
    try session.output.line((remove ? PlanPhrase.restNotThere : PlanPhrase.restAlready).text)
  }

  /// Prints all rest days: dates as JSON, or spans.
  private func list(_ store: SQLiteStore, _ session: Session) throws {
    let days = try store.withSnapshot { try $0.restDays }
    guard !session.output.json else {
      try session.output.line(.array(days.map { .string($0.text) }))
      return
    }
    if days.isEmpty { try session.output.line(PlanPhrase.noRestDays.text) }
    try session.output.lines(RestDay.ranges(of: days))
  }
}
