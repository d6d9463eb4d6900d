import Foundation
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing

/// Who is told of what during a day of two persons and three devices (P3 to P5).
struct HouseholdDayTests {
  private func task(
    _ id: Int64, _ name: String, at place: Int64? = nil, for person: Person.ID? = nil,
    on triggers: Set<Trigger> = Trigger.usual, due: String? = nil
  ) throws -> Todo {
    var todo = Todo.sample(
      id, name: name, rule: .once(due: try due.map { try LocalDateTime(parsing: $0) }),
      places: place.map { [.place(Place.ID(rawValue: $0))] } ?? [], triggers: triggers)
    if let person { todo.persons = [person] }
    return todo
  }

  @Test
  func `two persons, three devices, a day: who was told what`() throws {
    let milk = try task(1, "Milk", at: 2)
    var day = try HouseholdDay([
      milk, try task(2, "Gift", at: 2, for: .me),
      try task(3, "Letter", at: 4, for: Person.ID.anna),
      try task(4, "Keys", at: 1, on: [.exit]), try task(5, "Report", at: 3),
      try task(6, "Bins", due: "2026-01-12T18:00"),
      try task(7, "Dentist", for: Person.ID.anna, due: "2026-01-12T12:00"),
    ])
    // The phone goes to work by way of the shop, and the tablet stays at home.
    day.move(1, [(0, 0), (30, 1500), (35, 3000), (45, 5000), (50, 8000)])
    day.move(2, [(0, 5)])
    // Anna takes a letter to school, comes home, and goes to the shop.
    day.move(3, [(0, 2), (60, -1500), (65, -3000), (75, -1500), (80, 0), (120, 1500), (125, 3000)])
    day.move(3, [(135, 1500), (140, 0)])
    try day.pass(from: 0, to: 200)
    // What one has done is done for all.
    try day.finish(milk)
    // One wild position of the parked tablet is no movement.
    day.move(2, [(200, 900), (205, 5)])
    // In the evening the tablet comes along to the shop, and the phone a little later.
    day.move(1, [(540, 5000), (545, 1500), (550, 0), (570, 1500), (575, 3000), (600, 1500)])
    day.move(1, [(605, 0)])
    day.move(2, [(565, 1500), (570, 3000), (600, 1500), (605, 0)])
    try day.pass(from: 200, to: 700)
    #expect(
      try day.table == [
        "08:35 | Gift | Shop | me | desktop, mine, hall",
        "08:35 | Milk | Shop | me | desktop, mine, hall",
        "08:40 | Keys | Home | me | desktop, mine, hall",
        "08:50 | Report | Work | me | desktop, mine, hall",
        "09:05 | Letter | School | anna | desktop, hers, hall",
        "09:10 | Keys | Home | anna | desktop, hers, hall",
        "10:05 | Milk | Shop | anna | desktop, hers, hall",
        "12:00 | Dentist | - | - | desktop, hers, hall",
        "17:30 | Gift | Shop | me | desktop, mine, hall",
        "17:40 | Keys | Home | me | desktop, mine, hall",
        "18:00 | Bins | - | - | desktop, mine, hers, hall",
      ])
    // What a device saw that did not lead is recorded.
    let home = try day.store.transitions(limit: 500).filter {
      $0.device.rawValue == 2 && $0.kind == .exit
    }
    #expect(!home.isEmpty)
  }
}
