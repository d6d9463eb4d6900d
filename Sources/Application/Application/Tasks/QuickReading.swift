import Localization
package import Model
package import Text

/// A part of a quick line that was read as a marker and its value.
package struct QuickReading: Sendable, Hashable {
  /// The markers of a quick line.
  package enum Marker: String, Sendable, Hashable, CaseIterable {
    case every, from, due, when, start, end, last, at, place, category, priority, duration, bucket
    case remind
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
  package let reason: RequestFailure
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

  /// The failure with its position, for a terminal.
  package var failure: RequestFailure {
    RequestFailure(reason.code, .line, LocatedPhrase(position: from + 1, reason: reason.phrase))
  }
}

/// A message about a character of a quick line, counted from 1.
private struct LocatedPhrase: Phrase {
  let position: Int
  let reason: any Phrase

  func text(in localizer: Localizer) -> String {
    let text = reason.text(in: localizer)
    let message = localizer.audience == .page ? RequestFailure.sentence(text) : text
    return TaskInputPhrase.quickAt(position, message).text(in: localizer)
  }
}
