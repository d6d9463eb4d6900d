import Foundation
import GRDB
import Geo
import Model
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// Everything as text, and back.
@Suite(.temporaryFolder)
struct ExportTests {
  static func lines(
    of store: SQLiteStore, _ scope: ExportScope = .everything
  ) throws -> [String] {
    var lines: [String] = []
    try store.export(scope, withPhotos: true, program: "0.1.0", at: Sample.noon) {
      lines.append($0)
    }
    return lines
  }

  /// A store with at least one row of each type.
  static func filledStore() throws -> SQLiteStore {
    let store = try Sample.filledStore()
    let fix = Fix(time: Sample.noon, coordinate: .at(52.5, 13.4), accuracyMeters: 10.5)
    try store.queue.write { try $0.insert(fix) }
    let missed = MissedTime(Sample.todo(), due: Sample.noon, in: .berlin, places: ["Vet"])
    try store.queue.write { try $0.insert(missed) }
    try store.queue.write {
      try $0.execute(sql: "INSERT INTO pause (only, began_ms, until_ms) VALUES (1, 0, 1000)")
      try $0.execute(sql: "INSERT INTO preference (key, value) VALUES ('day.start', '09:00')")
      try $0.execute(
        sql: """
          INSERT INTO rest_day (day, of_pause) VALUES ('2026-12-24', 0);
          INSERT INTO mood (id, uuid, time_ms, emotion) VALUES (1, zeroblob(16), 0, 4);
          INSERT INTO day_mark (date, mark) VALUES ('2026-01-02', 'good');
          INSERT INTO practice (id, kind, began_ms, ended_ms) VALUES (1, 'writing', 0, 1000);
          INSERT INTO photo VALUES (1, zeroblob(16), '2026-01-02', NULL, 'image/png', 1, 1, 1, 1,
            '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', 1, 1);
          INSERT INTO photo_data VALUES (
            '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', NULL, X'00');
          INSERT INTO habit (id, uuid, created_ms, name, start, days, at)
            VALUES (1, zeroblob(16), 0, 'Walk', '2026-01-01', 30, '07:30');
          INSERT INTO habit_mark (habit, date, mark, time_ms) VALUES (1, '2026-01-02', 'done', 0);
          INSERT INTO gratitude (date, first, second, third, time_ms)
            VALUES ('2026-01-02', 'Sun', 'Tea', 'Cat', 0);
          INSERT INTO note (id, uuid, date, time_ms, text)
            VALUES (1, zeroblob(16), '2026-01-02', 0, 'Rain');
          INSERT INTO person (id, uuid, name) VALUES (2, zeroblob(16), 'Anna');
          INSERT INTO todo_person (todo, person) SELECT max(id), 2 FROM todo;
          INSERT INTO todo_maker (todo, person) SELECT min(id), 2 FROM todo;
          INSERT INTO todo_pin (todo, person, countdown, pin_ms) SELECT min(id), 2, 1, 0 FROM todo;
          INSERT INTO device (id, uuid, created_ms, name, person, key_digest, key_hint, shared,
            leads, pushes_places, replaces_places, notifies_in_app, encrypted)
            VALUES (1, zeroblob(16), 0, 'Phone', 2, zeroblob(32), 'abcd', 1, 0, 1, 0, 0, 0);
          INSERT INTO device_track (device, record) SELECT 1, record FROM track;
          INSERT INTO device_regions (device, record) VALUES (1, '{"key":"","state":{}}');
          INSERT INTO reminder_button (digest, action, todo, uuid, countdown, due, person, made_ms)
            VALUES ('sha256 x', 'done', 1, 'u', 1, '2026-01-02T09:00', 1, 0);
          """)
    }
    return store
  }

  static func staged(_ lines: [String]) throws -> StagedImport {
    var rest = lines[...]
    return try StagedImport { rest.popFirst().map { Array($0.utf8) } }
  }

  @Test
  func `the export knows every table and column of the schema`() throws {
    // Kept otherwise: the migrations done, and the numbers given out.
    let others: Set = ["grdb_migrations", "counter", "sqlite_sequence"]
    let store = try SQLiteStore.empty()
    try store.queue.read { db in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
      var known: [String: Set<String>] = [:]
      for table in ExportLayout.tables {
        known[table.table] = Set(table.columns.map(\.name))
        guard let list = table.list else { continue }
        known[list.table] = Set([list.owner, "ordinal"] + list.columns.map(\.name))
      }
      for table in tables where !others.contains(table) {
        let columns = try db.columns(in: table)
        // Values that the database computes from others are not exported.
        let computed = try String.fetchSet(
          db, sql: "SELECT name FROM pragma_table_xinfo(?) WHERE hidden >= 2", arguments: [table])
        #expect(
          known[table] == Set(columns.map(\.name)).subtracting(computed), "\(table)")
        let exported = ExportLayout.tables.first { $0.table == table }
        for column in exported?.columns ?? [] {
          let stored = columns.first { $0.name == column.name }
          let mayBeNull = stored?.isNotNull == false && stored?.primaryKeyIndex == 0
          #expect(column.isOptional == mayBeNull, "\(table).\(column.name)")
        }
      }
      #expect(Set(known.keys).isSubset(of: tables))
    }
  }

  @Test
  func `keys are snake case, and each type has its own`() {
    let types = ExportLayout.tables.map(\.type)
    #expect(Set(types).count == types.count)
    for table in ExportLayout.tables {
      let keys = table.columns.map(\.key) + [table.list?.key].compactMap(\.self)
      #expect(Set(keys).count == keys.count)
      for key in keys {
        #expect(
          key.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" } && key != "type", "\(key)")
      }
    }
  }

  @Test
  func `the documentation names the keys of a task`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/backup.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let named = try #require(text.firstMatch(of: /- `task`: [^`]*`type`: `([^`]*)`/)).1
    let keys = Todo.table.columns.map(\.key) + ["places"]
    #expect(named.split(whereSeparator: \.isWhitespace).map(String.init).sorted() == keys.sorted())
  }

  @Test
  func `all that a database holds comes back byte for byte`() throws {
    let store = try Self.filledStore()
    let lines = try Self.lines(of: store)
    let types = Set(lines.compactMap { $0.split(separator: "\"").dropFirst(3).first })
    #expect(types.count == ExportLayout.tables.count + 3, "a row of each type, for the test")
    let staged = try Self.staged(lines)
    #expect(staged.scope == .everything)
    #expect(staged.contents == (try store.contents()))
    let copy = try SQLiteStore.empty(path: TemporaryFolder.file("copy.db"))
    #expect(try copy.isNew())
    try copy.importEverything(from: staged)
    #expect(try Self.lines(of: copy) == lines)
    #expect(try copy.memory() == store.memory())
    #expect(try copy.track() == store.track())
    #expect(try copy.lastTracks() == store.lastTracks())
    #expect(try copy.redo() == store.redo())
    #expect(try Self.lines(of: copy) == Self.lines(of: store))
  }

  @Test
  func `a device of an older export has the key of then`() throws {
    let store = try Self.filledStore()
    let lines = try Self.lines(of: store)
    #expect(lines.contains { $0.contains(#""leads_always":"#) && !$0.contains(#""leads":"#) })
    let older = lines.map { $0.replacing(#""leads_always":"#, with: #""leads":"#) }
    #expect(try Self.staged(older).contents == store.contents())
  }

  @Test
  func `hostile texts come back, and harm no terminal`() throws {
    let name = "a\"b\\c\u{7F}\u{9B}31m\u{2028}\u{202E}é\u{1F408}\n\t\u{1B}[2J"
    let store = try SQLiteStore.empty()
    let todo = Sample.todo(1, name: name, notes: "\u{85}\\u0085\\")
    try store.add(todos: [todo])
    try store.edit { _ in
      Edit(
        summary: name, todos: [.init(before: todo, after: Sample.todo(1, name: "B"))],
        completions: [Sample.completion(1, of: todo)])
    }
    let lines = try Self.lines(of: store)
    for line in lines {
      #expect(
        line.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
        })
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    let copy = try SQLiteStore.empty()
    try copy.importEverything(from: Self.staged(lines))
    #expect(try Self.lines(of: copy) == lines)
    #expect(try copy.history(search: nil, limit: 9) == store.history(search: nil, limit: 9))
    _ = try copy.undo()
    #expect(try copy.todos() == [todo])
    let texts = try [store, copy].map { store in
      try store.queue.read { try String.fetchAll($0, sql: "SELECT snapshot FROM completion") }
    }
    #expect(texts[0] == texts[1])
  }

  @Test
  func `a part can be exported alone`() throws {
    let store = try Sample.filledStore()
    func types(_ parts: Set<ExportScope.Part>) throws -> [String] {
      try Self.lines(of: store, .only(parts)).map {
        String($0.split(separator: "\"")[3])
      }
    }
    #expect(try types([.places]) == ["passby", "place", "end"])
    #expect(
      try types([.tasks]) == ["passby", "place"] + Array(repeating: "category", count: 4) + [
        "task", "task", "end",
      ])
    #expect(try types([.history]) == ["passby", "completion", "retraction", "end"])
    let staged = try Self.staged(Self.lines(of: store, .only([.tasks, .history])))
    #expect(staged.scope == .only([.tasks, .history]))
  }

  @Test
  func `only an untouched database is filled`() throws {
    let staged = try Self.staged(Self.lines(of: Sample.filledStore()))
    let store = try SQLiteStore.empty()
    // The daemon ran already, and saw where it was.
    try store.commit(Sample.commit(track: Sample.track(at: 5)))
    #expect(try store.isNew())
    try store.add(todos: [Sample.todo()])
    _ = try store.undo()
    #expect(try !store.isNew())
    let before = try Self.lines(of: store)
    #expect(throws: SQLiteStoreError.changedMeanwhile(subject: "the database")) {
      try store.importEverything(from: staged)
    }
    #expect(try Self.lines(of: store) == before)
  }

  @Test
  func `a file appears whole or not at all`() throws {
    let store = try Sample.filledStore()
    let path = try TemporaryFolder.file("all.jsonl")
    var count = 0
    func write(_ path: String, replacing: Bool = false) throws {
      _ = try store.writeFile(path, replacing: replacing) { put in
        count = try store.export(program: "0.1.0", at: Sample.noon) { try put($0 + "\n") }
      }
    }
    try write(path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try text == Self.lines(of: store).joined(separator: "\n") + "\n")
    #expect(text.hasSuffix("{\"type\":\"end\",\"lines\":\(count)}\n"))
    #expect(throws: SQLiteStoreError.occupied(path: path, isRegular: true)) {
      try write(path)
    }
    #expect(throws: SQLiteStoreError.itself(path: store.path)) {
      try write(store.path, replacing: true)
    }
  }
}
