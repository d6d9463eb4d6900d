import Application
import Foundation
import Model
import Regions
import TestSupport
import Testing

/// Past visits, put together from transitions.
struct VisitHistoryTests {
  private static let now = Date("2026-01-05T12:00:00Z")
  private static let place = Place.ID(rawValue: 1)

  private static func history(
    _ transitions: [(Transition.Kind, String)], present: Date? = nil, limit: Int = 10
  ) -> [String] {
    let logged = transitions.map { kind, time in
      LoggedTransition(time: Date(time), place: place, kind: kind)
    }
    let visit = present.map { Visit(id: Visit.ID(place: place, began: $0)) }
    return VisitHistory(logged.reversed(), present: visit, limit: limit)
      .lines(in: .berlin, now: now)
  }

  @Test
  func `an enter and the next exit are one visit, the newest first`() {
    let lines = Self.history([
      (.enter, "2026-01-02T10:00:00Z"), (.dwell(seconds: 300), "2026-01-02T10:05:00Z"),
      (.exit, "2026-01-02T10:20:00Z"), (.cross, "2026-01-03T10:00:00Z"),
      (.enter, "2026-01-04T22:50:00Z"), (.exit, "2026-01-05T07:00:00Z"),
    ])
    #expect(
      lines == [
        "Sun 4 Jan 23:50 to Mon 5 Jan 08:00, 8 h", "Sat 3 Jan 11:00, passed by",
        "Fri 2 Jan 11:00 to 11:20, 20 min",
      ])
  }

  @Test
  func `an exit without an enter, and a visit that goes on`() {
    let lines = Self.history(
      [(.exit, "2026-01-02T10:20:00Z"), (.enter, "2026-01-05T11:00:00Z")],
      present: Date("2026-01-05T11:00:00Z"))
    #expect(lines == ["since Mon 5 Jan 12:00", "left Fri 2 Jan 11:20"])
  }

  @Test
  func `only the newest are listed`() {
    let lines = Self.history(
      [(.cross, "2026-01-02T10:00:00Z"), (.cross, "2026-01-03T10:00:00Z")], limit: 1)
    #expect(lines == ["Sat 3 Jan 11:00, passed by"])
  }
}
