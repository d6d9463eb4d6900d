import Foundation
import Localization
import Model
import Recurrence
import Testing

@testable import Application

@Suite("Quick lines: what could mean several things")
struct AlternativeReadingTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  /// The readings that are offered for a line, `text: dates`; empty for one that is read.
  private func offered(_ line: String, in language: String = "en") -> [String] {
    QuickReader.speaking(language) {
      readings(line).map { "\($0.text): \($0.next.map { $0.prefix(16) }.joined(separator: " "))" }
    }
  }

  private func readings(_ line: String) -> [AlternativeReading] {
    do {
      _ = try reader.task(line)
      return []
    } catch let failure as QuickFailure {
      return failure.reason.readings
    } catch {
      Issue.record("\(line): \(error)")
      return []
    }
  }

  @Test
  func `every second day of the week is every other week, or the second of the month`() {
    #expect(
      offered("Bins every second Thursday") == [
        "every 2 weeks on Thu, from Thu 15 Oct: 2026-10-15 2026-10-29 2026-11-12",
        "every 2 weeks on Thu, from Thu 22 Oct: 2026-10-22 2026-11-05 2026-11-19",
        "every month on the second Thu: 2026-11-12 2026-12-10 2027-01-14",
      ])
    #expect(
      offered("Сміття кожного другого четверга", in: "uk").map { $0.suffix(32) } == [
        "2026-10-15 2026-10-29 2026-11-12", "2026-10-22 2026-11-05 2026-11-19",
        "2026-11-12 2026-12-10 2027-01-14",
      ])
  }

  @Test
  func `a line that says when every second day begins asks for no week`() {
    #expect(offered("Bins every second thu from 22 oct").count == 2)
  }

  @Test
  func `two days are a rule, or each of them once`() {
    #expect(
      offered("Gym mon and wed") == [
        "every week on Mon, Wed: 2026-10-19 2026-10-21 2026-10-26",
        "every week on Mon, Wed, until Wed 21 Oct: 2026-10-19 2026-10-21",
      ])
    // Today is a Thursday: as a date, "thu" is the next one.
    #expect(
      offered("Gym mon and thu") == [
        "every week on Mon, Thu: 2026-10-15 2026-10-19 2026-10-22",
        "every week on Mon, Thu, from Mon 19 Oct, until Thu 22 Oct: 2026-10-19 2026-10-22",
      ])
    for line in ["Gym mon and wed 18:00", "Gym mon and wed at 18:00"] {
      #expect(
        readings(line).map(\.next.first) == Array(repeating: "2026-10-19T18:00:00+02:00", count: 2))
    }
    #expect(readings("Gym mon or wed").map(\.next) == [["2026-10-19"], ["2026-10-21"]])
  }

  @Test(arguments: [
    ("Dentist fri 2:30", ["2026-10-16T02:30", "2026-10-16T14:30"]),
    ("Dentist 2:30", ["2026-10-16T02:30", "2026-10-15T14:30"]),
    ("Dentist tomorrow at 3", ["2026-10-16T03:00", "2026-10-16T15:00"]),
    ("Dentist fri half past two", ["2026-10-16T02:30", "2026-10-16T14:30"]),
    ("Dentist fri 2:30-4:00", ["2026-10-16T02:30", "2026-10-16T14:30"]),
    ("Pills every day at 4:15", ["2026-10-16T04:15", "2026-10-16T16:15"]),
  ])
  func `a time from 1 to 5 is asked, by night or by day`(line: String, first: [String]) {
    #expect(readings(line).map { $0.next.first.map { String($0.prefix(16)) } } == first)
  }

  @Test
  func `a span from 1 to 5 keeps its length`() throws {
    let lines = readings("Dentist fri 2:30-4:00").map(\.line)
    #expect(lines == ["Dentist fri 02:30-04:00", "Dentist fri 14:30-16:00"])
    for line in ["Course tomorrow 3:00-6", "Course tomorrow from 3:00 to 6:15"] {
      let starts = readings(line).map { $0.next.map { $0.prefix(16) } }
      #expect(starts == [["2026-10-16T03:00"], ["2026-10-16T15:00"]], "\(line)")
    }
  }

  @Test
  func `in Ukrainian a time from 1 to 5 is asked as well`() {
    #expect(
      offered("Стоматолог завтра о 2:30", in: "uk").map { $0.suffix(16) }
        == ["2026-10-16T02:30", "2026-10-16T14:30"])
    #expect(
      offered("Стоматолог завтра о 3", in: "uk").map { $0.suffix(16) }
        == ["2026-10-16T03:00", "2026-10-16T15:00"])
  }

  @Test(arguments: [
    ("en", "Dentist fri 02:30"), ("en", "Dentist fri 2:30pm"), ("en", "Bus fri 5:10 am"),
    ("en", "Feed the baby at 2:30 every night"), ("en", "Morning run 5:30 daily"),
    ("en", "Dentist fri 14:30"), ("en", "Dentist fri 6:30"), ("en", "Dentist fri 12:30"),
    ("en", "Read 3:16 aloud tomorrow"), ("en", "Move every 3 days"),
    ("en", "Claw trim every 2w on tue"), ("uk", "Потяг завтра о 5:10 ранку"),
    ("uk", "Годувати вночі о 3:00 щодня"), ("uk", "Стоматолог завтра о 02:30"),
  ])
  func `what can mean one thing alone is not asked`(language: String, line: String) {
    #expect(offered(line, in: language).isEmpty)
  }

  @Test
  func `two questions in a line are asked at once`() {
    let found = readings("Bins every second thu at 2:30")
    #expect(found.count == 6)
    #expect(Set(found.map(\.text)).count == 6)
    // On the second Thursdays the first day of November leaves none.
    #expect(readings("Bins every second thu until november").count == 5)
  }

  @Test
  func `days that could be two, and months alone, are asked with their dates`() {
    #expect(
      readings("Call mum next fri at 18:00").map { $0.next.map { $0.prefix(16) } } == [
        ["2026-10-16T18:00"], ["2026-10-23T18:00"],
      ])
    #expect(readings("Report due november").map(\.next) == [["2026-11-01"], ["2026-11-30"]])
    #expect(
      readings("Call sat 16 oct").map(\.next) == [["2026-10-16"], ["2026-10-17"]])
    let either = QuickReader.speaking("uk") { readings("Поливати через день") }
    #expect(either.map { $0.next.first } == ["2026-10-17", "2026-10-16"])
  }

  @Test
  func `an end before the first time can be the first time`() {
    let found = readings("Report every month until 20 oct")
    #expect(found.map(\.next.first) == ["2026-10-20"])
  }

  @Test(arguments: [
    ("en", "Bins every second Thursday"), ("en", "Gym mon and thu"), ("en", "Dentist fri 2:30"),
    ("en", "Bins every second thu at 2:30"), ("en", "Call next fri"), ("en", "Report due november"),
    ("uk", "Сміття кожного другого четверга"), ("uk", "Зал пн і чт"), ("uk", "Поливати через день"),
    ("uk", "Стоматолог у п'ятницю о 2:30"), ("uk", "Звіт до листопада"),
    ("uk", "Сміття кожної другої середи о 3:00"),
  ])
  func `each reading is a line that reads back to exactly that`(
    language: String, line: String
  ) throws {
    try QuickReader.speaking(language) {
      let found = readings(line)
      #expect(found.count > 1, "\(line)")
      for reading in found {
        #expect(readings(reading.line).isEmpty, "\(reading.line)")
        let (read, todo) = try reader.preview(reading.line)
        #expect(read.unread.isEmpty)
        let zone = reader.builder.actionContext.machineZone
        let dues = reader.builder.actionContext.coming(todo).prefix(3).compactMap(\.due)
        #expect(
          dues.map { Instant.text($0, in: zone).prefix(10) } == reading.next.map { $0.prefix(10) })
        #expect(Set(found.map(\.text)).count == found.count)
        let typed = Array(line)[reading.from..<reading.to]
        #expect(!typed.isEmpty && line.contains(String(typed)))
      }
    }
  }

  @Test
  func `the lines of readings are in the language of the reader`() {
    QuickReader.speaking("uk") {
      let lines = readings("Сміття кожного другого четверга").map(\.line)
      #expect(!lines.joined().contains(/[a-z]/), "\(lines)")
    }
  }
}

@Suite("Quick lines: what is offered for words that were not read")
struct QuickRemedyTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  private func command(_ line: String) throws -> String? {
    try reader.read(line).unreadText(id: nil, actionContext: reader.builder.actionContext)?
      .firstMatch(of: /passby quick (.*)/).map { String($0.1) }
  }

  @Test(arguments: [
    "Dentist thu 2.30 pm", "Rent on the last day of the month or so",
    "Meet tomorrow or on friday then", "Call each friend tomorrow", "Do it on monday of that week",
  ])
  func `nothing is offered that would leave a piece of a date in the name`(line: String) throws {
    #expect(try command(line) == nil, "\(line)")
    let reading = try reader.read(line)
    for part in reading.unread {
      let offer = reading.line(reading: part, actionContext: reader.builder.actionContext)
      if let offer {
        let other = try reader.read(offer.line)
        #expect(!other.name.contains(/\b(pm|of|the|on|or)$/), "\(line): \(offer.line)")
      }
    }
  }

  @Test
  func `what is offered is read back, and with it all that was read before`() throws {
    let reading = try reader.read("Tommorow call mum #home")
    let text = try #require(try command("Tommorow call mum #home"))
    #expect(text == #""due tomorrow call mum #home""#)
    #expect(reading.unread.count == 1)
    let other = try reader.read("due tomorrow call mum #home")
    #expect(other.name == "call mum" && other.unread.isEmpty)
  }

  @Test
  func `what is offered in Ukrainian has Ukrainian markers`() throws {
    try QuickReader.speaking("uk") {
      let text = try #require(try command("Понеділог зателефонувати мамі"))
      #expect(!text.contains(/[a-z]/), "\(text)")
    }
  }
}
