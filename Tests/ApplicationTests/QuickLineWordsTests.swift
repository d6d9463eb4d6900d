import Foundation
import Localization
import Model
import Recurrence
import Testing

@testable import Application

/// Lines as people write them, read on Thursday 15 October 2026, 09:20 in Berlin.
@Suite("Quick lines: what people write") struct QuickLineWordsTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  private func check(_ line: String, _ expected: String) throws {
    let code = line.contains(/[а-яіїєґ]/) ? "uk" : "en"
    #expect(try QuickReader.speaking(code) { try reader.summary(line) } == expected)
    _ = try QuickReader.speaking(code) { try reader.task(line) }
  }

  @Test(arguments: [
    ("Gym mon, wed and fri at 18:00", "Gym | every=1w on mon,wed,fri | at=18:00"),
    ("Gym mon wed fri", "Gym | every=1w on mon,wed,fri"),
    ("Yoga mon/wed/fri 18:00", "Yoga | every=1w on mon,wed,fri | at=18:00"),
    ("Зал пн-ср-пт о 18:00", "Зал | every=1w on mon,wed,fri | at=18:00"),
    ("Англійська у пн, ср і пт о 18:30", "Англійська | every=1w on mon,wed,fri | at=18:30"),
    ("Gym on workdays at 16:30", "Gym | every=1w on mon,tue,wed,thu,fri | at=16:30"),
    ("Run every work day", "Run | every=1w on mon,tue,wed,thu,fri"),
    ("Standup monday to friday at 9:30", "Standup | every=1w on mon,tue,wed,thu,fri | at=09:30"),
    ("Бокс щобудня о 16:30", "Бокс | every=1w on mon,tue,wed,thu,fri | at=16:30"),
    ("Бокс у будні о 16:30", "Бокс | every=1w on mon,tue,wed,thu,fri | at=16:30"),
    ("Пробіжка по вихідних", "Пробіжка | every=1w on sat,sun"),
    ("Bins monday evenings", "Bins | every=1w on mon | at=19:00"),
    ("Drink water everyday", "Drink water | every=1d"),
  ])
  func `several days in a row are a rule`(line: String, expected: String) throws {
    try check(line, expected)
  }

  @Test(arguments: [
    ("Vitamins every 2 fridays", "Vitamins | every=2w on fri"),
    ("Water every day except friday", "Water | every=1w on mon,tue,wed,thu,sat,sun"),
    (
      "Water daily at 8 except weekends",
      "Water | every=1w on mon,tue,wed,thu,fri | at=08:00 | every=1w on mon,tue,wed,thu,fri"
    ),
    ("Поливати щодня крім неділі", "Поливати | every=1w on mon,tue,wed,thu,fri,sat"),
    ("Rent every month on day 28", "Rent | every=1mo on 28"),
    ("Rent by the 28th of each month", "Rent | every=1mo on 28"),
    ("Rent end of every month", "Rent | every=1mo on last day"),
    ("Payroll last friday of the month", "Payroll | every=1mo on last fri"),
    ("День народження 12.02 щороку", "День народження | every=1y on 12 feb"),
    ("Полити що 3 дні", "Полити | every=3d"),
    ("Фільтр один раз на 3 місяці", "Фільтр | every=3mo"),
    ("Сміття щодругого понеділка", "Сміття | every=2w on mon"),
    ("Таблетка щоранку о 7", "Таблетка | every=1d | at=07:00"),
    ("Mop every 3 days after completion", "Mop | every=3d | from=done"),
    ("Мити кожні 3 дні після виконання", "Мити | every=3d | from=done"),
  ])
  func `what continues a rule belongs to it`(line: String, expected: String) throws {
    try check(line, expected)
  }

  @Test(arguments: [
    ("Pill every day for 10 days", "Pill | every=1d | end=2026-10-25T23:59:59+01:00"),
    ("Ліки щодня протягом 10 днів", "Ліки | every=1d | end=2026-10-25T23:59:59+01:00"),
    ("Ліки щодня 10 днів", "Ліки | every=1d | end=2026-10-25T23:59:59+01:00"),
    (
      "Antibiotics every 8 hours for 7 days",
      "Antibiotics | every=8h | end=2026-10-22T17:19:00+02:00"
    ),
    ("Course every monday for 3 weeks", "Course | every=1w on mon | end=2026-11-02T23:59:59+01:00"),
    (
      "Walk every day from 1 to 20 december",
      "Walk | every=1d | start=2026-12-01T00:00:00+01:00 | end=2026-12-20T23:59:59+01:00"
    ),
  ])
  func `a rule that lasts for a length has an end`(line: String, expected: String) throws {
    try check(line, expected)
  }

  @Test
  func `a rule that starts on a day is due on it`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    for line in ["Walk every 3 days starting monday", "Walk every 3 days from monday"] {
      let due = try reader.task(line).countdown(machineZone: zone)?.due
      #expect(due.map { LocalDateTime($0, in: zone).dateText } == "2026-10-19", "\(line)")
    }
  }

  @Test(arguments: [
    (
      "Волейбол щовівторка та щочетверга з 15.00 до 16.45",
      "Волейбол | every=1w on tue,thu | at=15:00-16:45"
    ),
    ("Coding every monday and sunday 4-5pm", "Coding | every=1w on mon,sun | at=16:00-17:00"),
    ("Meeting tomorrow 10-11", "Meeting | when=2026-10-16 10:00-11:00"),
    ("Meeting tomorrow from 3 to 5pm", "Meeting | when=2026-10-16T15:00:00+02:00 | at=15:00-17:00"),
    ("Call tomorrow 11-1pm", "Call | when=2026-10-16 11:00-13:00"),
    ("Зустріч у пт 14.30-15.15", "Зустріч | when=2026-10-16 14:30-15:15"),
    ("14:00-16:00 dentist tomorrow", "dentist | at=14:00-16:00 | when=2026-10-16T14:00:00+02:00"),
    ("Paint saturday for 20 minutes", "Paint | due=2026-10-17T23:59:59+02:00 | duration=20min"),
  ])
  func `a span has its beginning and its length`(line: String, expected: String) throws {
    try check(line, expected)
  }

  @Test(arguments: [
    ("tomorrow call mum", "call mum | due=2026-10-16T23:59:59+02:00"),
    ("Tomorrow 6pm call mum", "call mum | when=2026-10-16T18:00:00+02:00"),
    ("On friday call Bob", "call Bob | due=2026-10-16T23:59:59+02:00"),
    ("Friday: call Bob", "call Bob | due=2026-10-16T23:59:59+02:00"),
    ("In 3 days call Bob", "call Bob | due=2026-10-18T23:59:59+02:00"),
    ("14:00 dentist", "dentist | at=14:00"),
    ("3.12. 14:30 haircut", "haircut | when=2026-12-03T14:30:00+01:00"),
    ("Завтра подзвонити мамі", "подзвонити мамі | due=2026-10-16T23:59:59+02:00"),
    (
      "У п'ятницю подзвонити мамі о 10:00",
      "подзвонити мамі | when=2026-10-16T10:00:00+02:00 | at=10:00"
    ),
    ("Monday report for boss", "Monday report for boss | ? Monday"),
    ("Daily standup notes", "Daily standup notes | ? Daily"),
  ])
  func `a date before the name is read where it can be no part of it`(
    line: String, expected: String
  ) throws {
    try check(line, expected)
  }

  @Test(arguments: [
    ("Log in tomorrow", "Log in | due=2026-10-16T23:59:59+02:00 | ? in"),
    ("Gym 7 tomorrow", "Gym 7 | due=2026-10-16T23:59:59+02:00 | ? 7"),
    ("Read chapter 7 by friday", "Read chapter 7 | due=2026-10-16T23:59:59+02:00"),
    ("Wash car 2 weeks on friday", "Wash car 2 weeks | due=2026-10-16T23:59:59+02:00 | ? 2 weeks"),
    ("Bins every monday odd weeks", "Bins odd weeks | every=1w on mon | ? odd weeks"),
    ("Passport in march 2027", "Passport in march 2027 | ? in march 2027"),
    ("Passport 03/2027", "Passport 03/2027 | ? 03/2027"),
    ("Renew 20261201", "Renew 20261201 | ? 20261201"),
    ("Trip 20.12.-27.12.", "Trip 20.12.-27.12. | ? 20.12.-27.12."),
    (
      "Сміття щопонеділка по непарних тижнях",
      "Сміття по непарних тижнях | every=1w on mon | ? непарних тижнях"
    ),
    ("Лампочка 60 Вт", "Лампочка 60 Вт"), ("Листівка до Дня вчителя", "Листівка до Дня вчителя"),
    ("Coding tomorrow", "Coding | due=2026-10-16T23:59:59+02:00"),
  ])
  func `a name that is not finished is named`(line: String, expected: String) throws {
    try check(line, expected)
  }

  @Test(arguments: [
    ("Call the doctor at the vet", "at the vet", "Vet"),
    ("Buy milk when at the Old Town Market", "when at the Old Town Market", "Old Town Market"),
    ("Купити бинт в аптеці", "в аптеці", "Аптека"),
  ])
  func `a place in the words is offered`(line: String, words: String, place: String) throws {
    let code = place == "Аптека" ? "uk" : "en"
    let unread = try QuickReader.speaking(code) { try reader.read(line).unread }
    #expect(unread.contains { $0.text == words && $0.guess == .place && $0.place == place })
  }

  @Test(arguments: [
    ("until tomorrow", "2026-10-16T08:00:00"), ("for 2 hours", "2026-10-15T11:20:00"),
    ("1.5h", "2026-10-15T10:50:00"), ("1h30m", "2026-10-15T10:50:00"),
    ("до завтра", "2026-10-16T08:00:00"), ("на годину", "2026-10-15T10:20:00"),
    ("до п'ятниці о 9", "2026-10-16T09:00:00"),
  ])
  func `a snooze is given with its preposition`(text: String, end: String) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let todo = try reader.task("Call")
    let found = try QuickReader.speaking("uk") {
      try SnoozeText.end(text, for: todo, actionContext: reader.builder.actionContext)
    }
    guard case .at(let date)? = found else {
      Issue.record("\(text) is no end")
      return
    }
    #expect(LocalDateTime(date, in: zone).description == end)
  }

  @Test(arguments: [
    ("щасливий", Emotion.happy), ("Щаслива", .happy), ("дуже сумно", .verySad),
    ("дуже радісно", .veryHappy), ("так собі", .neutral), ("good", .happy), ("very_sad", .verySad),
    ("3", .happy),
  ])
  func `a mood is read in the words of the reader`(text: String, mood: Emotion) throws {
    #expect(try QuickReader.speaking("uk") { try MoodReading.emotion(text) } == mood)
    #expect(MoodReading.known("щасливий") == nil && MoodReading.known("purple") == nil)
  }
}
