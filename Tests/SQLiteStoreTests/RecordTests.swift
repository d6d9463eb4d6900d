import Foundation
import GRDB
import Model
import Recurrence
import TestSupport
import Testing

@testable import SQLiteStore

/// Records that sums read from the index of sums against the snapshots of the history.
@Suite(.temporaryFolder)
struct RecordTests {
  /// An instant as it is read back.
  private static func stored(_ date: Date) -> Date { Date(milliseconds: date.milliseconds) }

  /// Completions of all kinds; the lists have lengths without a common factor, so that their values
  /// meet in all ways.
  private static func completions(_ count: Int) throws -> [Completion] {
    let zones: [TodoZone] = [
      .floating, .named("Europe/Berlin"), .named("America/Argentina/Buenos_Aires"),
      .named("Etc/GMT+5"), .named("UTC"),
    ]
    let rules: [Rule] = [
      .every("10-14w"), .once(due: nil), .every("12h"),
      .repeating(
        try Cadence(
          rhythm: Rhythm(parsing: "2w on tue,fri"), from: .start,
          start: LocalDateTime(parsing: "2026-01-06T09:00"))),
      .repeating(
        try Cadence(
          rhythm: Rhythm(parsing: "1y on 24 dec"), from: .done,
          start: LocalDateTime(parsing: "2026-01-06T09:00"))),
      .every("1d", from: .start, start: "2026-03-06T09:00"),
    ]
    let spans: [Double?] = [nil, 0, 0.001, -0.001, 86_400, -1e9, 5e9]
    let times: [Double] = [0, 1, 1, -2e9, 0.123, 1e9, -0.5, 7, 86_400, 3, 2]
    let names: [String?] = [
      nil, "Work", "Два слова 1", "", "Work", "  ", nil, "x y z", "Ω", "9", "a", "b", "c",
    ]
    return (0..<count).map { number in
      var todo = Sample.todo(
        number % 17 == 0 ? 900_000_000_000 : Int64(number % 17), rule: rules[number % 6],
        zone: zones[number % 5])
      todo.isWish = number % 6 == 1 && number % 5 == 0
      let time = stored(Sample.instant(times[number % 11] * 10))
      return Completion(
        uuid: UUID(number: Int64(number + 1)), kind: number % 4 == 3 ? .skipped : .done, time: time,
        recorded: Sample.noon, todo: todo,
        opened: spans[number % 7].map { stored(time.after($0)) },
        due: spans[(number / 7) % 7].map { stored(time.after($0)) }, places: [],
        category: names[number % 13].flatMap { name in
          name.isEmpty
            ? nil
            : CategoryStamp(
              id: number % 2 == 0 ? Category.ID(rawValue: 3) : nil, name: name, color: "#102030",
              icon: "house")
        },
        points: number % 19 * 10, isAtPlace: number % 3 == 0)
    }
  }

  /// The records of the history without those that are undone, by time, of equal times by entry.
  private static func expected(
    _ completions: [Completion], without undone: Set<UUID>, withCategories: Bool
  ) -> [CompletionRecord] {
    completions.enumerated().filter { !undone.contains($0.element.uuid) }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { CompletionRecord($0.element) }
      .map { record in
        CompletionRecord(
          todo: record.todo, isDone: record.isDone, time: record.time, opened: record.opened,
          due: record.due, terms: record.terms, points: record.points,
          isAtPlace: record.isAtPlace, isWish: record.isWish,
          category: withCategories ? record.category.map(Self.withoutIcon) : nil)
      }
  }

  private static func withoutIcon(_ stamp: CategoryStamp) -> CategoryStamp {
    CategoryStamp(id: stamp.id, name: stamp.name, color: stamp.color, icon: "")
  }

  private static func records(
    _ db: Database, of todo: Todo.ID? = nil, from start: Date = .distantPast,
    withCategories: Bool = false
  ) throws -> [CompletionRecord] {
    var records: [CompletionRecord] = []
    try db.forEachRecord(of: todo, from: start, withCategories: withCategories) {
      records.append($0)
    }
    return records
  }

  @Test(arguments: [false, true])
  func `the index says what the snapshots say`(withCategories: Bool) throws {
    let completions = try Self.completions(500)
    try SQLiteStore.inMemory().write { db in
      for completion in completions { try db.insert(completion) }
      #expect(
        try Self.records(db, withCategories: withCategories)
          == Self.expected(completions, without: [], withCategories: withCategories))
      // Undone, undone and done again, and what no edit names.
      let undone = completions.enumerated().filter { $0.offset % 5 == 0 }.map(\.element.uuid)
      try db.retract(undone, undone: true)
      try db.retract(Array(undone.prefix(30)), undone: false)
      let left = Self.expected(
        completions, without: Set(undone.dropFirst(30)), withCategories: withCategories)
      #expect(try Self.records(db, withCategories: withCategories) == left)
      let todo = completions[17].todo.id
      #expect(
        try Self.records(db, of: todo, withCategories: withCategories)
          == left.filter { $0.todo == todo })
      #expect(
        try Self.records(db, from: Sample.noon, withCategories: withCategories)
          == left.filter { $0.time >= Sample.noon })
    }
  }

  @Test
  func `equal terms are one object`() throws {
    try SQLiteStore.inMemory().write { db in
      for completion in try Self.completions(300) { try db.insert(completion) }
      let records = try Self.records(db)
      #expect(
        Set(records.map { ObjectIdentifier($0.terms) }).count == Set(records.map(\.terms)).count)
    }
  }

  @Test
  func `a rule that nobody can have written is reported`() throws {
    let completions = try Self.completions(1)
    try SQLiteStore.inMemory().write { db in
      for completion in completions { try db.insert(completion) }
      try db.execute(
        sql: """
          DROP TRIGGER completion_never_changes;
          UPDATE completion
            SET snapshot = json_set(snapshot, '$.todo.rule.repeating._0.every', '1 moon');
          """)
      #expect(throws: DamagedValue.self) { try Self.records(db) }
    }
  }

  @Test
  func `the history is walked in the index: nothing is sorted, no snapshot is read`() throws {
    try SQLiteStore.inMemory().queue.read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          EXPLAIN SELECT \(RecordReader.columns)\(RecordReader.categories)
          FROM completion INDEXED BY completion_sums
          WHERE \(Visible.own) AND time_ms >= 0 ORDER BY time_ms, id
          """)
      let operations: [String] = rows.map { $0["opcode"] }
      #expect(operations.contains("Column"))
      #expect(!operations.contains { $0.hasPrefix("Sort") })
      // Whose it is, is asked once, beside the loop over the rows: the last jump of a loop goes
      // back to its first row.
      let asked = operations.indices.filter { operations[$0].hasPrefix("Function") }
      let end = try #require(operations.lastIndex(of: "Next"))
      let start = try #require(rows[end]["p2"] as Int?)
      #expect(asked.count == 1 && !asked.contains { (start...end).contains($0) }, "\(operations)")
    }
  }
}
