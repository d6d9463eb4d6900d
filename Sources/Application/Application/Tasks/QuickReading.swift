import Foundation
import Localization
package import Model
import Recurrence
package import Text

/// A part of a quick line that was read as a marker and its value.
package struct QuickReading: Sendable, Hashable {
  /// The markers of a quick line.
  package enum Marker: String, Sendable, Hashable, CaseIterable {
    case every, from, due, when, start, end, last, at, place, category, priority, duration, bucket
    case remind, item
    case person = "for"

    /// The field of a task that it sets.
    var field: RequestField {
      switch self {
      case .every: .every
      case .from: .from
      case .due: .due
      case .when: .when
      case .start: .start
      case .end: .end
      case .last: .last
      case .at: .at
      case .person: .for
      case .place: .place
      case .category: .category
      case .priority: .priority
      case .duration: .duration
      case .bucket: .bucket
      case .remind: .remind
      case .item: .item
      }
    }
  }

  /// Where the part begins, in characters from 0.
  package let from: Int
  /// Where it ends, exclusive.
  package let to: Int
  /// The property that it sets.
  package internal(set) var marker: Marker
  /// The value in its canonical form.
  package internal(set) var value: String
  /// True for a rule that is counted from when it was done, as `every!` says.
  var isFromDone = false

  /// The keys, as `quick --dry-run --json` prints them.
  package var json: JSON {
    .object([
      ("from", .integer(from)), ("to", .integer(to)), ("marker", .string(marker.rawValue)),
      ("value", .string(value)),
    ])
  }
}

/// Words of the name that look like a date, a rule or a marker that was not read.
package struct QuickUnread: Sendable, Hashable {
  /// Where they begin, in characters from 0.
  package let from: Int
  /// Where they end, exclusive.
  package let to: Int
  /// The words as they were typed.
  package let text: String
  /// The marker with which they would be read.
  package let guess: QuickReading.Marker
  /// The name of the place that they name.
  var place: String?

  /// The keys, as `quick --json` prints them.
  package var json: JSON {
    .object([
      ("from", .integer(from)), ("to", .integer(to)), ("text", .string(text)),
      ("guess", .string(guess.rawValue)),
    ])
  }
}

/// A part of a quick line that was refused.
package struct QuickFailure: Error, Sendable {
  /// Why, and the kind of trouble.
  package let reason: Refusal
  /// Where the part begins, in characters from 0.
  package let from: Int
  /// Where it ends, exclusive.
  package let to: Int

  /// Returns the name of the place that the line names and that does not exist; `nil` if the reason
  /// is another one.
  package func unknownPlace(in line: String) -> String? {
    let characters = Array(line)
    guard reason.field == .place, reason.code == .notFound, from < to, to <= characters.count,
      characters[from] == "@"
    else { return nil }
    let name = String(characters[(from + 1)..<to].filter { $0 != "\"" }).trimmed
    return name.isEmpty || name.hasPrefix("#") ? nil : name
  }

  /// Returns the part as it would be read, with the place or tag that was probably meant; `nil` if
  /// none is near.
  package func nearestPlace(in line: String, among places: [Place]) -> String? {
    unknownPlace(in: line).flatMap(PlaceNames(places: places).nearestName).map {
      QuickGuess.marked($0, as: .place)
    }
  }

  /// Returns the line in which the part is name, since quotes keep its words; `nil` if it cannot
  /// be.
  package func named(in line: String) -> String? {
    let part = String(Array(line)[from..<to])
    guard !part.trimmed.isEmpty, !part.contains("\"") else { return nil }
    return line.replacing(from..<to, with: "\"\(part)\"")
  }

  /// The failure with its position, for a terminal.
  package var failure: Refusal {
    Refusal(reason.code, .line, LocatedPhrase(position: from + 1, reason: reason.phrase))
      .offering(reason.readings)
  }
}

/// A message about a character of a quick line, counted from 1.
private struct LocatedPhrase: Phrase {
  let position: Int
  let reason: any Phrase

  func text(in localizer: Localizer) -> String {
    let text = reason.text(in: localizer)
    let message = localizer.audience == .page ? Refusal.sentence(text) : text
    return TaskInputPhrase.quickAt(position, message).text(in: localizer)
  }
}

extension QuickReading {
  /// The title of the part in a table.
  package var title: String {
    // A rule begins with `every` itself.
    marker == .every ? TaskPhrase.rowEvery.pageText : marker.word.text
  }

  /// Returns the value in plain words; as it is typed, where that is as plain.
  package func words(in actionContext: ActionContext) -> String {
    switch marker {
    case .every:
      guard let period = (try? Rhythm(parsing: value))?.words else { return value }
      return isFromDone ? TaskPhrase.periodAfterDone(period).text : period
    case .from:
      return
        (value == ResetMode.done.rawValue
        ? TaskPagePhrase.afterIDoIt : TaskPagePhrase.onFixedDates).text
    case .when where WhenText.isSpan(value):
      guard let span = try? WhenText.span(in: value),
        let begin = try? actionContext.moments(in: actionContext.machineZone).moment(span.begin),
        let end = span.span.spanText?.suffix(5)
      else { return value }
      let date = begin.date(in: actionContext.machineZone, dayMeans: .start)
      return Self.words(date, in: actionContext) + "–" + end
    case .due, .when, .start, .end, .last:
      let moments = actionContext.moments(in: actionContext.machineZone)
      let date = try? moments.date(value, dayMeans: .start)
      return date.map { Self.words($0, in: actionContext) } ?? value
    case .priority: return Priority(rawValue: value)?.word.text ?? value
    case .bucket: return TaskPagePhrase.bucketYes.text
    case .duration:
      let length = try? actionContext.moments(in: actionContext.machineZone).length(value)
      return length.map { Formatted.length(seconds: $0.seconds) } ?? value
    case .remind: return [Lead](leadText: value).map { LeadPhrase.words($0).text } ?? value
    case .at: return (try? TimesOfDay(parsing: value))?.words ?? value
    case .place, .category, .person: return value
    case .item: return value.cleanLine
    }
  }

  /// Returns an instant in words: the day, where the instant is its beginning or its end.
  private static func words(_ date: Date, in actionContext: ActionContext) -> String {
    let (zone, now) = (actionContext.machineZone, actionContext.now)
    let local = LocalDateTime(date, in: zone)
    let isDay = (local.hour, local.minute) == (23, 59) || (local.hour, local.minute) == (0, 0)
    return isDay
      ? Formatted.day(date, in: zone, now: now) : Formatted.moment(date, in: zone, now: now)
  }
}
