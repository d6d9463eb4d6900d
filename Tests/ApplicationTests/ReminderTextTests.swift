import Application
import Foundation
import Localization
import Model
import TestSupport
import Testing

/// Texts of reminders.
struct ReminderTextTests {
  private static let time = Date("2026-01-12T06:00:00Z")
  private static let due = Date("2026-01-12T08:00:00Z")

  private static func reminder(
    _ cause: Cause, place: String? = nil, due: Date? = due, zone: String? = "Europe/Berlin",
    text: String? = nil
  ) -> Reminder {
    Reminder(
      key: Sample.key(cause: cause), time: time, uuid: UUID(), task: "Cat medicine", place: place,
      due: due, zone: zone.flatMap { TimeZone(identifier: $0) }, text: text)
  }

  @Test
  func `a reminder is put into words on its task's wall clock`() {
    #expect(
      Self.reminder(.enter, place: "Vet").text
        == "Cat medicine: you are at Vet. Due in 2 h (Mon 12 Jan 09:00).")
  }

  @Test(arguments: [
    ("America/New_York", "09:00 Berlin"), ("Europe/Berlin", "09:00"), ("Europe/Paris", "09:00"),
    ("UTC", "09:00 Berlin"),
  ])
  func `on another wall clock than the reader's own its time has the name of the zone`(
    reader: String, clock: String
  ) {
    for language in Languages.all {
      let zone = TimeZone(identifier: reader)
      let text = Localizer.$current.withValue(Localizer(language, zone: zone)) {
        Self.reminder(.enter, place: "Vet").text
      }
      #expect(text.contains(" \(clock))"), "\(text)")
    }
  }

  @Test
  func `a record without a zone that has a text shows that text`() throws {
    let old = Self.reminder(.enter, place: "Vet", zone: nil, text: "Cat medicine: stored.")
    let stored = try JSONEncoder().encode(old)
    #expect(try JSONDecoder().decode(Reminder.self, from: stored).text == "Cat medicine: stored.")
  }

  @Test
  func `a record keeps its zone and has no text`() throws {
    let reminder = Self.reminder(.enter, place: "Vet")
    let stored = try JSONEncoder().encode(reminder)
    #expect(try JSONDecoder().decode(Reminder.self, from: stored) == reminder)
    #expect(!String(decoding: stored, as: UTF8.self).contains("\"text\""))
  }
}
