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
    _ cause: Cause, place: String? = nil, due: Date? = due, at time: Date = time,
    kind: TaskKind? = nil, minutes: Int? = nil, isInDays: Bool? = nil,
    zone: String? = "Europe/Berlin", text: String? = nil
  ) -> Reminder {
    Reminder(
      key: Sample.key(cause: cause), time: time, uuid: UUID(), task: "Cat medicine", place: place,
      due: due, isInDays: isInDays, kind: kind, minutes: minutes,
      zone: zone.flatMap { TimeZone(identifier: $0) }, text: text)
  }

  @Test
  func `a reminder is put into words on its task's wall clock`() {
    #expect(
      Self.reminder(.enter, place: "Vet").text
        == "Cat medicine: you are at Vet. By 09:00 (in 2 h).")
  }

  @Test
  func `a reminder says when its task is, in the words of its row`() {
    let begun = Self.due.after(600)
    let texts = [
      Self.reminder(.before, kind: .appointment, minutes: 45),
      Self.reminder(.start, at: Self.due, kind: .appointment, minutes: 45),
      Self.reminder(.start, at: begun, kind: .appointment, minutes: 45),
      Self.reminder(.start, at: Self.due, kind: .appointment),
      Self.reminder(.start, at: Self.due.after(7200), kind: .appointment, minutes: 45),
      Self.reminder(.due, at: Self.due, kind: .deadline),
      Self.reminder(.due, at: Self.due.after(7200), kind: .deadline),
      Self.reminder(.exit, place: "Vet", kind: .window),
      Self.reminder(.due, due: Self.due.after(53_999), kind: .day, isInDays: true),
      Self.reminder(.enter, place: "Vet", due: nil),
    ].map(\.text)
    #expect(
      texts == [
        "Cat medicine: 09:00 to 09:45 (in 2 h).", "Cat medicine: now, to 09:45.",
        "Cat medicine: now, to 09:45.", "Cat medicine: now.", "Cat medicine: missed 09:00.",
        "Cat medicine: by 09:00.", "Cat medicine: overdue by 2 h (09:00).",
        "Cat medicine: you are leaving Vet. Until 09:00 (in 2 h).", "Cat medicine: today.",
        "Cat medicine: you are at Vet.",
      ])
  }

  @Test
  func `the line for a phone has the name and when it is`() {
    let window = Self.reminder(.enter, place: "Vet", kind: .window)
    #expect(window.headline(now: Self.time, zone: .berlin) == "Cat medicine · until 09:00")
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(window.headline(now: Self.time, zone: .berlin) == "Cat medicine · до 09:00")
      #expect(window.text == "Cat medicine: ви в місці Vet. До 09:00 (через 2 год).")
    }
    let undated = Self.reminder(.enter, place: "Vet", due: nil)
    #expect(undated.headline(now: Self.time, zone: .berlin) == "Cat medicine")
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
      #expect(text.contains(" \(clock) ("), "\(text)")
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
