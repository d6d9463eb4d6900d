import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// The numbers of charts, beside plain ones.
struct ChartNumbersTests {
  private static let clock = LocalDayIndex(zone: .berlin)

  private func mood(_ time: Date, _ emotion: Int, isUndone: Bool = false) -> MoodEntry {
    MoodEntry(
      mood: Mood(
        id: Mood.ID(rawValue: 1), uuid: UUID(), time: time,
        emotion: Emotion(rawValue: emotion) ?? .neutral, note: nil, completion: nil, advice: nil),
      isUndone: isUndone)
  }

  private func day(_ text: String) throws -> Int {
    try LocalDateTime(parsing: text + "T00:00").daysSinceEpoch
  }

  @Test func `a week needs three days with a mood, and counts days rather than moods`() throws {
    let moods = MoodDays(
      [
        mood(.berlin("2026-01-05T09:00"), 4), mood(.berlin("2026-01-05T10:00"), 4),
        mood(.berlin("2026-01-07T09:00"), 0), mood(.berlin("2026-01-08T09:00"), 2),
        mood(.berlin("2026-01-08T10:00"), 0, isUndone: true),
      ], clock: Self.clock)
    #expect(moods.week(endingOn: try day("2026-01-07")) == nil)
    #expect(moods.week(endingOn: try day("2026-01-08")) == 2)
    #expect(moods.week(endingOn: try day("2026-01-11")) == 2)
    #expect(moods.week(endingOn: try day("2026-01-12")) == nil)
    #expect(moods.days[try day("2026-01-08")]?.mean == 2)
  }

  @Test func `weekdays are those of local days, from Monday`() throws {
    // 23:30 UTC on Sunday is Monday in Berlin.
    let moods = MoodDays([mood(Date("2026-01-04T23:30:00Z"), 3)], clock: Self.clock)
    let averages = moods.byWeekday(in: try day("2026-01-01")...(try day("2026-01-31")))
    #expect(averages.map(\.hundredths) == [300, nil, nil, nil, nil, nil, nil])
    #expect(
      moods.byWeekday(in: try day("2026-01-06")...(try day("2026-01-07"))).allSatisfy {
        $0.count == 0
      })
  }

  @Test func `days are compared from ten on either side`() throws {
    let first = try day("2026-01-01")
    let entries = (0..<20).map { index in
      mood(Self.noon(first + index), index < 10 ? 4 : index % 2)
    }
    let moods = MoodDays(entries, clock: Self.clock)
    let period = first...(first + 19)
    let means = try #require(moods.comparison(of: Set(first..<(first + 10)), in: period))
    #expect(means.with.value == 4 && means.with.days == 10)
    #expect(means.without.value == 0.5 && means.without.days == 10)
    #expect(moods.comparison(of: Set(first..<(first + 9)), in: period) == nil)
    #expect(moods.comparison(of: Set(first..<(first + 10)), in: first...(first + 18)) == nil)
  }

  @Test func `hours are those of the wall clock, and weekdays begin at the turn`() {
    var hours = WeekdayHours(
      clock: LocalDayIndex(zone: .berlin, turn: TimeOfDay(hour: 3, minute: 0)))
    hours.add(.berlin("2026-01-06T01:30"))
    hours.add(.berlin("2026-01-06T14:59"))
    // The hour after the clocks went forward.
    hours.add(.berlin("2026-03-29T03:10"))
    #expect(hours.counts[0][1] == 1 && hours.counts[1][14] == 1 && hours.counts[6][3] == 1)
    #expect(hours.counts.joined().reduce(0, +) == 3)
  }

  @Test func `an interval is from one time done to the next, in local days`() {
    func record(_ time: String, isDone: Bool = true, every: String = "7d") -> CompletionRecord {
      CompletionRecord(
        todo: Todo.ID(rawValue: 1), isDone: isDone, time: .berlin(time), opened: nil, due: nil,
        terms: CompletionTerms(
          zone: .floating, every: try? Rhythm(parsing: every)), points: 0)
    }
    let records = [
      record("2026-03-20T23:50"), record("2026-03-22T00:10"),
      record("2026-03-25T12:00", isDone: false), record("2026-03-30T08:00"),
    ]
    #expect(TaskInterval.all(records, clock: Self.clock).map(\.days) == [2, 8])
    let hours = [
      record("2026-01-05T08:00", every: "6h"), record("2026-01-05T14:00", every: "6h"),
    ]
    #expect(TaskInterval.all(hours, clock: Self.clock).map(\.days) == [0.25])
    #expect(TaskInterval.all(records.prefix(1), clock: Self.clock).isEmpty)
    #expect(TaskInterval.median([3, 1, 2]) == 2 && TaskInterval.median([4, 1]) == 2.5)
    #expect(TaskInterval.median([Double]()) == nil)
  }

  private static func noon(_ day: Int) -> Date {
    Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
  }
}
