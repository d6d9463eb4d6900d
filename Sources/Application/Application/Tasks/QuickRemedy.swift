import Foundation
import Localization
import Model
import Recurrence
import Text

/// Remedies for words that were not read: only those that give the whole of them when they are read
/// back.
extension QuickLine {
  /// Returns the sentence about words that were not read, with the command that changes it: an edit
  /// of a task with a number, or another quick line; `nil` if there are none.
  package func unreadText(id: String?, actionContext: ActionContext) -> String? {
    guard !unread.isEmpty else { return nil }
    let command: String?
    if let id {
      command = edit(actionContext).map { name, values in
        let options = values.filter { $0.0.guess != .item }
        let items = values.filter { $0.0.guess == .item }.map { QuickGuess.argument($1) }
        let edit =
          (name.map { " --name \(QuickGuess.argument($0))" } ?? "")
          + options.map { " \($0.guess.field.flag) \(QuickGuess.argument($1))" }.joined()
        let calls = items.map { "passby item add \(id) \($0)" }
        return ((edit.isEmpty ? [] : ["passby edit \(id)\(edit)"]) + calls)
          .joined(separator: " && ")
      }
    } else {
      command = line(reading: unread, actionContext).map { QuickGuess.call($0.line) }
    }
    return ActionPhrase.unread(unread.map { $0.text.quoted }, command: command).text
  }

  /// Returns the same sentence for a program that asks the API, with the request that changes the
  /// task of an address; `nil` if there are no such words.
  package func unreadText(address: String, actionContext: ActionContext) -> String? {
    guard !unread.isEmpty else { return nil }
    let command = edit(actionContext).map { name, values in
      let keys = values.map { part, value -> (String, JSON) in
        if part.guess == .item {
          let all = (fields.items ?? []).map(\.text) + [value]
          return ("items", .array(all.map { .string($0) }))
        }
        let isList = [.place, .person].contains(part.guess)
        return (
          part.guess.field.rawValue, isList ? .array([.string(value)]) : .string(value)
        )
      }
      let rest = name.map { [("name", JSON.string($0))] } ?? []
      return "PATCH \(address) \(JSON.object(rest + keys).text)"
    }
    return ActionPhrase.unread(unread.map { $0.text.quoted }, command: command).text
  }

  /// Returns the line in which a part is name, since quotes keep its words.
  package func line(without part: QuickReading) -> String {
    let words = Array(line)[part.from..<part.to].filter { $0 != "\"" }
    return line.replacing(part.from..<part.to, with: "\"\(String(words))\"")
  }

  /// Returns the line in which words that were not read have the marker that they need, and what
  /// takes their place; `nil` where that would not be the whole of them.
  package func line(
    reading part: QuickUnread, actionContext: ActionContext
  ) -> (line: String, part: String)? {
    line(reading: [part], actionContext)
  }

  /// Returns the line in which several parts have their markers, and what takes their place.
  private func line(
    reading parts: [QuickUnread], _ actionContext: ActionContext
  ) -> (line: String, part: String)? {
    guard !parts.contains(where: { isRead($0.guess, inLine: true) }), !isTorn(without: parts) else {
      return nil
    }
    var values: [String] = []
    for part in parts {
      guard let value = QuickGuess.known(part, actionContext: actionContext) else { return nil }
      values.append(value)
    }
    for isSpoken in [true, false] {
      let marked = zip(parts, values).map {
        isSpoken ? QuickGuess.spoken($1, as: $0.guess) : QuickGuess.marked($1, as: $0.guess)
      }
      var whole = line
      for (part, text) in zip(parts, marked).reversed() {
        whole = whole.replacing(part.from..<part.to, with: text)
      }
      if let other = reading(whole, actionContext: actionContext), keeps(other, but: parts) {
        return (whole, marked.joined(separator: " "))
      }
    }
    return nil
  }

  /// True if another line has all that this one has, and reads some more words of its name.
  private func keeps(_ other: QuickLine, but parts: [QuickUnread]) -> Bool {
    let dates: Set<QuickReading.Marker> = [.due, .when]
    let left = unread.filter { part in !parts.contains { $0.from == part.from } }
    return other.name == name(without: parts)
      && other.unread.map(\.text) == left.map(\.text)
      && parts.allSatisfy { part in other.readings.contains { $0.isOf(part.guess) } }
      && readings.allSatisfy { mine in
        other.readings.contains {
          $0.marker == mine.marker && $0.value == mine.value
            || dates.contains(mine.marker) && dates.contains($0.marker)
              && $0.value.prefix(10) == mine.value.prefix(10)
        }
      }
  }

  /// Returns the rest of the name, if it is another one, and the values of all words that were not
  /// read, for an edit of the task.
  private func edit(
    _ actionContext: ActionContext
  ) -> (name: String?, values: [(QuickUnread, String)])? {
    guard Set(unread.map(\.guess)).count == unread.count, !isTorn(without: unread),
      !unread.contains(where: { isRead($0.guess, inLine: false) })
    else { return nil }
    var fields = fields
    var values: [(QuickUnread, String)] = []
    for part in unread {
      guard let value = QuickGuess.known(part, actionContext: actionContext),
        part.guess != .at || !QuickGuess.isEarly(part.text)
      else { return nil }
      values.append((part, value))
      fields[part.guess.field] = value
    }
    let rest = name(without: unread)
    guard !rest.isEmpty, todo(named: rest, fields, actionContext: actionContext) != nil else {
      return nil
    }
    return (rest == name ? nil : rest, values)
  }

  private func isRead(_ marker: QuickReading.Marker, inLine: Bool) -> Bool {
    guard ![.place, .person, .item].contains(marker) else { return false }
    // Only what repeats was done before.
    if marker == .last, fields[.every] == nil { return true }
    let dates: Set<QuickReading.Marker> = [.due, .when]
    return readings.contains { reading in
      reading.marker == marker || dates.contains(marker) && dates.contains(reading.marker)
        || inLine && marker == .at && dates.contains(reading.marker)
          && !reading.value.contains("T23:59:59")
    }
  }

  /// Returns the words of the name outside of some parts.
  private func name(without parts: [QuickUnread]) -> String {
    nameWords.filter { word in !parts.contains { $0.from <= word.from && word.to <= $0.to } }
      .map(\.text).joined(separator: " ")
  }

  /// True if taking parts out of the name would leave a piece of them: `pm` behind `thu 2.30`, `on
  /// the` before a day.
  private func isTorn(without parts: [QuickUnread]) -> Bool {
    parts.contains { part in
      let before = nameWords.last { $0.to <= part.from }
      let behind = nameWords.first { $0.from >= part.to }
      return before.map { QuickGuess.belongs($0, toNext: true) } == true
        || behind.map { QuickGuess.belongs($0, toNext: false) } == true
    }
  }
}

extension QuickReading {
  /// True if it reads words with a marker: a date with a time is an appointment.
  fileprivate func isOf(_ marker: QuickReading.Marker) -> Bool {
    let dates: Set<QuickReading.Marker> = [.due, .when, .at]
    return self.marker == marker || dates.contains(marker) && dates.contains(self.marker)
  }
}

extension QuickGuess {
  /// True for a word of a name that belongs to a date or rule beside it.
  fileprivate static func belongs(_ word: QuickWord, toNext: Bool) -> Bool {
    guard !word.isQuoted else { return false }
    let text = Apostrophe.plain(word.text.lowercased()).withoutCommas
    let languages: [any Language] = [English(), Localizer.current.language]
    return languages.contains { language in
      let (quick, dates) = (language.quick, language.dates)
      let joints = quick.joints + quick.rangeJoints + (dates.rules["of"] ?? [])
      let days = (dates.weekdays + dates.months).joined()
      let others =
        toNext
        ? quick.before + quick.besides + quick.at + quick.start + quick.end + quick.due
          + dates.fillers + dates.ahead + dates.articles
        : quick.halvesOfDay + dates.ago + dates.endUnits.values.joined()
      return joints.contains(text) || days.contains(text) || others.contains(text)
    } || !toNext && text.first?.isNumber == true
  }

  /// True for a time from 1:00 to 5:59 that could be one of the afternoon.
  static func isEarly(_ text: String) -> Bool {
    !text.contains(/(^|\D)0\d/) && text.contains(/\d/)
      && !text.lowercased().contains(/(am|pm|a\.m\.|p\.m\.)$/)
      && text.contains(/(^|\s)[1-5]([:.]\d\d)?$/)
  }

  /// Returns a value behind its marker in the language in force.
  fileprivate static func spoken(_ value: String, as marker: QuickReading.Marker) -> String {
    let quick = Localizer.current.language.quick
    let words: [QuickReading.Marker: [String]] = [
      .due: quick.due, .at: quick.at, .start: quick.start, .end: quick.end, .last: quick.last,
      .remind: quick.remind, .person: quick.person,
    ]
    if marker == .every, let rhythm = try? Rhythm(parsing: value),
      let rule = QuickMeaning.rule(rhythm).spoken
    {
      return rule
    }
    return words[marker]?.first.map { "\($0) \(value)" } ?? marked(value, as: marker)
  }
}
