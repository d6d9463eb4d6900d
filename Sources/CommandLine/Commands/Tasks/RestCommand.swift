import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct RestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("rest", PlanPhrase.helpRest, discussion: PlanPhrase.helpRestDiscussion)
  }

  @Argument(help: .phrase(PlanPhrase.helpRestDays, valueName: "days")) var days: [String] = []
  @Flag(help: .phrase(PlanPhrase.helpRestRemove)) var remove = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    guard !days.isEmpty else {
      guard !remove else {
        throw RequestFailure(.usage, PlanPhrase.restDaysMissing)
      }
      return try list(try environment.openForReading(), environment)
    }
    let builder = try environment.builder()
    let store = try environment.openStore()
    let applied = try store.edit {
      try builder.rest(days.joined(separator: " "), removing: remove, in: $0)
    }
    guard !environment.output.json else { return try list(store, environment) }
    guard applied.step == nil else {
      try environment.output.line(applied.edit.takenText)
      return
    }
    try environment.output.line((remove ? PlanPhrase.restNotThere : PlanPhrase.restAlready).text)
  }

  /// Prints all rest days: dates as JSON, or spans.
  private func list(_ store: SQLiteStore, _ environment: CommandEnvironment) throws {
    let days = try store.withSnapshot { try $0.restDays }
    try environment.output.render(.array(days.map { .string($0.text) })) {
      if days.isEmpty { try environment.output.line(PlanPhrase.noRestDays.text) }
      try environment.output.lines(RestDay.ranges(of: days))
    }
  }
}
