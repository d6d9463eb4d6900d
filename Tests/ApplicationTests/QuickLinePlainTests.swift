import Foundation
import Localization
import Model
import Recurrence
import Testing

@testable import Application

/// Dates without a marker, and what looks like one (Q5, Q6).
@Suite("Quick lines: plain dates") struct QuickLinePlainTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  @Test(arguments: [
    ("Call gran tomorrow 6pm", "Call gran | when=2026-10-16T18:00:00+02:00"),
    ("Tidy desk friday", "Tidy desk | due=2026-10-16T23:59:59+02:00"),
    ("Clean fridge in 3 weeks", "Clean fridge | due=2026-11-05T23:59:59+01:00"),
    ("Meditate daily", "Meditate | every=1d"),
    ("Dentist 31.1. 14:30", "Dentist | when=2027-01-31T14:30:00+01:00"),
    ("Orthodontist 14:30 9.11.", "Orthodontist | when=2026-11-09T14:30:00+01:00"),
    ("Pay rent january 15th", "Pay rent | due=2027-01-15T23:59:59+01:00"),
    ("Text Olga 18:00", "Text Olga | at=18:00"), ("Run evening", "Run | at=19:00"),
    ("Movie tonight", "Movie | due=2026-10-15T20:00:00+02:00"),
    ("Bins every monday evening", "Bins | every=1w on mon | at=19:00"),
    ("Bin day every tue,fri 7am", "Bin day | every=1w on tue,fri | at=07:00"),
    ("Pills every morning", "Pills | every=1d | at=09:00"),
    ("Pills every day at 7", "Pills | every=1d | at=07:00"),
    ("Yoga every weekday morning", "Yoga | every=1w on mon,tue,wed,thu,fri | at=09:00"),
    ("Gym daily 7am", "Gym | every=1d | at=07:00"), ("Gym 7am daily", "Gym | at=07:00 | every=1d"),
    ("Gym tuesdays", "Gym | every=1w on tue"),
    ("Standup mon-fri 9:30", "Standup | every=1w on mon,tue,wed,thu,fri | at=09:30"),
    (
      "Plan trip sunday #home !high",
      "Plan trip | due=2026-10-18T23:59:59+02:00 | category=Home | priority=high"
    ),
    ("@Vet tomorrow claws", "claws | place=Vet | due=2026-10-16T23:59:59+02:00"),
    ("Call mum tomorrow!", "Call mum | due=2026-10-16T23:59:59+02:00"),
    ("Report by friday", "Report | due=2026-10-16T23:59:59+02:00"),
    ("Call on monday at 7", "Call | when=2026-10-19T07:00:00+02:00"),
    ("Call tomorrow at 7", "Call | when=2026-10-16T07:00:00+02:00"),
    ("Call fri @ 7pm", "Call | when=2026-10-16T19:00:00+02:00"),
    ("Call 15 jan 27", "Call | due=2027-01-15T23:59:59+01:00"),
    ("Taxes end of year", "Taxes | due=2026-12-31T23:59:59+01:00"),
    ("Garage this weekend", "Garage | due=2026-10-17T23:59:59+02:00"),
    ("Dentist - friday 10:00", "Dentist | when=2026-10-16T10:00:00+02:00"),
    ("Send report (tomorrow)", "Send report | due=2026-10-16T23:59:59+02:00"),
    ("Party sat 17 oct 20:00", "Party | when=2026-10-17T20:00:00+02:00"),
  ])
  func `a date, time or rule at the end and beside markers is read`(
    line: String, expected: String
  ) throws {
    #expect(try reader.summary(line) == expected)
  }

  @Test(arguments: [
    ("Подзвонити мамі завтра о 18:00", "Подзвонити мамі | when=2026-10-16T18:00:00+02:00"),
    ("Паспорт 15 січня", "Паспорт | due=2027-01-15T23:59:59+01:00"),
    ("Прибрати в суботу", "Прибрати | due=2026-10-17T23:59:59+02:00"),
    ("Полити квіти щодня вранці", "Полити квіти | every=1d | at=09:00"),
    ("Сміття щопонеділка ввечері", "Сміття | every=1w on mon | at=19:00"),
    ("Зуби через тиждень", "Зуби | due=2026-10-22T23:59:59+02:00"),
    ("Обід за годину", "Обід | due=2026-10-15T10:20:00+02:00"),
    ("Кіно сьогодні ввечері", "Кіно | due=2026-10-15T20:00:00+02:00"),
    (
      "Ліки кожні 12 годин @Аптека !важливо ~30хв",
      "Ліки | every=12h | place=Аптека | priority=high | duration=30min"
    ),
    ("Звіт до 20 жовтня", "Звіт | due=2026-10-20T23:59:59+02:00"),
    (
      "Басейн кожні 2 тижні у вт з 20 жовтня",
      "Басейн | every=2w on tue | start=2026-10-20T00:00:00+02:00"
    ),
    ("Зустріч о 9 завтра", "Зустріч | when=2026-10-16T09:00:00+02:00"),
    ("Молоко для Ольга завтра", "Молоко | for=Ольга | due=2026-10-16T23:59:59+02:00"),
    ("Пошта кожні! 3 дні", "Пошта | every=3d"), ("Зуби every 6mo", "Зуби | every=6mo"),
    ("Пробіжка щоранку", "Пробіжка | every=1d | at=09:00"),
    ("Пробіжка по вівторках", "Пробіжка | every=1w on tue"),
    ("Гараж на вихідних", "Гараж | due=2026-10-17T23:59:59+02:00"),
    ("Зустріч о 9 біля воріт", "Зустріч о 9 біля воріт | ? о 9"),
    ("Квартира 15", "Квартира 15"), ("Лист до бабусі", "Лист до бабусі"),
  ])
  func `the same in Ukrainian`(line: String, expected: String) throws {
    #expect(try QuickReader.speaking("uk") { try reader.summary(line) } == expected)
  }

  @Test(arguments: [
    "Task 10", "Renew 2w", "Exercise 1d", "Innovation - 3rd Floor", "Decide on Mark and Jane",
    "Learn C# 8 this winter", "Read chapter 7", "Fix #42", "Cake for Annabel", "Buy milk",
    "Update to iOS 18.1.", "The 7/7 Inquiry", "Every Breath You Take", "Walk half an hour",
    "Trip in june", "Add 1/2 cup of flour", "Due diligence", "Friday night lights DVD",
  ])
  func `names stay names`(line: String) throws {
    #expect(try reader.read(line).name == line)
    #expect(try reader.read(line).readings.isEmpty)
  }

  @Test(arguments: [
    ("Wait at 7 by the gate", ["at 7"], [QuickReading.Marker.at]),
    ("Call at 7", ["at 7"], [.at]), ("Prepare Monday report", ["Monday"], [.due]),
    ("Every Breath You Take", ["Every"], [.every]), ("Due diligence", ["Due"], [.due]),
    ("Paint !urgent wall", ["!urgent"], [.priority]), ("Good evening song", ["evening"], [.at]),
    ("Meet on Monday at school", ["Monday"], [.due]), ("Rent 25th", ["25th"], [.due]),
    ("Dentist 31.1.", ["31.1."], [.due]), ("Pay 3/4", ["3/4"], [.due]),
    ("Read daily news", ["daily"], [.every]), ("Renew 2w", ["2w"], [.every]),
    ("Finish before friday", ["friday"], [.due]), ("Enjoy the sun", ["sun"], [.due]),
    ("Buy milk", [], []), ("Fix #42", [], []),
    ("Cake for Annabel", [], []), ("Innovation - 3rd Floor", [], []), ("Walk half an hour", [], []),
    ("\"Call every monday\" song", [], []), ("Wait ~30 minutes or so", [], []),
  ])
  func `what looks like a date, rule or marker is named`(
    line: String, texts: [String], guesses: [QuickReading.Marker]
  ) throws {
    let unread = try reader.read(line).unread
    #expect(unread.map(\.text) == texts)
    #expect(unread.map(\.guess) == guesses)
    for part in unread {
      #expect(String(Array(line)[part.from..<part.to]) == part.text)
    }
  }

  @Test
  func `with plain all of the line is the name`() throws {
    let reading = try reader.read("Call  \"mum\" every day @Nowhere tomorrow", plain: true)
    #expect(reading.name == "Call \"mum\" every day @Nowhere tomorrow")
    #expect(reading.readings.isEmpty && reading.unread.isEmpty && reading.fields == TaskFields())
  }

  @Test(arguments: [
    ("Submit report every! 5 days", "5d", "done"), ("Bins every! mon", "1w on mon", "done"),
    ("Bins every mon", "1w on mon", nil), ("A every 3d, a fixed rhythm", "3d", "start"),
  ])
  func `a rule with a mark is counted from when it was done`(
    line: String, every: String, from: String?
  ) throws {
    let fields = try reader.read(line).fields
    #expect(fields[.every] == every)
    #expect(fields[.from] == from)
  }

  @Test(arguments: [
    ("Cake for anna", ["Anna"]), ("Cake for mary ann", ["Mary Ann"]),
    ("Cake for Anna and Mary Ann", ["Anna", "Mary Ann"]), ("Cake for \"Mary Ann\"", ["Mary Ann"]),
    ("Cake for anna tomorrow", ["Anna"]), ("Cake for Annabel", []), ("Book table for friday", []),
  ])
  func `a task is for a person who exists`(line: String, persons: [String]) throws {
    #expect(try reader.read(line).fields.persons == persons)
  }

  @Test(arguments: [
    ("Mop every 2w due 20 oct", RequestField.first, "2026-10-20"),
    ("Mop every 2w tomorrow", .first, "2026-10-16"),
    ("Gym every mon due 26 oct", .start, "2026-10-26"),
    ("Gym every mon start 20 oct", .start, "2026-10-20"),
    ("Gym every mon until 20 dec", .end, "2026-12-20"),
    ("Gym every mon starting tomorrow", .start, "2026-10-16"),
    ("Gym every day from 20 oct", .start, "2026-10-20"),
    ("Gym every mon end 2026-12-20", .end, "2026-12-20"),
  ])
  func `dates beside a rule stay as they are written`(
    line: String, field: RequestField, date: String
  ) throws {
    let fields = try reader.read(line).fields
    #expect(fields[field] == date)
    #expect(fields[.due] == nil)
    _ = try reader.task(line)
  }

  @Test(arguments: [
    ("Call mum tomorrow 6pm", ["tomorrow 6pm"]),
    ("Bins every monday evening @Vet", ["every monday evening @Vet"]),
    ("Trim @Vet claws every 2w", ["@Vet", "every 2w"]), ("Buy milk", []),
  ])
  func `parts side by side are named together`(line: String, texts: [String]) throws {
    #expect(try reader.read(line).readTexts == texts)
  }

  @Test
  func `the answer names what was read, and the command for what was not`() throws {
    let reading = try reader.read("Wait at 7 by the gate #home tomorrow")
    #expect(reading.naming("Added.") == "Added. Read: #home tomorrow")
    let context = reader.builder.actionContext
    #expect(
      reading.unreadText(id: "5", actionContext: context)
        == "Not read, part of the name: \"at 7\". To change that: "
        + "passby edit 5 --name \"Wait by the gate\" --at 07:00")
    // There is no room for a second time, nor a rule in "each": what would not be all is not
    // offered.
    for id in ["5", nil] {
      #expect(
        try reader.read("Wait at 7 by the gate tomorrow 6pm").unreadText(
          id: id, actionContext: context)
          == "Not read, part of the name: \"at 7\".")
      #expect(
        try reader.read("Call each friend tomorrow !wichtig").unreadText(
          id: id, actionContext: context)
          == "Not read, part of the name: \"each\", \"!wichtig\".")
    }
    #expect(try reader.read("Buy milk").unreadText(id: "5", actionContext: context) == nil)
    let ukrainian = try QuickReader.speaking("uk") {
      try reader.read("Кава завтра").naming("Додано.")
    }
    #expect(ukrainian == "Додано. Прочитано: завтра")
  }
}

/// `Fixtures/quick-lines.txt`: lines as people type them.
@Suite("Quick lines: as people type them") struct TypedLinesTests {
  private struct Line {
    let language: String
    let text: String
    let expected: String
  }

  private static func lines() throws -> [Line] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/quick-lines.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: "\t").map(String.init)
        try #require(parts.count == 3)
        return Line(language: parts[0], text: parts[1], expected: parts[2])
      }
  }

  @Test
  func `each line is read as it is meant`() throws {
    let reader = try QuickReader()
    let lines = try Self.lines()
    #expect(lines.count >= 300)
    for line in lines {
      let found = QuickReader.speaking(line.language) { () -> String in
        do {
          let summary = try reader.summary(line.text)
          _ = try reader.task(line.text)
          return summary
        } catch let error as QuickFailure {
          return "! \(error.from)..\(error.to)"
        } catch {
          return "\(error)"
        }
      }
      #expect(found == line.expected, "\(line.language): \(line.text)")
    }
  }
}
