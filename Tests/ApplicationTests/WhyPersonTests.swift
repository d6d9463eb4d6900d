import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing

/// `why --person`: what concerns one of several persons.
struct WhyPersonTests {
  private static let now = Date("2026-01-15T08:00:00Z")
  private let store: SQLiteStore
  private let vet = Place.sample(1, name: "Vet")
  private let medicine = Sample.todo(1, rule: Sample.once, places: [.place(Place.sample().id)])
  private let later = Sample.todo(
    2, name: "Later", rule: Sample.once, places: [.place(Place.sample().id)])
  private var mine = Sample.todo(
    3, name: "Mine", rule: Sample.once, places: [.place(Place.sample().id)])
  private let anna = Person.anna

  /// The user came to the place and is there; Anna came a little later, and left.
  init() throws {
    store = try SQLiteStore.empty()
    mine.persons = [.me]
    var edit = Edit(
      summary: "x",
      todos: [medicine, later, mine].map { .init(before: nil, after: $0) },
      places: [.init(before: nil, after: vet)])
    edit.devices = DeviceChanges(persons: [.init(before: nil, after: anna)])
    try store.edit { [edit] _ in edit }
    let visit = Visit.ID(place: vet.id, began: Self.now.addingTimeInterval(-600))
    let reminder = Sample.reminder(Sample.key(1, occasion: .visit(visit)), at: -15_000)
    try commit(
      .enter, of: .me, ago: 600, Visit(id: visit),
      [
        (medicine, .remind(reminder)),
        (later, .stayQuiet(.opensLater(Date("2026-03-01T08:00:00Z")))),
      ])
    let hers = Visit.ID(place: vet.id, began: Self.now.addingTimeInterval(-300), person: anna.id)
    try commit(.enter, of: anna.id, ago: 300, Visit(id: hers), [(later, .stayQuiet(.notAsked))])
    try commit(
      .exit, of: anna.id, ago: 200, Visit(id: hers, ended: Self.now.addingTimeInterval(-200)), [])
  }

  private func commit(
    _ kind: Transition.Kind, of person: Person.ID, ago seconds: Double, _ visit: Visit,
    _ outcomes: [(todo: Todo, outcome: Decision.Outcome)]
  ) throws {
    let time = Self.now.addingTimeInterval(-seconds)
    let transition = Transition(
      region: vet.id, kind: kind, time: time, distanceMeters: 3, accuracyMeters: 10)
    var step = EngineStep()
    step.visits = [visit]
    step.decisions = outcomes.map {
      Decision(
        time: time, todo: $0.todo.id, place: vet.id, cause: .enter, outcome: $0.outcome)
    }
    try store.commit(
      PipelineCommit(
        time: time, deviceTransitions: [DeviceTransition(transition, person: person)], step: step,
        notifiers: []))
  }

  private func account(of person: Person.ID?) throws -> WhyAccount {
    let context = ActionContext(now: Self.now, rules: EngineRules(machineZone: .berlin))
    return try WhyAccount(
      store, overview: try Overview(store, actionContext: context), person: person)
  }

  private func decisions(_ todo: Todo, of person: Person.ID?, limit: Int = 10) throws -> [String] {
    try account(of: person).decisions(about: .task(todo), limit: limit).map(\.sentence)
  }

  @Test func `where another person is, and what they were reminded of, is theirs`() throws {
    let own = try account(of: .me).introduction(to: .task(medicine))
    #expect(own.last?.contains("you were already reminded") == true, "\(own)")
    let hers = try account(of: anna.id).introduction(to: .task(medicine))
    #expect(hers.first == "As anna sees it:")
    #expect(!hers.contains { $0.contains("You are at") }, "\(hers)")
    let place = try account(of: anna.id).introduction(to: .place(vet))
    #expect(place[1].hasPrefix("You are not at \"Vet\": you left"), "\(place)")
    #expect(!place.contains { $0.contains("Mine") }, "\(place)")
    let others = try account(of: anna.id).introduction(to: .task(mine))
    #expect(others.last == "It is for others, not for anna, whom it never reminds.")
    let ukrainian = try Localizer.$current.withValue(Localizer(Ukrainian())) {
      try account(of: anna.id).introduction(to: .task(later))
    }
    #expect(ukrainian.first == "Для особи anna:")
  }

  @Test func `decisions without a name are of who came then, and are counted afterwards`() throws {
    for limit in [1, 10] {
      #expect(
        try decisions(later, of: .me, limit: limit).map { $0.contains("it opens") } == [true])
      #expect(
        try decisions(later, of: anna.id, limit: limit).map { $0.contains("not set to") } == [true])
    }
    #expect(try decisions(later, of: nil).count == 2)
    #expect(try decisions(medicine, of: .me).count == 1)
    #expect(try decisions(medicine, of: anna.id).isEmpty)
    let hers = try account(of: anna.id)
    let lines = try hers.lines(
      of: .place(vet), decisions: try hers.decisions(about: .place(vet), limit: 2), limit: 2)
    #expect(
      lines.map(\.text) == [
        "You left Vet.",
        "No reminder of \"Later\" on entering \"Vet\": the task is not set to remind on this kind of event.",
      ])
  }
}
