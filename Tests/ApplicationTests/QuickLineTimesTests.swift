import Foundation
import Localization
import Model
import Recurrence
import Testing

@testable import Application

/// Several times a day in a quick line (Z6).
@Suite("Quick lines: several times a day") struct QuickLineTimesTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  @Test(arguments: [
    ("Pills every day at 8:00 and 20:00", "Pills", "1d", "08:00,20:00"),
    ("Pills at 8:00, 14:00 and 20:00 every day", "Pills", "1d", "08:00,14:00,20:00"),
    ("Pills 8:00 and 20:00 every day", "Pills", "1d", "08:00,20:00"),
    ("Pills daily 8:00, 20:00", "Pills", "1d", "08:00,20:00"),
    ("Pills 8am & 8pm daily", "Pills", "1d", "08:00,20:00"),
    ("Pills every day at 8 and 20", "Pills", "1d", "08:00,20:00"),
    ("Pills every day at 8:00,20:00", "Pills", "1d", "08:00,20:00"),
    ("Pills every morning and evening", "Pills", "1d", "09:00,19:00"),
    ("Drops every mon,wed at 7:30 and 19:30 @Vet", "Drops", "1w on mon,wed", "07:30,19:30"),
    ("Pills twice a day", "Pills", "1d", "08:00,20:00"),
    ("Pills twice daily #Home", "Pills", "1d", "08:00,20:00"),
    ("Pills 3 times a day", "Pills", "1d", "08:00,14:00,20:00"),
    ("Pills three times a day", "Pills", "1d", "08:00,14:00,20:00"),
    ("Pills 4 times per day", "Pills", "1d", "08:00,12:00,16:00,20:00"),
    ("Pills 2x daily", "Pills", "1d", "08:00,20:00"),
    ("Pills twice a day on weekdays", "Pills", "1w on mon,tue,wed,thu,fri", "08:00,20:00"),
    ("Pills twice a day at 9:00 and 21:00", "Pills", "1d", "09:00,21:00"),
    ("Pills every 3 times a day", "Pills", "1d", "08:00,14:00,20:00"),
  ])
  func `each time is read`(line: String, name: String, every: String, times: String) throws {
    let reading = try reader.read(line)
    #expect(reading.name == name)
    #expect(reading.fields[.every] == every && reading.fields[.at] == times)
    #expect(reading.unread.isEmpty)
    let todo = try reader.task(line)
    #expect(todo.isSeveralTimesADay && todo.details.isDaily)
    #expect(todo.timing == .fixed && !todo.isInDays)
  }

  @Test(arguments: [
    ("Ліки двічі на день", "1d", "08:00,20:00"), ("Ліки тричі на день", "1d", "08:00,14:00,20:00"),
    ("Ліки 3 рази на день", "1d", "08:00,14:00,20:00"),
    ("Ліки чотири рази на добу", "1d", "08:00,12:00,16:00,20:00"),
    ("Ліки двічі щодня", "1d", "08:00,20:00"), ("Ліки щодня о 8 і 20", "1d", "08:00,20:00"),
    ("Ліки щодня о 8:00 і 20:00", "1d", "08:00,20:00"),
    ("Ліки о 8:00 та о 20:00 щодня", "1d", "08:00,20:00"),
    ("Ліки щопонеділка о 8, 14 і 20", "1w on mon", "08:00,14:00,20:00"),
  ])
  func `each time is read in Ukrainian`(line: String, every: String, times: String) throws {
    try Localizer.$current.withValue(Localizer(Ukrainian())) {
      let reading = try reader.read(line)
      #expect(reading.name == "Ліки" && reading.unread.isEmpty)
      #expect(reading.fields[.every] == every && reading.fields[.at] == times)
    }
  }

  @Test(arguments: [
    ("Pills 7 times a day", "expected 2 to 6"), ("Pills every day at 8:00 and 8:00", "\"08:00\""),
    ("Pills twice a day at 8:00", "at 8:00"), ("Pills at 8:00 and 20:00", "20:00"),
    ("Pills every! day at 8:00 and 20:00", "counted from done"),
    ("Pills every 12h at 8:00 and 20:00", "12h"),
  ])
  func `what does not go together is refused by its words`(line: String, words: String) {
    let failure = #expect(throws: (any Error).self) { try reader.task(line) }
    let reason = (failure as? QuickFailure)?.reason ?? (failure as? Refusal)
    #expect(reason?.phrase.text.contains(words) == true, "\(line): \(reason?.phrase.text ?? "")")
  }

  @Test(arguments: [
    ("Take 3 times a day the pills", "3 times a day")
  ])
  func `in the middle of a name, or a week, it is unread`(line: String, words: String) throws {
    let reading = try reader.read(line)
    #expect(reading.name == line && reading.unread.map(\.text) == [words])
    let context = reader.builder.actionContext
    #expect(
      reading.unreadText(id: "1", actionContext: context)?.contains("--every \"3 times a day\"")
        == words.hasSuffix("day"))
  }

  @Test
  func `times a day follow the day of the user`() throws {
    var context = reader.builder.actionContext
    context.hours = DayHours(
      start: TimeOfDay(hour: 6, minute: 30), end: TimeOfDay(hour: 21, minute: 0))
    let builder = EditBuilder(context)
    var fields = TaskFields()
    fields[.every] = "twice a day"
    let todo = try builder.preview(name: "A", fields: fields, places: [])
    guard case .repeating(let cadence) = todo.rule else { throw TodoError.emptyName }
    #expect(cadence.times?.description == "06:30,18:30" && cadence.from == .start)
  }
}
