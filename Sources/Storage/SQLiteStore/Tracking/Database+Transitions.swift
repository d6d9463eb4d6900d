import Foundation
package import GRDB
package import Model
import Regions

extension Database {
  /// Transitions at a place, or everywhere, newest first, at most `limit`; kept for 90 days.
  package func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition] {
    let rows = try Row.fetchAll(
      self,
      sql: """
        SELECT time_ms, place, kind, dwell_ms, device, person, past FROM transition_log
        WHERE \(Visible.movement) \(place == nil ? "" : "AND place = ?")
        ORDER BY time_ms DESC, id DESC LIMIT ?
        """,
      arguments: StatementArguments([place?.rawValue, Int64(max(0, limit))].compactMap(\.self)))
    return try rows.map { row in
      var reader = RowReader(row, of: "transition_log")
      return LoggedTransition(
        time: Date(milliseconds: try reader.next()),
        place: Place.ID(rawValue: try reader.next()), kind: try Self.kind(&reader),
        device: Device.ID(rawValue: try reader.next()),
        person: Person.ID(rawValue: try reader.next()), isLate: try reader.next())
    }
  }

  private static func kind(_ reader: inout RowReader) throws -> Transition.Kind {
    let kind: String = try reader.next()
    switch (kind, try reader.next(Int64?.self)) {
    case ("enter", nil): return .enter
    case ("exit", nil): return .exit
    case ("cross", nil): return .cross
    case ("dwell", let length?): return .dwell(seconds: Length.seconds(length))
    default: throw reader.damaged(kind)
    }
  }
}
