import Application
import ArgumentParser
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Model
import Recurrence
import Regions
import SQLiteStore
import Text

struct WhyCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("why", HistoryPhrase.helpWhy, discussion: HistoryPhrase.helpWhyDiscussion)
  }

  @Argument(
    help: .phrase(HistoryPhrase.helpWhySubject), completion: NameCompletion.ofTasksAndPlaces)
  var subject: String?
  @Flag(help: .phrase(HistoryPhrase.helpWhyPlace)) var place = false
  @Option(
    help: .phrase(DevicePhrase.helpOfPerson, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var person: String?
  @Option(help: .phrase(HistoryPhrase.helpWhyCount, valueName: "number")) var count = 10
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try GlobalOptions.check(count, of: "--count", in: 1...1000)
    let environment = try process.environment
    let store = try environment.openForReading()
    let overview = try environment.overview(of: store)
    guard let subject else { return try showLast(store, overview, environment) }
    let found = try find(subject, overview)
    let person = try person.map { try PersonNames(persons: overview.persons).person($0).id }
    let account = try WhyAccount(
      store, overview: overview, person: person,
      position: try LastPosition.known(environment, stored: store))
    let views = try account.decisions(about: found, limit: count)
    try environment.output.render(.array(views.map(\.json))) {
      for line in account.introduction(to: found) { try environment.output.line(line) }
      let lines = try account.lines(of: found, decisions: views, limit: count)
      if lines.isEmpty { try environment.output.line(HistoryPhrase.nothingHappened.text) }
      let width = lines.map(\.moment.displayWidth).reduce(18, max)
      for line in lines {
        try environment.output.line(
          environment.output.paint(line.moment.padded(to: width), .dim) + " " + line.text)
      }
      if !environment.isClockFixed, DaemonLock.holder(of: environment.databasePath) == nil {
        environment.output.message(DaemonPhrase.noReminders.text)
      }
    }
  }

  /// Prints the last reminders, newest first.
  private func showLast(
    _ store: SQLiteStore, _ overview: Overview, _ environment: CommandEnvironment
  ) throws {
    guard !place, person == nil else {
      throw Refusal(.usage, HistoryPhrase.whyNeedsSubject)
    }
    let reminders = try store.withSnapshot {
      try $0.deliveredReminders(from: .distantPast, to: .distantFuture, limit: count) { _ in true }
    }
    let zones = Dictionary(
      uniqueKeysWithValues: overview.todos.map { ($0.id, overview.actionContext.zone(of: $0)) })
    let items = reminders.map {
      HistoryItem(content: .reminder($0), zone: zones[$0.key.todo] ?? environment.zone)
    }
    try environment.output.render(
      list: items.lazy.map(\.json), none: HistoryPhrase.noReminderSoFar.text
    ) {
      let moments = items.map { Formatted.moment($0.time, in: $0.zone, now: environment.now) }
      let width = moments.map(\.displayWidth).reduce(18, max)
      for (item, moment) in zip(items, moments) {
        try environment.output.line(
          environment.output.paint(moment.padded(to: width), .dim) + " " + item.text)
      }
      environment.output.message(HistoryPhrase.whyHint.text)
    }
  }

  private func find(_ subject: String, _ overview: Overview) throws -> WhySubject {
    if place { return .place(try overview.names.place(subject)) }
    let names = TaskNames(todos: overview.todos)
    let matches = names.matches(subject)
    if matches.count == 1 { return .task(matches[0]) }
    if let place = try? overview.names.place(subject) { return .place(place) }
    // Several tasks could be meant: the names' own error lists them.
    if matches.count > 1 { return .task(try names.todo(subject)) }
    let known = overview.todos.map(\.name) + overview.names.places.map(\.name)
    throw Refusal(
      .notFound,
      HistoryPhrase.noTaskOrPlace(
        subject.quoted, hint: Suggestion.phrase(for: subject, among: known)
      ))
  }
}
