import Foundation
import Localization
package import Model
import Recurrence
package import Text

/// A task in one line: `Claw trim every 2w on tue at 18:00 @Vet #Home !high ~30min`.
///
/// A marker counts only where what follows can be read as its value. Besides, dates, times and
/// rules are read without a marker at the end of the line and beside markers. Everything else is
/// the name; what in it looks like one of them is `unread`.
package struct QuickLine: Sendable {
  /// The name of the task.
  package let name: String
  /// The other fields.
  package let fields: TaskFields
  /// The parts that were read, in the order of the line.
  package let readings: [QuickReading]
  /// The words of the name that look as if they should have been read.
  package private(set) var unread: [QuickUnread]
  package let line: String
  /// The words of the name.
  let nameWords: [QuickWord]
  private let places: [Place]
  private let categories: [Category]
  private let persons: [Person]

  /// Reads a line; places, categories and persons are those that it may name.
  ///
  /// With `plain`, all of it is the name.
  ///
  /// - Throws: `QuickFailure` for a part that cannot be read or could mean two things, an unknown
  ///   place or category, a marker that stands twice, and a line without a name, and one
  ///   that is too long.
  package init(
    _ line: String, actionContext: ActionContext, places: [Place], categories: [Category],
    persons: [Person] = [], plain: Bool = false
  ) throws(QuickFailure) {
    try self.init(
      line, actionContext: actionContext, places: places, categories: categories,
      persons: persons, plain: plain, needsName: true)
  }

  /// Reads a line, which may still be without a name if it needs none.
  init(
    _ line: String, actionContext: ActionContext, places: [Place], categories: [Category],
    persons: [Person], plain: Bool, needsName: Bool
  ) throws(QuickFailure) {
    self.line = line
    (self.places, self.categories, self.persons) = (places, categories, persons)
    guard line.unicodeScalars.count <= ReadingLimits.quickLineCharacters else {
      throw QuickFailure(
        reason: Refusal(
          .usage, .line, TaskInputPhrase.lineTooLong(most: ReadingLimits.quickLineCharacters)),
        from: 0, to: line.count)
    }
    var scan = QuickScan(
      line, actionContext: actionContext, places: PlaceNames(places: places),
      categories: CategoryNames(categories: categories), persons: PersonNames(persons: persons))
    if plain {
      name = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      nameWords = []
      unread = []
    } else {
      try scan.scanMarkers()
      try scan.scanPlain()
      try scan.settle()
      nameWords = scan.freeWords
      name = nameWords.map(\.text).joined(separator: " ")
      unread = scan.unread
    }
    fields = scan.fields
    let isFromDone =
      fields[.from] == ResetMode.done.rawValue
      && !scan.readings.contains { $0.marker == .from }
    readings = scan.readings.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { part in
      var part = part
      part.isFromDone = isFromDone && part.marker == .every
      return part
    }
    guard !name.isEmpty || !needsName else {
      throw QuickFailure(
        reason: Refusal(.usage, .name, TaskInputPhrase.quickWithoutName), from: 0,
        to: line.count)
    }
  }

  /// Names more words as not read, and leaves out those that are part of them.
  mutating func name(_ more: [QuickUnread]) {
    let others = unread.filter { part in
      !more.contains { $0.from < part.to && part.from < $0.to }
    }
    unread = (others + more).sorted { $0.from < $1.from }
  }

  /// Returns a failure of the whole task at the part of the line that it is about, without the
  /// options of the command line.
  package func located(_ failure: Refusal) -> QuickFailure {
    let reading =
      readings.first { $0.marker.field == failure.field }
      // A due date beside a rule sets its first one; a time of day may stand with it.
      ?? readings.first { $0.marker == .due && [.first, .start, .at].contains(failure.field) }
    return QuickFailure(
      reason: Refusal(failure.code, failure.field, failure.phrase.spoken(to: .page))
        .meaning(failure.meanings), from: reading?.from ?? 0, to: reading?.to ?? 0)
  }

  /// The texts that were read, as they were typed; those that stand side by side are one.
  package var readTexts: [String] {
    let characters = Array(line)
    var ranges: [Range<Int>] = []
    for reading in readings {
      if let last = ranges.last,
        last.upperBound > reading.from
          || characters[last.upperBound..<reading.from].allSatisfy(\.isWhitespace)
      {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, reading.to)
      } else {
        ranges.append(reading.from..<reading.to)
      }
    }
    return ranges.map { String(characters[$0]).oneLine }
  }

  /// Returns an answer that says what was read: `Added 5 "Call mum": due … Read: tomorrow 6pm`.
  package func naming(_ answer: String) -> String {
    readTexts.isEmpty ? answer : ActionPhrase.read(answer: answer, parts: readTexts).text
  }

  /// Returns how another line is read, which may name the same places, categories and persons;
  /// `nil` if it is refused.
  func reading(_ line: String, actionContext: ActionContext) -> QuickLine? {
    try? QuickLine(
      line, actionContext: actionContext, places: places, categories: categories,
      persons: persons)
  }

  /// Returns the task that fields of the line would make, with some others; `nil` if they are
  /// refused.
  func todo(
    named name: String, _ fields: TaskFields, actionContext: ActionContext
  ) -> Todo? {
    try? EditBuilder(actionContext).preview(
      name: name, fields: fields, places: places, categories: categories, persons: persons)
  }

  /// The keys that `quick` adds to those of the task.
  package var json: [(String, JSON)] {
    [("reading", .array(readings.map(\.json))), ("unread", .array(unread.map(\.json)))]
  }
}

/// A word of a quick line, with its place in it in characters.
struct QuickWord: Sendable, Hashable {
  /// The text without its quotes.
  let text: String
  /// Where it begins, from 0.
  let from: Int
  /// Where it ends, exclusive.
  let to: Int
  /// True if it stood in double quotes, so that it belongs to the name.
  var isQuoted = false
  /// True if what follows its marker stood in double quotes.
  var isValueQuoted = false

  /// The word without a comma at its end, unless it stood in quotes.
  var withoutComma: QuickWord {
    guard !isQuoted, text.hasSuffix(",") else { return self }
    return QuickWord(text: String(text.dropLast()), from: from, to: to - 1)
  }

  /// Splits a line at white space; double quotes keep words together, also behind `@`, `#` and `+`.
  ///
  /// Text that follows a closing quote without white space belongs to the same word of the name. An
  /// unclosed quote is an ordinary character.
  static func words(of line: String) -> [QuickWord] {
    let characters = Array(line)
    var words: [QuickWord] = []
    var index = 0
    while index < characters.count {
      guard !characters[index].isWhitespace else {
        index += 1
        continue
      }
      let start = index
      var text = ""
      var (isQuoted, isValueQuoted) = (false, false)
      while index < characters.count, !characters[index].isWhitespace {
        let isValue = text == "@" || text == "#" || text == "+"
        guard text.isEmpty || isQuoted || isValue, characters[index] == "\"",
          let close = characters[(index + 1)...].firstIndex(of: "\""), close > index + 1
        else {
          text.append(characters[index])
          index += 1
          continue
        }
        text += String(characters[(index + 1)..<close])
        index = close + 1
        if isValue {
          isValueQuoted = true
          break
        }
        isQuoted = true
      }
      words.append(
        QuickWord(
          text: text, from: start, to: index, isQuoted: isQuoted, isValueQuoted: isValueQuoted))
    }
    return words
  }
}

extension EditBuilder {
  /// Returns the edit that adds the task of a quick line, and how the line was read; with `plain`
  /// all of it is the name.
  ///
  /// - Throws: `QuickFailure`, with the place in the line, and the readings of a line that could
  ///   mean several things; what the context throws.
  func quick(
    _ line: String, plain: Bool, in context: any EditContext
  ) throws -> (TaskOutcome, QuickLine) {
    let reader = LineReader(
      builder: self, places: try context.places, categories: try context.categories,
      persons: try context.persons)
    let reading = try reader.task(line, plain: plain).reading
    return (try add(name: reading.name, fields: reading.fields, in: context), reading)
  }

  /// Returns the reading of a quick line, and its task without storing it.
  ///
  /// - Throws: `QuickFailure`, with the place in the line, and the readings of a line that could
  ///   mean several things.
  package func quickPreview(
    _ line: String, places: [Place], categories: [Category], persons: [Person] = [],
    plain: Bool = false
  ) throws -> (reading: QuickLine, todo: Todo) {
    try LineReader(builder: self, places: places, categories: categories, persons: persons)
      .task(line, plain: plain)
  }

  /// Asks whether a date is the end or the first due date of a series, where it lies before the
  /// first occurrence (Z3).
  func checkEnd(of todo: Todo, _ reading: QuickLine) throws {
    guard let text = reading.fields[.end], case .repeating(let cadence) = todo.rule,
      let end = cadence.end
    else { return }
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    let endless = try Schedule(
      rule: .repeating(
        Cadence(
          rhythm: cadence.rhythm, from: cadence.from, start: cadence.start, first: cadence.first,
          at: cadence.at)),
      zone: schedule.zone, horizonSeconds: schedule.horizonSeconds, isInDays: schedule.isInDays)
    guard schedule.countdown(at: .beginning) == nil,
      let first = endless.countdown(at: .beginning)?.due
    else { return }
    let local = LocalDateTime(first, in: schedule.zone)
    guard local > end else { return }
    throw Refusal(
      .usage, .end,
      TaskInputPhrase.endBeforeFirst(
        GivenValue(text.quoted), first: LocalTime(local), isDay: schedule.isInDays)
    ).meaning([QuickMeaning.day(end).behind("due", \.due)])
  }
}
