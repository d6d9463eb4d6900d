import DateWords
import Foundation
import Localization
import Model
import Recurrence
package import Text

/// One of the readings of a quick line that could mean several things.
package struct AlternativeReading: Sendable, Hashable {
  /// The whole line that says it: it can be typed, and is read without a question.
  package let line: String
  /// The reading in the language in force: `every 2 weeks on Thu, from Thu 3 Dec`.
  package let text: String
  /// Where the words begin that could mean several things, in characters of the line as it was
  /// typed, from 0.
  package let from: Int
  /// Where they end, exclusive.
  package let to: Int
  /// The first dates, at most three: days, or moments with their time.
  package let next: [String]
  /// The same dates in words: `Thu 3 Dec · Thu 17 Dec`; empty where the text says them.
  package let datesText: String

  /// The keys, as `quick --json` and the API have them.
  package var json: JSON {
    .object([
      ("line", .string(line)), ("text", .string(text)), ("from", .integer(from)),
      ("to", .integer(to)), ("next", .array(next.map { .string($0) })),
    ])
  }
}

extension [AlternativeReading] {
  /// The keys of an answer that asks which one is meant.
  package var json: JSON { .object([("readings", .array(map(\.json)))]) }

  /// The numbered list for a terminal, each with the command that adds it, if `withCommands`.
  package func list(withCommands: Bool) -> [String] {
    enumerated().flatMap { index, reading in
      let dates = reading.datesText.isEmpty ? "" : ": \(reading.datesText)"
      let command = "     " + QuickGuess.call(reading.line)
      return ["  \(index + 1)  \(reading.text)\(dates)"] + (withCommands ? [command] : [])
    }
  }
}

/// A meaning of words of a quick line, as a text that says just that in their place.
struct QuickMeaning: Sendable, Hashable {
  /// The text in words and dates that are the same in every language.
  let exact: String
  /// The text as people write it; it counts only where it is read as the exact one.
  var spoken: String?
  /// True for a meaning that counts only where none before it is read.
  var isSpare = false

  /// A day.
  static func day(_ day: LocalDateTime) -> QuickMeaning {
    QuickMeaning(
      exact: day.dateText,
      spoken: TaskInputPhrase.dayOfYear(day: day.day, month: day.month).text)
  }

  /// A rule.
  static func rule(_ rhythm: Rhythm) -> QuickMeaning {
    QuickMeaning(exact: "every \(rhythm)", spoken: rhythm.typedWords)
  }

  /// Returns the meaning with a marker before it, in English and in the language in force.
  func behind(_ marker: String, _ spoken: (QuickVocabulary) -> [String]) -> QuickMeaning {
    let word = spoken(Localizer.current.language.quick).first ?? marker
    return QuickMeaning(exact: "\(marker) \(exact)", spoken: self.spoken.map { "\(word) \($0)" })
  }

  /// Returns the meaning with another one behind it.
  func followed(by other: QuickMeaning) -> QuickMeaning {
    QuickMeaning(
      exact: "\(exact) \(other.exact)",
      spoken: spoken.flatMap { first in other.spoken.map { "\(first) \($0)" } })
  }

  /// Returns the meaning with other words around its own.
  func wrapped(_ wrap: (String) -> String) -> QuickMeaning {
    QuickMeaning(exact: wrap(exact), spoken: spoken.map(wrap), isSpare: isSpare)
  }
}

/// Reads quick lines, and asks where one could mean several things.
struct LineReader {
  let builder: EditBuilder
  let places: [Place]
  let categories: [Category]
  let persons: [Person]

  /// A line that was read, and what it would add.
  typealias Read = (reading: QuickLine, todo: Todo)

  /// How many questions about one line are answered together at most.
  private static let depth = 3
  /// How many readings are offered at most.
  private static let most = 6

  /// Reads a line as it is.
  func plainReading(_ line: String, plain: Bool = false) throws(QuickFailure) -> QuickLine {
    try QuickLine(
      line, actionContext: builder.actionContext, places: places, categories: categories,
      persons: persons, plain: plain)
  }

  private func reading(_ line: String, plain: Bool) throws(QuickFailure) -> QuickLine {
    var reading = try plainReading(line, plain: plain)
    guard !plain else { return reading }
    if let question = EarlyTimes(line, reading, self).question { throw question }
    let slips = QuickSlips(line, reading, self)
    if let question = slips.question { throw question }
    reading.name(slips.unread)
    return reading
  }

  /// Reads a line, and returns the task that it would add.
  ///
  /// - Throws: `QuickFailure`, with the readings of a line that could mean several things.
  func task(_ line: String, plain: Bool = false) throws -> Read {
    do {
      return try plainTask(line, plain: plain)
    } catch let failure as QuickFailure {
      throw asking(failure, in: line)
    }
  }

  private func plainTask(_ line: String, plain: Bool = false) throws -> Read {
    let reading = try reading(line, plain: plain)
    do {
      let todo = try builder.preview(
        name: reading.name, fields: reading.fields, places: places, categories: categories,
        persons: persons)
      try builder.checkEnd(of: todo, reading)
      return (reading, todo)
    } catch let failure as Refusal {
      throw reading.located(failure)
    }
  }

  /// Returns a failure with the readings that can be chosen in its place.
  func asking(_ failure: QuickFailure, in line: String) -> QuickFailure {
    let readings = readings(of: failure, in: line, depth: Self.depth)
    guard !readings.isEmpty else { return failure }
    let words = String(Array(line)[failure.from..<failure.to])
    let reason =
      readings.count == 1
      ? failure.reason
      : Refusal(failure.reason.code, .line, TaskInputPhrase.severalReadings(words.quoted))
    return QuickFailure(
      reason: reason.offering(readings), from: failure.from, to: failure.to)
  }

  private func readings(
    of failure: QuickFailure, in line: String, depth: Int
  ) -> [AlternativeReading] {
    var found: [AlternativeReading] = []
    for meaning in failure.reason.meanings where !meaning.isSpare || found.isEmpty {
      for reading in readings(meaning, of: failure, in: line, depth: depth)
      where !found.contains(where: { $0.text == reading.text && $0.next == reading.next }) {
        found.append(reading)
      }
    }
    return Array(found.prefix(Self.most))
  }

  private func readings(
    _ meaning: QuickMeaning, of failure: QuickFailure, in line: String, depth: Int
  ) -> [AlternativeReading] {
    let range = failure.from..<failure.to
    let exact = line.replacing(range, with: meaning.exact)
    do {
      let read = try plainTask(exact)
      guard read.reading.isRead(failure.from..<failure.from + meaning.exact.count) else {
        return []
      }
      if let spoken = meaning.spoken {
        let words = line.replacing(range, with: spoken)
        if let same = try? plainTask(words), same.todo.details == read.todo.details,
          same.reading.fields == read.reading.fields
        {
          return [alternative(words, same, range)]
        }
      }
      return [alternative(exact, read, range)]
    } catch let next as QuickFailure where depth > 1 {
      // The line has another question: each of its answers is a reading.
      let found = readings(of: next, in: exact, depth: depth - 1)
      let spoken =
        meaning.spoken.map { line.replacing(range, with: $0) }.map { words in
          do {
            _ = try plainTask(words)
            return []
          } catch let next as QuickFailure {
            return readings(of: next, in: words, depth: depth - 1)
          } catch {
            return []
          }
        } ?? [AlternativeReading]()
      return (spoken.map(\.next) == found.map(\.next) ? spoken : found).map {
        AlternativeReading(
          line: $0.line, text: $0.text, from: range.lowerBound, to: range.upperBound,
          next: $0.next, datesText: $0.datesText)
      }
    } catch {
      return []
    }
  }

  private func alternative(
    _ line: String, _ read: Read, _ range: Range<Int>
  ) -> AlternativeReading {
    let (todo, actionContext) = (read.todo, builder.actionContext)
    let zone = actionContext.zone(of: todo)
    let text = read.reading.whenText(in: actionContext)
    let dues = actionContext.coming(todo).prefix(3).compactMap(\.due)
    let dates = dues.map {
      Formatted.moment($0, in: zone, now: actionContext.now, asDay: todo.isInDays)
    }.joined(separator: " · ")
    return AlternativeReading(
      line: line, text: text, from: range.lowerBound, to: range.upperBound,
      next: dues.map {
        todo.isInDays ? LocalDateTime($0, in: zone).dateText : Instant.text($0, in: zone)
      },
      datesText: dates == text ? "" : dates)
  }
}

extension QuickLine {
  /// The dates, times and rules of the line in words: `every 2 weeks on Thu, from Thu 3 Dec`.
  fileprivate func whenText(in actionContext: ActionContext) -> String {
    let markers: Set<QuickReading.Marker> = [.every, .start, .due, .when, .at, .end, .last]
    return readings.filter { markers.contains($0.marker) }.map { part in
      let words = part.words(in: actionContext)
      switch part.marker {
      case .start: return TaskInputPhrase.readingFrom(words).text
      case .due where fields[.every] != nil: return TaskInputPhrase.readingFrom(words).text
      case .end: return TaskInputPhrase.readingUntil(words).text
      default: return words
      }
    }.joined(separator: ", ")
  }

  /// True if all words of a range of the line belong to parts that were read.
  fileprivate func isRead(_ range: Range<Int>) -> Bool {
    QuickWord.words(of: line).filter { range.contains($0.from) }.allSatisfy { word in
      readings.contains { $0.from <= word.from && word.to <= $0.to }
    }
  }
}

extension String {
  /// Returns the text with another one in the place of some characters.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    var characters = Array(self)
    characters.replaceSubrange(range, with: Array(text))
    return String(characters)
  }
}

extension DateWordsError {
  /// The days that the text could mean, if they are two.
  var meanings: [QuickMeaning] {
    switch self {
    case .ambiguous(_, let first, let second):
      [first, second].compactMap { try? LocalDateTime(parsing: "\($0)T00:00") }.map(
        QuickMeaning.day)
    case .otherWeekday(_, let date, let weekday): [date, weekday].map(QuickMeaning.day)
    case .unreadable, .impossible: []
    }
  }
}
