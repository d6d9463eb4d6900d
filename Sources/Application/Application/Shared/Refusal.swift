import DateWords
import Geo
package import Localization
import Model
import Recurrence
import Regions
import Text

/// Why a request was refused, or could not be answered.
///
/// A terminal needs the options and commands to use; a page shows the message beside the field it
/// is about, and names neither. The edges translate the code: `ExitStatus`, `Problem`.
package struct Refusal: Error, Sendable, CustomStringConvertible {
  /// The kind of trouble.
  package enum Code: String, Sendable, Hashable {
    /// The request cannot be understood.
    case usage
    /// The request is understood, and not allowed as things stand.
    case refused
    /// The request names something that does not exist.
    case notFound = "not_found"
    /// The request brings a file that is not what it should be.
    case badData = "bad_data"
    /// The request brings a file that is too large.
    case tooLarge = "too_large"
    /// A service, program or daemon that it takes is not there.
    case unavailable
    /// A file cannot be read or written.
    case inputOutput = "input_output"
    /// Another process has what it takes.
    case busy
    /// The configuration is wrong, or does not allow it.
    case configuration
  }

  /// The kind of trouble.
  package let code: Code
  /// The field to blame, if one is.
  package let field: RequestField?
  /// The message for each audience: what was wrong, what was expected and what to do.
  package let phrase: any Phrase
  /// Why the API answers with another status than that of the code, if it does.
  package private(set) var misfit: Misfit?
  /// The readings of a quick line from which one can be chosen.
  package private(set) var readings: [AlternativeReading] = []
  /// The meanings that the refused words may have.
  private(set) var meanings: [QuickMeaning] = []

  /// The correction of what was typed, if one is probable.
  package private(set) var correction: Correction?

  /// Words that were typed, and those that were probably meant.
  package struct Correction: Sendable, Hashable {
    package let typed: String
    package let meant: String
  }

  /// Values that are as `openapi.json` describes them, and are refused all the same.
  package enum Misfit: Sendable, Hashable {
    /// There is no such time zone.
    case unknownZone
    /// The device is there, but offers nothing.
    case noOffers
    /// The stored task cannot take it.
    case storedTask
  }

  package init(_ code: Code, _ field: RequestField?, _ phrase: any Phrase) {
    self.code = code
    self.field = field
    self.phrase = phrase
  }

  /// Returns the failure as one of a value that is well-formed.
  func because(_ misfit: Misfit?) -> Self {
    var failure = self
    failure.misfit = misfit
    return failure
  }

  /// Returns the failure with readings from which one can be chosen.
  func offering(_ readings: [AlternativeReading]) -> Self {
    var failure = self
    failure.readings = readings
    return failure
  }

  /// Returns the failure with what the refused words may mean.
  func meaning(_ meanings: [QuickMeaning]) -> Self {
    var failure = self
    failure.meanings = meanings
    return failure
  }

  /// Returns the failure with what was probably meant by what was typed.
  package func offering(_ meant: String?, for typed: String) -> Self {
    var failure = self
    failure.correction = meant.map { Correction(typed: typed, meant: $0) }
    return failure
  }

  /// Creates a failure that no field is to blame for.
  package init(_ code: Code, _ phrase: any Phrase) { self.init(code, nil, phrase) }

  /// Returns the failure of a name that several have (Q10); `found` are their numbers, if they are
  /// known by any, and names.
  static func several(
    _ field: RequestField, _ text: String, _ found: [(number: Int64?, name: String)]
  ) -> Self {
    let labels = found.prefix(5).map { number, name in
      (number.map { "\($0) " } ?? "") + name.quoted
    }
    return Self(
      .notFound, field,
      TaskInputPhrase.severalNames(
        text.quoted, labels, haveNumbers: found.allSatisfy { $0.number != nil }))
  }

  /// Creates a failure about a value: the command line names the option before it,
  /// `--from "x" is unknown: …`.
  init(
    _ code: Code, _ field: RequestField, value: String, _ phrase: (GivenValue) -> any Phrase
  ) {
    self.init(code, field, phrase(GivenValue(value.quoted, of: field.flag)))
  }

  /// Creates the failure that an error of reading a field means; `nil` for an error that is no
  /// fault of the request.
  package init?(_ error: any Error, field: RequestField? = nil) {
    switch error {
    case let failure as Refusal: self = failure
    case let error as QuickFailure: self = error.failure
    case let error as RecurrenceError:
      self.init(.usage, field ?? error.field, error.phrase)
      switch error {
      case .timeOfDayWithHours, .timesFromDone, .timesWithWindow: misfit = .storedTask
      default: break
      }
    case let error as TodoError:
      self.init(
        error.isUsage ? .usage : .refused, field ?? error.field, error.phrase)
    case let error as DateWordsError:
      self.init(.usage, field, error.phrase)
      meanings = error.meanings
    case let error as CoordinateError:
      self.init(.usage, field ?? .position, error.phrase)
    case let error as RegionError: self.init(.usage, field ?? .radius, error.phrase)
    case let error as ElapsedTimeError: self.init(.usage, field, error.phrase)
    case let error as OpeningHoursError: self.init(.usage, field ?? .hours, error.phrase)
    default: return nil
    }
  }

  /// The message for a terminal, in the language in force.
  package var description: String { phrase.text }

  /// The message for a page, in the language in force: a sentence with a capital and a full stop.
  package var pageText: String { Self.sentence(phrase.pageText) }

  /// Returns a message as a sentence with a capital and a full stop.
  static func sentence(_ text: String) -> String {
    let end = text.hasSuffix(".") || text.hasSuffix("?") || text.hasSuffix("!") ? "" : "."
    return text.prefix(1).uppercased() + text.dropFirst() + end
  }
}

extension DateWordsError {
  /// The message: what was refused and what was expected.
  fileprivate var phrase: DatePhrase {
    switch self {
    case .unreadable(let text): DatePhrase.notMoment(text.quoted, suggestion: nil)
    case .ambiguous(let text, let first, let second):
      DatePhrase.ambiguousMoment(text.quoted, first: first, second: second)
    case .otherWeekday(let text, let date, let weekday):
      DatePhrase.otherWeekday(
        text.quoted, date: LocalTime(date), weekday: LocalTime(weekday))
    case .impossible(let text, let range): DatePhrase.outOfRange(text.quoted, range)
    }
  }
}

/// Returns the value of a closure; failures that blame no field blame this one.
func blaming<Value>(_ field: RequestField, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let failure as Refusal where failure.field == nil {
    let correction = failure.correction
    throw Refusal(failure.code, field, failure.phrase).because(failure.misfit)
      .offering(correction?.meant, for: correction?.typed ?? "")
  }
}

/// Reads the value of a field; errors are blamed on that field.
func reading<Value>(_ field: RequestField, _ read: () throws -> Value) throws -> Value {
  do {
    return try read()
  } catch {
    throw Refusal(error, field: field) ?? error
  }
}

/// A field that a user fills in: an option of the command line, or a field of a form.
package enum RequestField: String, Sendable, Hashable, CaseIterable {
  case name, notes, every, from, start, first, end, at, zone, due, when, last
  case place, on, dwell, horizon, nag, remind, item
  case position, radius, tag, within, hours
  case until, instant
  case timing, date, entry, note, task
  case caption, file, photo, about
  case days, habit, gratitude, text, search
  case goal, unit, times, amount, set
  case atMost = "at_most"
  case emotion, mark, month, to, map, practice
  case `for`, person, device, kind, topic, key, secret
  case pushPlaces = "push_places"
  case category, priority, difficulty, duration, color, icon, line, sort, bucket
  case severalADay = "several_a_day"
  case of, year, weeks, polygons
  case season
  case turns, turn, by
  case turnsBy = "turns_by"

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
    case .quotaMoved: .instant
    case .finished, .doneAlready, .pinFixed, .wishTimed: nil
    }
  }
}

/// A check that no text contains U+0000, at which SQLite and C end a text.
enum NullCharacter {
  /// Returns the text.
  ///
  /// - Throws: `Refusal` if the text contains U+0000.
  static func refused(in text: String, _ field: RequestField) throws -> String {
    guard !text.unicodeScalars.contains("\u{0}") else {
      throw Refusal(.usage, field, value: text) {
        TaskInputPhrase.nullCharacter(subject: $0)
      }
    }
    return text
  }
}

/// Finds the name that a mistyped one was probably meant to be.
package enum Suggestion {
  /// Returns a question with the nearest name, or an empty text when none is near.
  ///
  /// It begins with a blank, to follow another sentence: ` Did you mean "Vet"?`
  package static func phrase(for word: String, among names: [String]) -> String {
    quoted(for: word, among: names).map { CommandPhrase.didYouMean($0).text } ?? ""
  }

  /// Returns the nearest name in quotes; `nil` when none is near.
  package static func quoted(for word: String, among names: [String]) -> String? {
    nearest(to: word, among: names)?.quoted
  }

  /// Returns the name with the fewest changed letters, or one that begins with the word.
  ///
  /// At most a third of the letters may differ, but one may unless it is the only one. Case,
  /// accents and apostrophes do not count.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let wanted = String(word.prefix(80))
    let beginning = FoldedText(wanted)
    let ranked = names.map { (name: $0, distance: Spelling.distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isNear =
      best.distance <= max(1, min(wanted.count, best.name.count) / 3)
      && best.distance < max(wanted.count, best.name.count)
    let isPrefix = wanted.count >= 2 && FoldedText(best.name).hasPrefix(beginning)
    if isNear || isPrefix { return best.name }
    return names.first { wanted.count >= 2 && FoldedText($0).hasPrefix(beginning) }
  }
}
