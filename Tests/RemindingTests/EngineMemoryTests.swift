import Foundation
import Regions
import TestSupport
import Testing

@testable import Model
@testable import Reminding

/// The engine's memory over a long time.
struct EngineMemoryTests {
  /// Crosses 40 places every half hour, and lets an overdue task repeat itself every 10 minutes.
  private func cross(_ harness: inout EngineHarness, day: Int) -> Int {
    let begin = Date("2026-02-01T00:00:00Z").after(Double(day) * 86_400)
    var told = 0
    for lap in 0..<48 {
      for place in 1...40 {
        let time = begin.after(Double(lap) * 1800 + Double(place) * 44)
        told += harness.transition(.enter, at: time, place: Int64(place)).told.count
        told += harness.transition(.exit, at: time.after(20), place: Int64(place)).told.count
      }
    }
    return told
  }

  private func harness() -> EngineHarness {
    let places = (1...40).map { number in
      Place.sample(
        Int64(number), name: "P\(number)", latitude: 52 + Double(number) / 100, tags: ["shop"])
    }
    let todos =
      (1...40).map { number in
        Todo.sample(
          Int64(number), places: [.place(Place.ID(rawValue: Int64(number)))],
          triggers: [.enter, .exit])
      } + [
        Todo.sample(41, name: "Anywhere", places: [.tag("shop")]),
        Todo.sample(42, name: "Nagging", places: [], nag: "10min"),
      ]
    return EngineHarness(todos, places: places)
  }

  @Test func `a week of crossings leaves no more behind than a day`() {
    var harness = harness()
    #expect(cross(&harness, day: 0) > 48 * 40, "the day must be worth the comparison")
    // On the second day, a Monday, all of them are told to be overdue.
    #expect(cross(&harness, day: 1) > 48 * 40)
    let size = harness.engine.memorySize
    for day in 2..<7 { #expect(cross(&harness, day: day) > 48 * 40) }
    #expect(harness.engine.memorySize <= size)
  }

  @Test func `only at places with tasks must be looked for what opens while somebody is there`() {
    let places = [Place.sample(), .sample(2, name: "Park")]
    var engine = EngineHarness([.sample(places: [.place(Place.sample().id)])], places: places)
      .engine
    let begin = Date("2026-01-12T07:00:00Z")
    _ = engine.advance(to: begin)
    func enter(_ place: Int64) {
      _ = engine.handle(
        Transition(
          region: Region.ID(rawValue: place), kind: .enter, time: begin, distanceMeters: 40,
          accuracyMeters: 12))
    }
    enter(2)
    #expect(!engine.openPlaces(of: .me).isEmpty && engine.openVisitsWithTasks.isEmpty)
    #expect(engine.nextWake != .distantPast)
    enter(1)
    #expect(engine.openVisitsWithTasks.map(\.place.rawValue) == [1])
    #expect(engine.nextWake == .distantPast)
    engine.reload(
      todos: [.sample(places: [.place(places[1].id)])], places: places,
      memory: EngineMemory(visits: places.map { Visit(id: Visit.ID(place: $0.id, began: begin)) }))
    #expect(engine.openVisitsWithTasks.map(\.place.rawValue) == [2])
  }

  @Test func `what a store remembers of many visits is recalled in the same size`() {
    var reminded: [ReminderKey: Date] = [:]
    let place = Place.sample().id
    let begin = Date("2026-02-01T00:00:00Z")
    var latest: Visit?
    for number in 0..<1000 {
      let visit = Visit.ID(place: place, began: begin.after(Double(number) * 3600))
      latest = Visit(id: visit, ended: visit.began.after(60))
      let key = ReminderKey(
        todo: Todo.ID(rawValue: 1), countdown: 1, cause: .enter, occasion: .visit(visit))
      reminded[key] = visit.began
    }
    let harness = EngineHarness(
      [.sample()], memory: EngineMemory(visits: latest.map { [$0] } ?? [], reminded: reminded))
    #expect(harness.engine.memorySize < 10)
  }
}
