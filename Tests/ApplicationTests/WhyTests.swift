import Application
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Text

struct WhyTests {
  private static let now = Date("2026-01-15T08:00:00Z")
  private let vet = Place.sample(1, name: "Vet")
  private let context = ActionContext(now: now, rules: EngineRules(machineZone: .berlin))
  private let ukrainian = Localizer(Ukrainian())

  private func view(
    _ outcome: Decision.Outcome, cause: Cause = .enter, todo: Int64 = 1
  ) -> DecisionView {
    let overview = Overview(
      todos: [Sample.todo(1, zone: .named("Europe/Berlin"))], places: [vet], visits: [],
      actionContext: context)
    return DecisionView(
      Decision(
        time: Self.now, todo: Todo.ID(rawValue: todo), place: vet.id, cause: cause,
        outcome: outcome),
      overview: overview)
  }

  @Test(arguments: [
    (
      SilenceReason.opensLater(Date("2026-01-24T08:00:00Z")),
      "it opens in 9 days (Sat 24 Jan 09:00)", "відкриється через 9 днів (сб, 24 січ., 09:00)"
    ),
    (
      .alreadyReminded, "you were already reminded during this visit",
      "під час цього візиту вже було нагадування"
    ),
    (
      .silenced(.done), "you did it during this visit",
      "ви виконали його під час цього візиту"
    ),
    (.snoozed(.nextVisit), "snoozed until the next visit", "відкладено до наступного візиту"),
  ])
  func `a decision against a reminder gives its reason`(
    reason: SilenceReason, english: String, ukrainian: String
  ) {
    let view = view(.stayQuiet(reason))
    #expect(view.sentence == "No reminder of \"Cat medicine\" on entering \"Vet\": \(english).")
    Localizer.$current.withValue(self.ukrainian) {
      #expect(
        view.sentence
          == "Без нагадування про \"Cat medicine\" на вході в місце \"Vet\": \(ukrainian).")
    }
  }

  @Test
  func `a reminder, one held back and one released are told apart`() {
    let reminder = Sample.reminder()
    #expect(
      view(.remind(reminder), cause: .exit).sentence
        == "Reminder of \"Cat medicine\" on leaving \"Vet\".")
    #expect(
      view(.hold(reminder, until: Date("2026-01-16T06:00:00Z"))).sentence
        == "Reminder of \"Cat medicine\" on entering \"Vet\" held back by quiet hours until 07:00.")
    #expect(
      view(.release(reminder), cause: .due).sentence
        == "Reminder of \"Cat medicine\" when it was due, held back until quiet hours ended.")
  }

  @Test
  func `a task that is gone has its number, in English in JSON`() {
    let view = view(.stayQuiet(.notAsked), todo: 9)
    Localizer.$current.withValue(ukrainian) {
      #expect(view.sentence.contains("\"завдання 9\""))
      #expect(view.json.text.contains("\"task\":\"task 9\""))
    }
  }

  @Test
  func `a place says if the user is there, and what can be done`() throws {
    let store = try SQLiteStore.empty()
    try store.edit { _ in Edit(summary: "x", places: [.init(before: nil, after: vet)]) }
    let account = try WhyAccount(store, overview: try Overview(store, actionContext: context))
    #expect(
      account.introduction(to: .place(vet)) == [
        "You have not been seen at \"Vet\" yet.",
        "No task can be done there, so there are no reminders.",
      ])
  }

  @Test
  func `about a place the times are in the machine's zone, about a task in the task's`() throws {
    let store = try SQLiteStore.empty()
    let todo = Sample.todo(1, zone: .named("America/New_York"), places: [.place(vet.id)])
    try store.edit { _ in
      Edit(
        summary: "x", todos: [.init(before: nil, after: todo)],
        places: [.init(before: nil, after: vet)])
    }
    try store.commit(
      Sample.commit([.remind(Sample.reminder())], visits: [Visit(id: Sample.visitID())]))
    let account = try WhyAccount(store, overview: try Overview(store, actionContext: context))
    for (subject, moment) in [
      (WhySubject.place(vet), "Thu 15 Jan 13:00"), (.task(todo), "Thu 15 Jan 07:00"),
    ] {
      let decisions = try account.decisions(about: subject, limit: 10)
      let lines = try account.lines(of: subject, decisions: decisions, limit: 10)
      #expect(lines.map(\.moment) == [moment])
    }
  }

  @Test
  func `a task says how it stands and what comes next`() throws {
    let store = try SQLiteStore.empty()
    let todo = Sample.todo(1, rule: .every("10-14w"), zone: .named("Europe/Berlin"))
    try store.edit { _ in Edit(summary: "x", todos: [.init(before: nil, after: todo)]) }
    let account = try WhyAccount(store, overview: try Overview(store, actionContext: context))
    #expect(
      account.introduction(to: .task(todo)) == [
        "1 \"Cat medicine\": from Mon 16 Mar 09:00 (in 9 weeks).",
        "It will remind you on Mon 13 Apr 09:00 wherever you are.",
      ])
  }
}
