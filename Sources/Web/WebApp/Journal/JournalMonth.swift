import Application
import Foundation
import Localization
import Model
import Progress
import Recurrence

/// A month of the journal as a grid of weeks.
struct JournalMonth {
  let calendar: MoodCalendar
  /// The day that is open, from 1970-01-01.
  let open: Int
  /// The present day.
  let today: Int

  private var month: CalendarMonth { calendar.month }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "monthText": Self.heading(month), "monthKey": month.text,
      "isOtherMonth": !month.days.contains(today), "weekdays": weekdays, "weeks": weeks,
    ]
    content["previousHref"] = neighbour(-1)
    content["nextHref"] = neighbour(1)
    return content
  }

  /// Returns a month for readers: `March 2026`.
  static func heading(_ month: CalendarMonth) -> String {
    let name = Localizer.current.language.month(month.first.month)
    return "\(name.prefix(1).uppercased())\(name.dropFirst()) \(month.first.year)"
  }

  /// The address of the month before or after; `nil` beyond the years 1 to 9999.
  private func neighbour(_ step: Int) -> String? {
    let first = month.first.addingMonths(step)
    guard (1...9999).contains(first.year) else { return nil }
    return "/journal?month=\(String(first.description.prefix(7)))"
  }

  private var weekdays: [[String: String]] {
    let language = Localizer.current.language
    return (0..<7).map { offset in
      let index = (Localizer.current.firstWeekday + offset) % 7
      return ["text": language.weekday(index)]
    }
  }

  /// The rows: days, with blanks before the first and after the last.
  private var weeks: [[String: Any]] {
    let blanks = (month.first.weekday - Localizer.current.firstWeekday + 7) % 7
    var cells: [[String: Any]] = Array(repeating: ["isBlank": true], count: blanks)
    cells += calendar.days.map(cell)
    while cells.count % 7 > 0 { cells.append(["isBlank": true]) }
    return stride(from: 0, to: cells.count, by: 7).map { start in
      ["cells": Array(cells[start..<(start + 7)])]
    }
  }

  private func cell(_ day: MoodCalendar.Day) -> [String: Any] {
    let date = LocalDays.text(day.number)
    let average = day.mood.hundredths
    // Half a step up, as averages are rounded.
    let step = average.map { ($0 + 50) / 100 }
    var look: [String] = []
    if let mark = day.mark {
      look.append(mark.rawValue)
    } else if let step {
      look.append("m\(step)")
    }
    if day.number == today { look.append("today") }
    if day.number == open { look.append("chosen") }
    if day.number > today { look.append("ahead") }
    var cell: [String: Any] = [
      "number": String(LocalDays.date(day.number).day), "date": date,
      "href": "/journal?date=\(date)", "look": look.joined(separator: " "),
      "isOpen": day.number == open, "isMarkable": day.number <= today, "label": label(of: day),
      "isGood": day.mark == .good, "isBad": day.mark == .bad, "hasGratitude": day.hasGratitude,
      "photos": day.photos > 0, "markLabel": JournalPhrase.markDay(heading(day)).text,
    ]
    if day.mark == nil, let step { cell["face"] = MoodFace.text(step) }
    return cell
  }

  private func heading(_ day: MoodCalendar.Day) -> String { LocalDays.heading(day.number) }

  /// A day in words, for who does not see its colours.
  private func label(of day: MoodCalendar.Day) -> String {
    var parts = [heading(day)]
    switch day.mark {
    case .good?: parts.append(JournalPagePhrase.journalLegendGood.text)
    case .bad?: parts.append(JournalPagePhrase.journalLegendBad.text)
    case nil: break
    }
    if let average = StatisticsView.text(day.mood) {
      parts.append(JournalPhrase.average(average).text)
    }
    if day.hasGratitude { parts.append(JournalPagePhrase.journalLegendGratitude.text) }
    if day.photos > 0 { parts.append(JournalPhrase.showPhotos(day.photos).text) }
    if day.done > 0 { parts.append(JournalPhrase.doneThatDay(day.done).text) }
    return parts.joined(separator: ", ")
  }
}
