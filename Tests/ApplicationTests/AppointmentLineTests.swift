import Foundation
import Localization
import Model
import Recurrence
import Testing

@testable import Application

/// Appointments, deadlines and last times in quick lines (Z3, Z7), read on Thursday 15 October
/// 2026, 09:20 in Berlin.
@Suite("Quick lines: appointments and deadlines") struct AppointmentLineTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  /// The due moment, `fixed` or `flexible`, and how long it takes.
  private func kind(_ line: String) throws -> String {
    let todo = try reader.task(line)
    guard case .once(let due) = todo.rule else { return "repeats" }
    let length = todo.durationMinutes.map { " \($0)min" } ?? ""
    return "\(due.map { todo.isInDays ? $0.dateText : $0.description } ?? "none") \(todo.timing)"
      + length
  }

  @Test(arguments: [
    ("Dentist 3.12. 14:30", "2026-12-03T14:30:00 fixed"),
    ("Dentist thu 14:30-15:15", "2026-10-22T14:30:00 fixed 45min"),
    ("Dentist 14:30–15:15 thu", "2026-10-22T14:30:00 fixed 45min"),
    ("Dentist thu 3 dec 14:30 - 15:15", "2026-12-03T14:30:00 fixed 45min"),
    ("Dentist thu #home 14:30", "2026-10-22T14:30:00 fixed"),
    ("Dentist thu #home 14:30-15:15", "2026-10-22T14:30:00 fixed 45min"),
    ("Dentist at 14:30", "2026-10-15T14:30:00 fixed"), ("Call 9:00", "2026-10-16T09:00:00 fixed"),
    ("Call on fri at 6pm", "2026-10-16T18:00:00 fixed"),
    ("Book table for friday 7pm", "2026-10-16T19:00:00 fixed"),
    ("Trash tonight at 9", "2026-10-15T21:00:00 fixed"),
    ("Lunch tomorrow noon", "2026-10-16T12:00:00 fixed"),
    ("Call when fri 18:00 about the roof", "2026-10-16T18:00:00 fixed"),
    ("Call when fri 18:00-18:30 about it", "2026-10-16T18:00:00 fixed 30min"),
    // Deadlines.
    ("Report due fri 18:00", "2026-10-16T18:00:00 flexible"),
    ("Report by fri 18:00", "2026-10-16T18:00:00 flexible"),
    ("Report by fri at 6pm", "2026-10-16T18:00:00 flexible"),
    ("Report by the 28th", "2026-10-28 flexible"),
    ("Report by 18:00", "2026-10-15T18:00:00 flexible"),
    ("Report until fri 18:00", "2026-10-16T18:00:00 flexible"),
    ("Report till fri 18:00", "2026-10-16T18:00:00 flexible"),
    ("Report no later than fri 18:00", "2026-10-16T18:00:00 flexible"),
    ("Report due fri #home 18:00", "2026-10-16T18:00:00 flexible"),
    ("today due 18:00 report", "2026-10-15T18:00:00 flexible"),
    // Words that are no time of a clock, and lengths.
    ("Run sat morning", "2026-10-17T09:00:00 flexible"),
    ("Run evening", "2026-10-15T19:00:00 flexible"),
    ("Movie tonight", "2026-10-15T20:00:00 flexible"),
    ("Tidy fri #home evening", "2026-10-16T19:00:00 flexible"),
    ("Oven in 90 min", "2026-10-15T10:50:00 flexible"),
    // Days are neither.
    ("Tidy fri", "2026-10-16 flexible"), ("Report by fri", "2026-10-16 flexible"),
  ])
  func `a date with a clock time is an appointment, unless it is a deadline`(
    line: String, expected: String
  ) throws {
    #expect(try kind(line) == expected)
  }

  @Test(arguments: [
    ("Стоматолог 3.12. 14:30", "2026-12-03T14:30:00 fixed"),
    ("Стоматолог чт 14:30-15:15", "2026-10-22T14:30:00 fixed 45min"),
    ("Звіт до пт 18:00", "2026-10-16T18:00:00 flexible"),
    ("Звіт до п'ятниці о 18:00", "2026-10-16T18:00:00 flexible"),
    ("Звіт не пізніше пт 18:00", "2026-10-16T18:00:00 flexible"),
    ("Звіт не пізніше 18:00", "2026-10-15T18:00:00 flexible"),
    ("Кіно ввечері", "2026-10-15T19:00:00 flexible"),
    ("Дзвінок через 2 години", "2026-10-15T11:20:00 flexible"),
    ("Внесок до 28 числа", "2026-10-28 flexible"),
  ])
  func `the same in Ukrainian`(line: String, expected: String) throws {
    #expect(try QuickReader.speaking("uk") { try kind(line) } == expected)
  }

  @Test(arguments: [
    ("Dentist 3.12. 14:30", "Dentist | when=2026-12-03T14:30:00+01:00"),
    ("Dentist thu 14:30-15:15", "Dentist | when=2026-10-22 14:30-15:15"),
    (
      "Dentist thu #home 14:30",
      "Dentist | when=2026-10-22T14:30:00+02:00 | category=Home | at=14:30"
    ),
    ("Report by fri 18:00", "Report | due=2026-10-16T18:00:00+02:00"),
    ("Ask when you meet mon", "Ask when you meet | due=2026-10-19T23:59:59+02:00"),
    (
      "Gum every 10-14w last 20 sep",
      "Gum | every=10-14w | last=2026-09-20T00:00:00+02:00"
    ),
    (
      "Gum every 10-14w last done 20 sep @Vet",
      "Gum | every=10-14w | last=2026-09-20T00:00:00+02:00 | place=Vet"
    ),
    (
      "Gum last done yesterday every 10w",
      "Gum | last=2026-10-14T00:00:00+02:00 | every=10w"
    ),
    ("Bins every last fri", "Bins | every=1mo on last fri"),
    ("Oil change last done 20 sep", "Oil change last done 20 sep | ? last done 20 sep"),
  ])
  func `the marker says what was read`(line: String, expected: String) throws {
    #expect(try reader.summary(line) == expected)
  }

  @Test
  func `a last time begins the countdown, without a completion`() throws {
    let todo = try reader.task("Gum every 10-14w last 20 sep")
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let countdown = try #require(todo.countdown(machineZone: zone))
    #expect(todo.lastDone == nil)
    #expect(countdown.opens.map { LocalDateTime($0, in: zone).dateText } == "2026-11-29")
    #expect(countdown.due.map { LocalDateTime($0, in: zone).dateText } == "2026-12-27")
    let uk = try QuickReader.speaking("uk") {
      try reader.task("Ліки кожні 10 тижнів востаннє 20 вер")
    }
    #expect(
      uk.countdown(machineZone: zone)?.due.map { LocalDateTime($0, in: zone).dateText }
        == "2026-11-29")
    // With days, the next one after the last time is pending, though it has passed.
    let days = try reader.task("Pool every tue,fri from done last 6 oct")
    #expect(
      days.countdown(machineZone: zone)?.due.map { LocalDateTime($0, in: zone).dateText }
        == "2026-10-09")
  }

  @Test(arguments: [
    ("Gum every 10w last tomorrow", 14, 27), ("Bins every mon last 20 sep", 15, 26),
    ("Walk every month until 1 nov", 17, 28), ("Bins every 2w 9:00 due 3 dec at 7am", 19, 35),
    ("Dentist thu 14:30-15:15 18:00", 8, 23),
  ])
  func `what contradicts itself is refused at its words`(
    line: String, from: Int, to: Int
  ) throws {
    let failure = #expect(throws: QuickFailure.self) { try reader.task(line) }
    #expect(failure?.from == from && failure?.to == to, "\(failure.debugDescription)")
    #expect(failure?.failure.description.contains("--") == false)
  }

  @Test(arguments: [
    ("Bins every other thu due 3 dec at 7am", "Bins every other thu 7am due 3 dec"),
    ("Mop every 2w due 20 oct 18:00", "Mop every 2w 18:00 due 20 oct"),
    ("Choir every tue start 20 oct 19:00", "Choir every tue 19:00 start 20 oct"),
    ("Physio every mon until 30 nov 17:00", "Physio every mon 17:00 until 30 nov"),
    ("Walk every day until 18:00", "Walk every day at 18:00"),
    ("Walk every day due 18:00", "Walk every day 18:00"),
    ("Walk every day by 18:00", "Walk every day 18:00"),
    ("Rent monthly by the 28th", "Rent every 1mo on 28"),
    ("Rent monthly 9:00 by the 28th", "Rent every 1mo on 28 9:00 due 28 oct"),
    ("Rent every month until the 28th", "Rent every 1mo on 28"),
    ("Tax every 3 months due 28th", "Tax every 3mo on 28"),
  ])
  func `beside a rule both lines are the same task`(line: String, other: String) throws {
    let (one, two) = (try reader.task(line), try reader.task(other))
    #expect(one.rule == two.rule)
    #expect(one.isInDays == two.isInDays && one.timing == two.timing)
  }

  @Test
  func `a word for until names the end, also before its rule`() throws {
    try QuickReader.speaking("uk") {
      for line in ["Ходьба щодня до 30 листопада", "Ходьба до 30 листопада щодня"] {
        let fields = try reader.read(line).fields
        #expect(fields[.end] == "2026-11-30" && fields[.first] == nil, "\(line)")
      }
      for line in ["Оренда щомісяця до 28 числа", "Оренда щомісяця о 9 до 28 числа"] {
        #expect(try reader.read(line).fields[.every] == "1mo on 28", "\(line)")
      }
      #expect(try reader.task("Оренда щомісяця до 28 числа").isInDays)
    }
  }
}
