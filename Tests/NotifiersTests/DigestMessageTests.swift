import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

@testable import Notifiers

/// The message of a morning, of an evening, and after a gap (Z8 to Z11).
struct DigestMessageTests {
  private let now = Date.berlin("2026-01-07T08:00")

  private func reminder(
    _ id: Int64, _ name: String, _ cause: Cause, due: String, isInDays: Bool = true,
    minutes: Double? = nil, digest: Digest = .morning, time: Date? = nil
  ) -> Reminder {
    let due = Date.berlin(due)
    let key = ReminderKey(
      todo: Todo.ID(rawValue: id), countdown: 1, cause: cause, occasion: .moment(due))
    return Reminder(
      key: key, time: time ?? now, uuid: UUID(number: id), task: name, place: nil, due: due,
      isInDays: isInDays ? true : nil, zone: .berlin,
      ends: minutes.map { due.addingTimeInterval($0 * 60) }, digest: digest)
  }

  private func message(_ reminders: [Reminder], _ language: String = "en") throws -> Message {
    let localizer = language == "uk" ? Localizer(Ukrainian()) : Localizer(English())
    return try Localizer.$current.withValue(localizer) { try #require(Message(reminders)) }
  }

  @Test
  func `a morning has one message, with the appointments of the day as text`() throws {
    var first = reminder(1, "Vitamins", .due, due: "2026-01-07T23:59:59")
    first.lines = [
      reminder(3, "Dentist", .before, due: "2026-01-07T14:30", isInDays: false, minutes: 30)
    ]
    let reminders = [
      first, reminder(2, "Water flowers", .due, due: "2026-01-07T23:59:59"),
      reminder(4, "Kindergarten fee", .overdue, due: "2026-01-06T23:59:59"),
    ]
    let message = try message(reminders)
    #expect(
      message.text
        == "Today: 14:30 Dentist, Vitamins, Water flowers. Overdue: Kindergarten fee (Tue).")
    #expect(message.title == "3 today, 1 overdue")
    #expect(message.count == 3 && message.reminders.count == 3)
    #expect(
      try self.message(reminders, "uk").text
        == "Сьогодні: 14:30 Dentist, Vitamins, Water flowers. Прострочено: Kindergarten fee (вт).")
  }

  @Test
  func `one task is the title, many are counted, and from the seventh day the date is there`()
    throws
  {
    let one = try message([reminder(1, "Vitamins", .due, due: "2026-01-07T23:59:59")])
    #expect(one.title == "Vitamins" && one.text == "Today: Vitamins.")
    let many = (1...20).map {
      reminder($0, "Task \($0)", .overdue, due: "2025-12-31T23:59:59")
    }
    #expect(
      try message(many).text
        == "Overdue: Task 1 (Wed 31 Dec 2025), Task 2 (Wed 31 Dec 2025), Task 3 (Wed 31 Dec 2025), "
        + "Task 4 (Wed 31 Dec 2025), Task 5 (Wed 31 Dec 2025) and 15 more.")
  }

  @Test
  func `after a gap the message says what was missed, and when the gap was`() throws {
    let to = Date.berlin("2026-01-08T10:00")
    var gap = Gap(.asleep, from: Date.berlin("2026-01-06T09:10"), to: to)
    let reminders = { (gap: Gap) in
      [
        self.reminder(
          2, "Football", .start, due: "2026-01-06T17:00", isInDays: false, minutes: 90,
          digest: .gap(gap), time: to),
        self.reminder(
          1, "Put bins out", .start, due: "2026-01-07T20:00", isInDays: false, minutes: 30,
          digest: .gap(gap), time: to),
        self.reminder(
          3, "Water flowers", .due, due: "2026-01-07T23:59:59", digest: .gap(gap), time: to),
      ]
    }
    #expect(
      try message(reminders(gap)).text
        == "Meanwhile (Tue 09:10 to Thu 10:00): missed Put bins out (Wed 20:00), "
        + "Football (Tue 17:00). Water flowers is overdue since Wed.")
    gap = Gap(.stopped, from: gap.from, isExact: false, to: to)
    gap.first = Date.berlin("2026-01-06T17:00")
    #expect(
      try message(reminders(gap)).text.hasPrefix("Meanwhile (since Tue 17:00 at the latest): "))
  }

  @Test
  func `a text is of the moment at which it is sent`() throws {
    let told = reminder(1, "Vitamins", .due, due: "2026-01-07T23:59:59")
      .told(at: Date.berlin("2026-01-08T09:00"))
    #expect(try message([told]).text == "Overdue: Vitamins (Wed).")
    #expect(told.isLate && told.moment == now)
  }

  /// Case P21.
  @Test(arguments: [Digest.morning, .evening])
  func `a morning of long names is short enough for a service`(digest: Digest) throws {
    let days = ["06", "07", "08"]
    let reminders = (1...60).map { number in
      reminder(
        Int64(number), "\(number)" + String(repeating: "👩🏽‍🌾", count: 30), .due,
        due: "2026-01-\(days[number % 3])T23:59:59", digest: digest)
    }
    let message = try message(reminders)
    #expect(message.body.utf8.count <= 4000)
    #expect(message.body.contains("more"))
  }
}
