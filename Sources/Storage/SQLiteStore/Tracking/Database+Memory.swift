package import Foundation
package import GRDB
package import Geo
package import Model
import Regions

/// Reads the engine's memory.
extension Database {
  /// One row for each existing place and each person who was ever there: the latest visit.
  private static let latest = """
    place p JOIN visit v ON v.place = p.id
      AND v.began_ms = (
        SELECT max(began_ms) FROM visit WHERE place = p.id AND person = v.person)
    """

  /// A condition on a visit.
  private static let isVisible = "(viewer() IN (0, 1) OR v.person = viewer())"

  /// A condition on a reminder.
  private static let isOfVisible =
    "(viewer() IN (0, 1) OR r.place IS NULL OR r.person = viewer())"

  /// Where the tracks of all devices stood at the last commit.
  ///
  /// That of the receiver has a table of its own, since it is older than the others.
  package var lastTracks: [Device.ID: TrackRecord] {
    get throws {
      let rows = try Row.fetchAll(
        self,
        sql: """
          SELECT 0, record FROM track WHERE viewer() IN (0, 1)
          UNION ALL
          SELECT device, record FROM device_track
          WHERE viewer() IN (0, 1)
            OR device IN (SELECT id FROM device WHERE \(Visible.movement))
          """)
      var tracks: [Device.ID: TrackRecord] = [:]
      for row in rows {
        let device = Device.ID(rawValue: try row.decode(atIndex: 0))
        tracks[device] = try StoredJSON.value(
          from: try row.decode(atIndex: 1),
          in: device == .receiver ? "track.record" : "device_track.record", instants: .exact)
      }
      return tracks
    }
  }

  /// The last committed position of the device that the user carries.
  package var lastFix: Fix? {
    get throws {
      let tracks = try lastTracks
      guard tracks.keys.contains(where: { $0 != .receiver }) else {
        return tracks[.receiver]?.gate.last
      }
      return CarriedDevice.lastFix(
        of: ViewerScope.person.person ?? .me, devices: try devices, tracks: tracks)
    }
  }

  /// The latest visit of each person to each place, by place.
  package var visits: [Visit] {
    get throws {
      try Row.fetchAll(
        self,
        sql: """
          SELECT v.place, v.began_ms, v.person, v.ended_ms, v.seen_ms FROM \(Self.latest)
          WHERE \(Self.isVisible)
          ORDER BY v.place, v.person
          """
      ).map { row in
        Visit(
          id: try Self.visit(
            place: row.decode(atIndex: 0), began: row.decode(atIndex: 1),
            person: row.decode(atIndex: 2)),
          ended: try row.decode(Int64?.self, atIndex: 3).map(Date.init(milliseconds:)),
          lastSeen: try row.decode(Int64?.self, atIndex: 4).map(Date.init(milliseconds:)))
      }
    }
  }

  /// The silences of those visits.
  package var silences: [Silence] {
    get throws {
      let rows = try Row.fetchAll(
        self,
        sql: """
          SELECT s.place, s.began_ms, s.person, s.todo, s.reason FROM \(Self.latest)
          JOIN silence s ON s.place = v.place AND s.began_ms = v.began_ms AND s.person = v.person
          WHERE \(Self.isVisible)
          ORDER BY s.place, s.person, s.todo
          """)
      return try rows.map { row in
        var reader = RowReader(row, of: "silence")
        let visit = Self.visit(
          place: try reader.next(), began: try reader.next(), person: try reader.next())
        return Silence(
          todo: Todo.ID(rawValue: try reader.next()), visit: visit,
          reason: try reader.next { Silence.Reason(rawValue: $0) })
      }
    }
  }

  /// The reminders given for the present countdowns of tasks, and for those visits, and those of
  /// the last days of habits.
  package func presentReminders() throws -> [ReminderKey: Date] {
    let columns =
      "r.todo, r.countdown, r.cause, r.occasion, r.place, r.moment_ms, r.person, r.time_ms"
    let rows = try Row.fetchCursor(
      self,
      sql: """
        SELECT \(columns) FROM todo t JOIN reminder r ON r.todo = t.id AND r.countdown = t.countdown
        WHERE r.state <> 'dropped' AND \(Self.isOfVisible)
        UNION
        SELECT \(columns) FROM \(Self.latest)
        JOIN reminder r ON r.place = v.place AND r.moment_ms = v.began_ms AND r.person = v.person
        WHERE r.state <> 'dropped' AND \(Self.isOfVisible)
        UNION
        SELECT \(columns) FROM reminder r
        WHERE r.todo < 0 AND r.state <> 'dropped'
          AND r.countdown > (SELECT max(countdown) FROM reminder WHERE todo = r.todo) - 8
        """)
    var reminders: [ReminderKey: Date] = [:]
    while let row = try rows.next() {
      var reader = RowReader(row, of: "reminder")
      let key = try Self.key(&reader)
      reminders[key] = Date(milliseconds: try reader.next())
    }
    return reminders
  }

  /// Up to when everything was told, and whether the program ended then; `nil` if none has run.
  package func session() throws -> (last: Date, isStop: Bool)? {
    try Row.fetchOne(self, sql: "SELECT last_ms, stopped FROM session").map { row in
      (Date(milliseconds: try row.decode(atIndex: 0)), try row.decode(atIndex: 1))
    }
  }

  private static func key(_ reader: inout RowReader) throws -> ReminderKey {
    let todo = Todo.ID(rawValue: try reader.next())
    let countdown: Int64 = try reader.next()
    let cause = try reader.next { Cause(rawValue: $0) }
    let kind: String = try reader.next()
    let place: Int64? = try reader.next()
    let milliseconds: Int64 = try reader.next()
    let person: Int64 = try reader.next()
    let moment = Date(milliseconds: milliseconds)
    let occasion: Occasion
    switch (kind, place) {
    case ("visit", let place?):
      occasion = .visit(visit(place: place, began: milliseconds, person: person))
    case ("moment", nil): occasion = .moment(moment)
    case ("nag", nil): occasion = .nag(moment)
    case ("snooze", nil): occasion = .snooze(moment)
    default: throw reader.damaged(kind)
    }
    return ReminderKey(todo: todo, countdown: countdown, cause: cause, occasion: occasion)
  }

  private static func visit(place: Int64, began: Int64, person: Int64) -> Visit.ID {
    Visit.ID(
      place: Place.ID(rawValue: place), began: Date(milliseconds: began),
      person: Person.ID(rawValue: person))
  }

  /// The reminders that wait for the end of quiet hours, or of a burst of late positions, oldest
  /// first.
  package func heldReminders(late: Bool = false) throws -> [Reminder] {
    try String.fetchAll(
      self, sql: "SELECT reminder FROM reminder WHERE state = 'held' AND past = ? ORDER BY id",
      arguments: [late]
    ).map { try StoredJSON.value(from: $0, in: "reminder.reminder") }
  }
}
