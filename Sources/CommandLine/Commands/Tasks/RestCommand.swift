import Application
import ArgumentParser
import CommandSupport
import Foundation
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
        throw Refusal(.usage, PlanPhrase.restDaysMissing)
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

struct PauseCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("pause", PlanPhrase.helpPause)
  }

  @Argument(
    help: .phrase(PlanPhrase.helpPauseUntil, valueName: "end"),
    completion: .list(["tomorrow", "1w", "2w", "off"]))
  var until: [String] = []
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    var isChanged = false
    var restDays: [RestDay] = []
    let store: SQLiteStore
    if until.isEmpty {
      store = try environment.openForReading()
    } else {
      store = try environment.openStore()
      let builder = try environment.builder()
      let applied = try store.edit { try builder.pause(until.joined(separator: " "), in: $0) }
      isChanged = applied.step != nil
      restDays = applied.edit.restDays.compactMap(\.after)
    }
    let pause = try store.memory().pause.flatMap { $0.until > environment.now ? $0 : nil }
    try environment.output.render(.object([("until", JSON(pause?.until, in: environment.zone))])) {
      let phrase: PlanPhrase =
        if let pause {
          .pausedUntil(Formatted.moment(pause.until, in: environment.zone, now: environment.now))
        } else {
          isChanged ? .pauseEnded : .notPaused
        }
      try environment.output.line(phrase.text)
      if !restDays.isEmpty {
        let days = RestDay.ranges(of: restDays).joined(separator: ", ")
        environment.output.message(PlanPhrase.restOfPause(days).text)
      }
    }
  }
}
