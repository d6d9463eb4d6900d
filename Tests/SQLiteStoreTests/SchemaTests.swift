import GRDB
import Model
import Regions
import TestSupport
import Testing

@testable import SQLiteStore

/// Wrong states cannot be stored, not even by hand.
@Suite(.temporaryFolder)
struct SchemaTests {
  @Test(arguments: [
    // Tasks. Row 1 is a one-off, row 2 repeats.
    "UPDATE todo SET name = ''", "UPDATE todo SET name = ' ' || char(9, 10, 160)",
    "UPDATE todo SET name = 'a' || char(0)", "UPDATE todo SET notes = 'a' || char(0)",
    "UPDATE todo SET name = NULL", "UPDATE todo SET uuid = x'00'",
    "UPDATE todo SET uuid = (SELECT uuid FROM todo WHERE id = 2) WHERE id = 1",
    "UPDATE todo SET id = 0 WHERE id = 1", "UPDATE todo SET created_ms = 'yesterday'",
    "UPDATE todo SET every_max = NULL WHERE id = 2", "UPDATE todo SET start = NULL WHERE id = 2",
    "UPDATE todo SET counts_from = NULL WHERE id = 2",
    "UPDATE todo SET counts_from = 'now' WHERE id = 2",
    "UPDATE todo SET start = '1 May' WHERE id = 2",
    "UPDATE todo SET repeats = 0 WHERE id = 2", "UPDATE todo SET repeats = 1 WHERE id = 1",
    "UPDATE todo SET repeats = 2 WHERE id = 2",
    "UPDATE todo SET due = '2026-01-15T12:00:00' WHERE id = 2",
    "UPDATE todo SET every_max = '2w' WHERE id = 1",
    "UPDATE todo SET every_min = '1w' WHERE id = 1",
    "UPDATE todo SET at = '09:00' WHERE id = 1", "UPDATE todo SET due = 'soon' WHERE id = 1",
    "UPDATE todo SET zone = ''", "UPDATE todo SET horizon_ms = -1",
    "UPDATE todo SET horizon_ms = 1.5",
    "UPDATE todo SET on_enter = 2", "UPDATE todo SET on_dwell = 1", "UPDATE todo SET dwell_ms = 5",
    "UPDATE todo SET on_dwell = 1, dwell_ms = 0", "UPDATE todo SET on_dwell = 1, dwell_ms = -1",
    "UPDATE todo SET position = 'late' WHERE id = 2",
    "UPDATE todo SET position = 'completed' WHERE id = 2",
    "UPDATE todo SET position = 'occurrence' WHERE id = 2",
    "UPDATE todo SET completed_ms = 5 WHERE id = 2",
    "UPDATE todo SET position = 'finished', occurrence = 5 WHERE id = 2",
    "UPDATE todo SET position = 'occurrence', occurrence = 5 WHERE id = 1",
    "UPDATE todo SET countdown = 0", "UPDATE todo SET snooze_since_ms = 5",
    "UPDATE todo SET snooze_end = 'visit'", "UPDATE todo SET snooze_until_ms = 5",
    "UPDATE todo SET snooze_since_ms = 5, snooze_end = 'at'",
    "UPDATE todo SET snooze_since_ms = 5, snooze_end = 'visit', snooze_until_ms = 7",
    "UPDATE todo SET snooze_since_ms = 5, snooze_end = 'never'", "UPDATE todo SET moved = 'later'",
    // Where they can be done.
    "INSERT INTO todo_place VALUES (2, 1, NULL, NULL)",
    "INSERT INTO todo_place VALUES (2, 1, 1, 'vet')",
    "INSERT INTO todo_place VALUES (2, 0, NULL, 'vet')",
    "INSERT INTO todo_place VALUES (9, 0, NULL, 'vet')",
    "INSERT INTO todo_place VALUES (2, 1, 9, NULL)",
    "INSERT INTO todo_place VALUES (2, 1, NULL, ' ')",
    "INSERT INTO todo_place VALUES (2, -1, 1, NULL)", "DELETE FROM place",
    // Places.
    "UPDATE place SET name = ' '", "UPDATE place SET latitude = 90.1",
    "UPDATE place SET latitude = 9e999",
    "UPDATE place SET longitude = -181", "UPDATE place SET radius_m = 19.9",
    "UPDATE place SET radius_m = 100001", "UPDATE place SET radius_m = NULL",
    """
    INSERT INTO place (id, uuid, created_ms, name, latitude, longitude, radius_m)
    SELECT 2, randomblob(16), 0, upper(name), 1, 1, 50 FROM place
    """,
    "INSERT INTO place_tag VALUES (1, 1, '')", "INSERT INTO place_tag VALUES (9, 0, 'vet')",
    // Numbers.
    "UPDATE counter SET todo = 0", "UPDATE counter SET place = 0",
    "UPDATE counter SET countdown = 0",
    "INSERT INTO counter (only) VALUES (2)", "DELETE FROM counter",
    // History.
    "UPDATE completion SET name = 'x'", "DELETE FROM completion",
    "UPDATE retraction SET undone = 0",
    "DELETE FROM retraction", "INSERT INTO retraction (completion, undone) VALUES (9, 1)",
    "INSERT INTO retraction (completion, undone) VALUES (1, 2)",
    """
    INSERT OR REPLACE INTO completion (id, uuid, kind, time_ms, recorded_ms, todo, name, snapshot)
    SELECT id, uuid, kind, time_ms, recorded_ms, todo, name, snapshot FROM completion
    """,
    // Undo log: step 1 is applied, step 2 is undone.
    "INSERT INTO edit_log (summary, edit) VALUES ('x', '{}')", "UPDATE edit_log SET edit = '{}'",
    "UPDATE edit_log SET undone = 1 - undone", "UPDATE edit_log SET edit = 'x'",
    // The engine's memory.
    "UPDATE visit SET ended_ms = began_ms - 1", "UPDATE visit SET place = 0",
    "UPDATE visit SET began_ms = 5", "UPDATE silence SET began_ms = 5",
    "UPDATE silence SET reason = 'tired'", "UPDATE reminder SET state = 'held'",
    "UPDATE reminder SET reminder = 'x'",
    "INSERT INTO reminder (\(columns)) SELECT 2, * FROM (\(withoutID))",
    "INSERT INTO reminder (\(columns)) SELECT 2, 1, 1, 'luck', 'moment', NULL, 5, 5, 'told', '{}'",
    "INSERT INTO reminder (\(columns)) SELECT 2, 1, 1, 'due', 'moment', 1, 5, 5, 'told', '{}'",
    "INSERT INTO reminder (\(columns)) SELECT 2, 1, 1, 'due', 'visit', NULL, 5, 5, 'told', '{}'",
    "INSERT INTO reminder (\(columns)) SELECT 2, 1, 1, 'due', 'moment', NULL, 5, 5, 'lost', '{}'",
    "DELETE FROM reminder",
    // Outbox.
    "UPDATE outbox SET reminder = 9", "UPDATE outbox SET notifier = ''",
    "UPDATE outbox SET batch = 0",
    "UPDATE outbox SET delivered_ms = 5, abandoned = 1", "UPDATE outbox SET abandoned = 1",
    "UPDATE outbox SET attempts = 1", "UPDATE outbox SET error = 'x'",
    "UPDATE outbox SET next_attempt_ms = 5",
    "INSERT INTO outbox (reminder, notifier, batch) SELECT reminder, notifier, 9 FROM outbox",
    // The journal.
    "INSERT INTO habit (id, uuid, created_ms, name, start, days, at, removed_ms, person) "
      + "VALUES (1, randomblob(16), 0, ' ', '2026-01-01', 5, NULL, NULL, 1)",
    "INSERT INTO habit (id, uuid, created_ms, name, start, days, at, removed_ms, person) "
      + "VALUES (1, randomblob(16), 0, 'x', '2026-01-01', 0, NULL, NULL, 1)",
    "INSERT INTO habit (id, uuid, created_ms, name, start, days, at, removed_ms, person) "
      + "VALUES (1, randomblob(16), 0, 'x', '2026-01-01', 367, NULL, NULL, 1)",
    "INSERT INTO habit (id, uuid, created_ms, name, start, days, at, removed_ms, person) "
      + "VALUES (1, randomblob(16), 0, 'x', '2026-02-30', 5, NULL, NULL, 1)",
    "INSERT INTO habit (id, uuid, created_ms, name, start, days, at, removed_ms, person) "
      + "VALUES (1, randomblob(16), 0, 'x', '2026-01-01', 5, '7:30', NULL, 1)",
    "INSERT INTO habit_mark (habit, date, mark, time_ms) VALUES (9, '2026-01-01', 'done', 0)",
    "INSERT INTO gratitude VALUES (1, '2026-01-01', 'Sun', '', 'Cat', 0)",
    "INSERT INTO note VALUES (1, randomblob(16), '2026-01-01', 0, ' ', 1)",
    "INSERT INTO note VALUES (1, randomblob(16), 'today', 0, 'x', 1)",
    "INSERT INTO reminder (\(columns)) SELECT 2, -1, 1, 'due', 'moment', NULL, 5, 5, 'told', '{}'",
    "INSERT INTO reminder (\(columns)) SELECT 2, 1, 1, 'habit', 'moment', NULL, 5, 5, 'told', '{}'",
    "INSERT INTO decision SELECT 2, 5, 1, NULL, 'habit', '{}', NULL",
    // Whose it is.
    "INSERT INTO todo_maker VALUES (1, 1)", "INSERT INTO todo_pin VALUES (1, 1, 1, 0)",
    "INSERT INTO day_mark VALUES (0, '2026-01-01', 'good')", "UPDATE edit_log SET person = 2",
    "UPDATE decision SET person = 0",
    // Logs and the track.
    "UPDATE decision SET cause = 'luck'", "UPDATE decision SET outcome = 'x'",
    "UPDATE transition_log SET kind = 'dwell'", "UPDATE transition_log SET dwell_ms = 5",
    "UPDATE transition_log SET kind = 'fly'", "INSERT INTO track VALUES (2, '{}')",
    "UPDATE track SET record = 'x'",
  ])
  func `a wrong state is refused`(sql: String) throws {
    let store = try Sample.filledStore()
    #expect {
      try store.queue.write { try $0.execute(sql: sql) }
    } throws: { error in
      (error as? DatabaseError)?.resultCode == .SQLITE_CONSTRAINT
    }
  }

  private static let columns =
    "id, todo, countdown, cause, occasion, place, moment_ms, time_ms, state, reminder"
  private static let withoutID =
    "SELECT todo, countdown, cause, occasion, place, moment_ms, time_ms, state, reminder FROM reminder"

  @Test
  func `every table is strict, and no task loses its history`() throws {
    let store = try Sample.filledStore()
    let lax = try store.queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM pragma_table_list
          WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'
          """)
    }
    #expect(lax == ["grdb_migrations"])
    try store.queue.write { try $0.execute(sql: "DELETE FROM todo") }
    #expect(try store.history(search: nil, limit: 9).count == 1)
    #expect(try store.decisions(todo: nil, place: nil, limit: 9).count == 1)
    #expect(try store.outboxSummary().waiting == 1)
    #expect(try store.memory().silences.count == 1)
  }

  @Test
  func
    `the database keeps no coordinates but those of places, of the last fix, and of recorded positions`()
    throws
  {
    let store = try Sample.filledStore()
    let columns = try store.queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT m.name || '.' || c.name FROM sqlite_schema m, pragma_table_info(m.name) c
          WHERE c.name LIKE '%lat%' OR c.name LIKE '%lon%'
          """)
    }
    #expect(
      Set(columns) == [
        "place.latitude", "place.longitude", "position.latitude", "position.longitude",
      ])
    #expect(
      try store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM position") } == 0)
    #expect(try store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM track") } == 1)
  }
}
