import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// Numbers of a period (M3 to M6).
struct StatisticsTests {
  private static let now = Date("2026-03-20T11:00:00Z")

  private func statistics(_ first: String, _ last: String) throws -> Statistics {
    func day(_ text: String) throws -> Int {
      try LocalDateTime(parsing: text + "T00:00").daysSinceEpoch
    }
    return Statistics(
      period: try day(first)...(try day(last)), clock: LocalDayIndex(zone: .berlin),
      rest: RestDays(),
      now: Self.now)
  }

  private func record(
    _ done: String, due: String?, every: String? = "1d", fromStart: Bool = false
  ) throws -> CompletionRecord {
    CompletionRecord(
      todo: Todo.ID(rawValue: 1), isDone: true, time: Date(done), opened: nil,
      due: due.map { Date($0) },
      terms: CompletionTerms(
        zone: .named("Europe/Berlin"), every: try every.map { try Rhythm(parsing: $0) },
        countsFromStart: fromStart), points: 30)
  }

  private func mood(_ time: String, _ emotion: Int, task: Int64? = nil, isUndone: Bool = false)
    throws -> MoodEntry
  {
    let mood = Mood(
      id: Mood.ID(rawValue: 1), uuid: UUID(), time: Date(time),
      emotion: try #require(Emotion(rawValue: emotion)), note: nil, completion: nil, advice: nil)
    return MoodEntry(
      mood: mood, task: task.map { Todo.ID(rawValue: $0) }, isUndone: isUndone)
  }

  @Test
  func `what was done is counted on its day, late or not`() throws {
    var statistics = try statistics("2026-03-01", "2026-03-03")
    // 23:30 and 00:30 in Berlin.
    statistics.add(try record("2026-02-28T22:30:00Z", due: nil))
    statistics.add(try record("2026-02-28T23:30:00Z", due: "2026-02-28T11:00:00Z"))
    statistics.add(try record("2026-03-03T22:59:59Z", due: "2026-03-03T08:00:00Z"))
    #expect(statistics.total.done == 2 && statistics.total.late == 1)
    #expect(statistics.total.points == 60)
    #expect(statistics.days.map(\.done) == [1, 0, 1])
  }

  @Test
  func `what was due and not done by the end of the period is counted`() throws {
    var statistics = try statistics("2026-03-01", "2026-03-10")
    // Pending from start: each occurrence of the period.
    statistics.addPending(
      .sample(1, rule: .every("1d", from: .start, start: "2026-03-06T09:00")))
    #expect(statistics.total.notDone == 4)
    // Pending from done: one.
    statistics.addPending(.sample(2, rule: .every("1d", start: "2026-03-02T09:00")))
    #expect(statistics.total.notDone == 5)
    // Done after the period; those done in it are not missing.
    statistics.add(try record("2026-03-12T11:00:00Z", due: "2026-03-09T11:00:00Z"))
    statistics.add(try record("2026-03-10T11:00:00Z", due: "2026-03-09T11:00:00Z"))
    #expect(statistics.total.notDone == 6)
    statistics.add(
      try record("2026-03-15T11:00:00Z", due: "2026-03-08T08:00:00Z", fromStart: true))
    #expect(statistics.total.notDone == 9)
    #expect(statistics.days.map(\.notDone).reduce(0, +) == 9)
  }

  @Test
  func `what is due later today or tomorrow is not missing yet`() throws {
    var statistics = try statistics("2026-03-19", "2026-03-22")
    for due in ["2026-03-20T12:00", "2026-03-20T13:00", "2026-03-21T09:00"] {
      let local = try LocalDateTime(parsing: due)
      statistics.addPending(.sample(1, rule: .once(due: local)))
    }
    #expect(statistics.total.notDone == 1)
  }

  @Test(
    arguments: [
      ([], nil), ([0], 0), ([4, 3], 350), ([1, 1, 0], 67), ([0, 0, 1], 33), ([2, 3, 3], 267),
      ([0, 0, 0, 0, 0, 0, 0, 1], 13),
    ] as [([Int], Int?)])
  func `averages are rounded half up`(values: [Int], hundredths: Int?) {
    var average = Average()
    for value in values { average.add(value) }
    #expect(average.hundredths == hundredths)
  }

  @Test
  func `moods of the undone do not count, and those without a task belong to no category`() throws {
    var statistics = try statistics("2026-03-01", "2026-03-10")
    statistics.add(try mood("2026-03-02T10:00:00Z", 4, task: 1))
    statistics.add(try mood("2026-03-02T11:00:00Z", 1))
    statistics.add(try mood("2026-03-03T11:00:00Z", 0, task: 1, isUndone: true))
    #expect(statistics.total.mood.count == 2 && statistics.total.mood.hundredths == 250)
    #expect(statistics.byCategory.map(\.mood.hundredths) == [400])
    #expect(statistics.days[1].mood.count == 2 && statistics.days[2].mood.hundredths == nil)
  }
}
