import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// Opening hours of places (Y7): silent while closed, and said when it opens.
struct OpeningHoursReminderTests {
  /// A Monday; the sample task is open from Sunday, 11 January, 09:00 in Berlin on.
  private func at(_ time: String, day: Int = 12) throws -> Date {
    try LocalDateTime(parsing: "2026-01-\(day)T\(time)").date(in: .berlin)
  }

  private func place(_ hours: String) throws -> Place {
    var place = Place.sample()
    place.hours = try OpeningHours(parsing: hours)
    return place
  }

  private func harness(
    _ hours: String = "Mo-Fr 08:00-18:00", _ todo: Todo? = nil
  ) throws -> EngineHarness {
    let open = Todo.sample(rule: .once(due: try LocalDateTime(parsing: "2026-01-12T23:00")))
    return EngineHarness([todo ?? open], places: [try place(hours)])
  }

  /// Positions each minute from a time on, so that being inside is certain.
  private func stay(
    _ harness: inout EngineHarness, from start: Date, minutes: Int
  ) -> [Decision] {
    (0...minutes).flatMap { harness.fix(at: start.after(Double($0) * 60)) }
  }

  @Test func `an arrival at a closed place is silent, and its opening reminds once`() throws {
    var harness = try harness()
    let arrival = harness.transition(.enter, at: try at("07:50"))
    #expect(arrival.reasons == [.closed(opens: try at("08:00"))])
    let stayed = stay(&harness, from: try at("07:51"), minutes: 30)
    #expect(stayed.told == [.inside])
    #expect(stayed.compactMap(\.reminder).map(\.time) == [try at("08:00")])
  }

  @Test func `an arrival while it is open reminds, and the next opening does not`() throws {
    var harness = try harness("Mo 08:00-12:00,13:00-18:00")
    #expect(harness.transition(.enter, at: try at("11:50")).told == [.enter])
    #expect(stay(&harness, from: try at("11:51"), minutes: 90).told.isEmpty)
  }

  @Test func `who has left before it opens hears nothing`() throws {
    var harness = try harness()
    _ = harness.transition(.enter, at: try at("07:30"))
    _ = harness.transition(.exit, at: try at("07:45"))
    #expect(harness.time(try at("08:00")).told.isEmpty)
    #expect(harness.time(try at("09:00")).told.isEmpty)
  }

  @Test func `who was last seen long before it opens is reminded with the next position`() throws {
    var harness = try harness()
    _ = harness.transition(.enter, at: try at("07:30"))
    #expect(harness.time(try at("08:00")).told.isEmpty)
    let found = harness.fix(at: try at("09:10"))
    #expect(found.told == [.inside])
    #expect(found.compactMap(\.reminder).map(\.time) == [try at("09:10")])
  }

  @Test func `a position after it closed again reminds at the opening after that`() throws {
    var harness = try harness("Mo 08:00-09:00,14:00-18:00")
    _ = harness.transition(.enter, at: try at("07:30"))
    #expect(harness.fix(at: try at("10:00")).told.isEmpty)
    let later = stay(&harness, from: try at("13:58"), minutes: 5)
    #expect(later.told == [.inside])
    #expect(later.compactMap(\.reminder).map(\.time) == [try at("14:00")])
  }

  @Test func `an exit reminds from a closed place`() throws {
    var todo = Todo.sample(
      rule: .once(due: try LocalDateTime(parsing: "2026-01-12T23:00")), triggers: [.exit])
    todo.triggers = [.exit]
    var harness = try harness("Mo-Fr 08:00-18:00", todo)
    _ = harness.transition(.enter, at: try at("07:30"))
    #expect(harness.transition(.exit, at: try at("07:45")).told == [.exit])
  }

  @Test func `passing by and staying are silent while it is closed`() throws {
    let rule = Rule.once(due: try LocalDateTime(parsing: "2026-01-12T23:00"))
    var passing = try harness(
      "Mo-Fr 08:00-18:00", .sample(rule: rule, triggers: [.cross]))
    #expect(
      passing.transition(.cross, at: try at("07:50")).reasons
        == [.closed(opens: try at("08:00"))])
    var staying = try harness(
      "Mo-Fr 08:00-18:00", .sample(rule: rule, triggers: [.dwell], dwell: 600))
    _ = staying.transition(.enter, at: try at("07:40"))
    #expect(
      staying.transition(.dwell(seconds: 600), at: try at("07:50")).reasons
        == [.closed(opens: try at("08:00"))])
    #expect(stay(&staying, from: try at("07:51"), minutes: 15).told == [.inside])
  }

  @Test func `a stay that is long enough only after it opened reminds as a stay`() throws {
    let todo = Todo.sample(
      rule: .once(due: try LocalDateTime(parsing: "2026-01-12T23:00")), triggers: [.dwell],
      dwell: 600)
    var harness = try harness("Mo-Fr 08:00-18:00", todo)
    _ = harness.transition(.enter, at: try at("07:55"))
    #expect(stay(&harness, from: try at("07:56"), minutes: 8).told.isEmpty)
    #expect(harness.transition(.dwell(seconds: 600), at: try at("08:05")).told == [.dwell])
  }

  @Test func `a task that opens while its place is closed waits for the place`() throws {
    // It opens at 09:00 on Sunday, when the place is closed.
    var harness = EngineHarness([.sample()], places: [try place("Su 10:00-12:00")])
    _ = harness.transition(.enter, at: try at("08:50", day: 11))
    let stayed = stay(&harness, from: try at("08:51", day: 11), minutes: 80)
    #expect(stayed.told == [.inside])
    #expect(stayed.compactMap(\.reminder).map(\.time) == [try at("10:00", day: 11)])
  }

  @Test func `the first state of a closed place is silent until it opens`() throws {
    var harness = try harness()
    _ = harness.time(try at("07:50"))
    let step = harness.engine.handleFirstState(
      Place.ID(rawValue: 1), isInside: true, at: try at("07:50"), distanceMeters: 5,
      accuracyMeters: 12)
    #expect(step.decisions.reasons == [.closed(opens: try at("08:00"))])
    #expect(stay(&harness, from: try at("07:51"), minutes: 15).told == [.inside])
  }

  @Test func `what time alone told a moment before is not said again at the opening`() throws {
    let due = Rule.once(due: try LocalDateTime(parsing: "2026-01-12T07:55"))
    var harness = try harness("Mo-Fr 08:00-18:00", .sample(rule: due))
    _ = harness.transition(.enter, at: try at("07:50"))
    #expect(stay(&harness, from: try at("07:51"), minutes: 60).told == [.due])
  }

  @Test func `a place that never opens never reminds`() throws {
    var harness = try harness("off")
    #expect(harness.transition(.enter, at: try at("12:00")).reasons == [.closed(opens: nil)])
    #expect(stay(&harness, from: try at("12:01"), minutes: 60).told.isEmpty)
  }

  @Test func `the engine wakes for the opening by itself`() throws {
    var harness = try harness()
    _ = harness.transition(.enter, at: try at("07:50"))
    #expect(harness.engine.nextWake == (try at("08:00")))
  }

  @Test(arguments: [("2026-03-29", "2026-03-29T03:00"), ("2026-10-25", "2026-10-25T02:00")])
  func `the night in which the clock changes has its opening once`(
    day: String, opens: String
  ) throws {
    let arrival = try LocalDateTime(parsing: "\(day)T01:50").date(in: .berlin)
    let todo = Todo.sample(rule: .once(due: try LocalDateTime(parsing: "\(day)T23:00")))
    var harness = EngineHarness([todo], places: [try place("Su 02:00-06:00")])
    #expect(harness.transition(.enter, at: arrival).told.isEmpty)
    let stayed = stay(&harness, from: arrival.after(60), minutes: 150)
    #expect(stayed.told == [.inside])
    let expected = try LocalDateTime(parsing: opens).date(in: .berlin)
    #expect(stayed.compactMap(\.reminder).map(\.time) == [expected])
  }

  @Test func `without reminders while inside, an arrival at a closed place is said all the same`()
    throws
  {
    let open = Todo.sample(rule: .once(due: try LocalDateTime(parsing: "2026-01-12T23:00")))
    var harness = EngineHarness(
      [open], places: [try place("Mo-Fr 08:00-18:00")], whileInside: false)
    #expect(
      harness.transition(.enter, at: try at("07:50")).reasons == [.closed(opens: try at("08:00"))])
    let stayed = stay(&harness, from: try at("07:51"), minutes: 60)
    #expect(stayed.told == [.inside])
    #expect(stayed.compactMap(\.reminder).map(\.time) == [try at("08:00")])
  }

  @Test(arguments: ["Su 08:00-12:00", "Su 10:00-12:00"])
  func `without reminders while inside, a task that opens during the visit is not said`(
    hours: String
  ) throws {
    // It opens at 09:00 on Sunday.
    var harness = EngineHarness([.sample()], places: [try place(hours)], whileInside: false)
    _ = harness.transition(.enter, at: try at("08:50", day: 11))
    #expect(stay(&harness, from: try at("08:51", day: 11), minutes: 80).told.isEmpty)
  }
}
