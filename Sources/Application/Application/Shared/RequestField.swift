import Model
import Recurrence

/// A field that a user fills in: an option of the command line, or a field of a form.
package enum RequestField: String, Sendable, Hashable, CaseIterable {
  case name, notes, every, from, start, first, end, at, zone, due, when, last
  case place, on, dwell, horizon, nag, remind
  case position, radius, tag, within
  case until, instant
  case timing, date, entry, note, task
  case caption, file, photo, about
  case days, habit, gratitude, text, search
  case emotion, mark, month, to, map, practice
  case `for`, person, device, kind, topic, key, secret
  case pushPlaces = "push_places"
  case category, priority, difficulty, duration, color, icon, line, sort, bucket
  case of, year, weeks, polygons

  /// The option of the command line; a name of two words has a hyphen there.
  package var flag: String {
    self == .color ? "--colour" : "--" + rawValue.replacing("_", with: "-")
  }
}

extension RecurrenceError {
  /// The field that is to blame where the rule as a whole does not work.
  var field: RequestField? {
    switch self {
    case .endBeforeStart: .end
    case .timeOfDayWithHours, .timesWithWindow: .at
    case .timesFromDone: .from
    case .firstWithDays: .first
    default: nil
    }
  }
}

extension TodoError {
  /// The field that is to blame.
  var field: RequestField? {
    switch self {
    case .emptyName: .name
    case .dwellWithoutLength, .lengthWithoutDwell: .dwell
    case .wishWithDate: .bucket
    case .inTheFuture, .pinInThePast: .at
    case .inThePast, .notInside, .noPlaces: .until
    case .finished, .doneAlready, .pinFixed, .wishTimed: nil
    }
  }
}
