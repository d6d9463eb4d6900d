import Application
import Foundation
import Localization
import Recurrence
import Text

/// The dates of Todoist in words: `every! 3 days starting 3 aug`.
///
/// They are read as those of a quick line, once what Todoist means otherwise is said in its words.
///
/// Source: Todoist's help, "Introduction to recurring dates".
struct TodoistDate {
  private let context: ActionContext

  init(_ context: ActionContext) { self.context = context }

  /// Sets the due date or the rule of a task; `every!` counts from done, `every` keeps its dates.
  ///
  /// - Throws: `ExchangeFailure` for a text that is not read as a whole.
  func set(_ text: String, of item: inout TaskItem) throws {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (long, short) in [("every!", "every! "), ("ev! ", "every! "), ("ev ", "every ")]
    where words.hasPrefix(long) {
      words = short + String(words.dropFirst(long.count)).trimmed
    }
    if let date = words.wholeMatch(of: /(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(?::\d\d)?)?/) {
      guard let day = ItemDate(day: date.1) else {
        throw ExchangeFailure(ExchangePhrase.notDate(text.quoted))
      }
      guard let time = date.2 else { return item.setOnce(due: day) }
      return item.setOnce(
        due: ItemDate(day.local.at(try TimeOfDay(parsing: String(time))), isDay: false))
    }
    let isRule = words.prefixMatch(of: /every|daily|weekly|monthly|yearly/) != nil
    guard let line = isRule ? ruled(words) : "due \(words)", let fields = fields(of: line),
      fields[isRule ? .every : .due] != nil
    else {
      throw ExchangeFailure(
        isRule ? ExchangePhrase.notRule(text.quoted) : ExchangePhrase.notDate(text.quoted))
    }
    for field in [RequestField.every, .start, .first, .end, .at, .due] {
      if let value = fields[field] { item.fields[field] = value }
    }
    if isRule { item.fields[.from] = words.hasPrefix("every!") ? "done" : "start" }
  }

  /// True for a length without the day on which it begins, which counts from today here.
  func isApproximate(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains(Self.length) && !text.contains(Self.beginning)
  }

  private static var beginning: Regex<(Substring, Substring)> {
    /\ (?:starting|beginning|start|from)(?: on| at)? (.+?)(?=$| (?:ending|until|till|for) )/
  }
  private static var ending: Regex<(Substring, Substring)> {
    /\ (?:ending|until|till)(?: on| at)? (.+?)(?=$| (?:starting|start|from) )/
  }
  private static var length: Regex<(Substring, Substring, Substring)> {
    /\ for (\d{1,3}|an?|one) (day|week|month|year)s?\b/
  }

  /// Returns a rule as a quick line has it; `nil` for dates that cannot be read.
  private func ruled(_ words: String) -> String? {
    let begin = words.firstMatch(of: Self.beginning)
    let end = words.firstMatch(of: Self.ending)
    let length = words.firstMatch(of: Self.length)
    var rule = words
    for part in [begin?.0, end?.0, length?.0].compactMap(\.self) {
      rule = rule.replacing(part, with: "")
    }
    rule = Self.plain(rule)
    guard let every = fields(of: rule)?[.every], let rhythm = try? Rhythm(parsing: every) else {
      return nil
    }
    let today = LocalDateTime(context.now, in: context.machineZone)
    var first = today
    if let begin {
      guard let (text, date) = date(begin.1) else { return nil }
      first = date
      let isPast = first.dateText < today.dateText
      // A series that has begun keeps its dates; one from done has no date of its own any more.
      if rhythm.days != nil || isPast && !rule.hasPrefix("every!") {
        rule += " start \(text)"
      } else if !isPast {
        rule += " due \(text)"
      }
    }
    if let end {
      guard let (text, _) = date(end.1) else { return nil }
      rule += " until \(text)"
    } else if let length {
      let count = Int(length.1) ?? 1
      let after =
        switch length.2 {
        case "day": first.addingDays(count)
        case "week": first.addingDays(7 * count)
        case "month": first.addingMonths(count)
        default: first.addingMonths(12 * count)
        }
      rule += " until \(after.addingDays(-1).dateText)"
    }
    return rule
  }

  /// Reads a date in words; returns it as a quick line has it.
  private func date(_ words: Substring) -> (text: String, date: LocalDateTime)? {
    guard let due = fields(of: "due \(words)")?[.due],
      let date = ItemDate(day: due.prefix(10))
    else { return nil }
    let time = due.count > 10 ? " at \(due.dropFirst(11).prefix(5))" : ""
    return (date.text + time, date.local)
  }

  /// Returns the fields of a quick line that is read as a whole; `nil` for any other.
  private func fields(of words: String) -> TaskFields? {
    let line = try? QuickLine(
      "Todoist \(words)", actionContext: context, places: [], categories: [])
    return line?.name == "Todoist" ? line?.fields : nil
  }

  /// Returns a rule with the words that mean the same here.
  private static func plain(_ rule: String) -> String {
    var rule = rule.replacing(/^(every!?) (\d{1,2})(?=$| at | \d)/) { match in
      "\(match.1) month on \(match.2)"
    }
    rule = rule.replacing(
      #/
        ^(every!?)\s((?:[1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth|last)
        \s(?:mon|tue|wed|thu|fri|sat|sun))
      /#
    ) { match in "\(match.1) month on the \(match.2)" }
    let hasTime = rule.contains(/\ at |\d(?::\d\d| ?[ap]m)/)
    let parts = [
      "weekend": "saturday", "morning": "day at 9:00", "afternoon": "day at 12:00",
      "evening": "day at 19:00", "night": "day at 22:00",
    ]
    return rule.replacing(/^(every!?) (\w+)/) { match in
      let meaning = parts[String(match.2)] ?? String(match.2)
      return "\(match.1) " + (hasTime ? meaning.prefix { $0 != " " } : meaning[...])
    }
  }
}
