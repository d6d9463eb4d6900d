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
  package let unread: [QuickUnread]
  private let line: String
  private let nameWords: [QuickWord]

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
    self.line = line
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
    guard !name.isEmpty else {
      throw QuickFailure(
        reason: Refusal(.usage, .name, TaskInputPhrase.quickWithoutName), from: 0,
        to: line.count)
    }
  }

  /// Returns a failure of the whole task at the part of the line that it is about, without the
  /// options of the command line.
  package func located(_ failure: Refusal) -> QuickFailure {
    let reading =
      readings.first { $0.marker.field == failure.field }
      // A due date beside a rule sets its first one; a time of day may stand with it.
      ?? readings.first { $0.marker == .due && [.first, .start, .at].contains(failure.field) }
    return QuickFailure(
      reason: Refusal(failure.code, failure.field, failure.phrase.spoken(to: .page)),
      from: reading?.from ?? 0, to: reading?.to ?? 0)
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

  /// Returns the sentence about words that were not read, with the command that changes it: an edit
  /// of a task with a number, or another quick line; `nil` if there are none.
  package func unreadText(id: String?, actionContext: ActionContext) -> String? {
    guard !unread.isEmpty else { return nil }
    let offered = offered(inLine: id == nil)
    let options = offered.map { ($0, QuickGuess.value(of: $0, actionContext: actionContext)) }
    let command: String?
    if options.isEmpty {
      command = nil
    } else if let id {
      let rest = name(without: offered)
      let name = rest.isEmpty ? "" : " --name \(QuickGuess.argument(rest))"
      command =
        "passby edit \(id)\(name)"
        + options.map { " \($0.guess.field.flag) \(QuickGuess.argument($1))" }.joined()
    } else {
      // What was read stays in the line.
      var rest = Array(line)
      for part in offered.sorted(by: { $0.from > $1.from }) {
        rest.removeSubrange(part.from..<part.to)
      }
      let words = String(rest).split(whereSeparator: \.isWhitespace).map(String.init)
      let marked = options.map { QuickGuess.marked($1, as: $0.guess) }
      command = "passby quick \(QuickGuess.argument((words + marked).joined(separator: " ")))"
    }
    return ActionPhrase.unread(unread.map { $0.text.quoted }, command: command).text
  }

  /// Returns the words that were not read and whose marker is still free, the first of each marker;
  /// `inLine` for another line, in which a date with a time leaves no room for a time.
  private func offered(inLine: Bool) -> [QuickUnread] {
    var offered: [QuickUnread] = []
    for part in unread where !offered.contains(where: { $0.guess == part.guess }) {
      if !isRead(part.guess, inLine: inLine) { offered.append(part) }
    }
    return offered
  }

  private func isRead(_ marker: QuickReading.Marker, inLine: Bool) -> Bool {
    guard ![.place, .person].contains(marker) else { return false }
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

  /// Returns the line in which a part is name, since quotes keep its words.
  package func line(without part: QuickReading) -> String {
    let words = Array(line)[part.from..<part.to].filter { $0 != "\"" }
    return replacing(part.from..<part.to, with: "\"\(String(words))\"")
  }

  /// Returns the line in which words that were not read have the marker that they need, and what
  /// takes their place; `nil` where they have no value.
  package func line(
    reading part: QuickUnread, actionContext: ActionContext
  ) -> (line: String, part: String)? {
    guard !isRead(part.guess, inLine: true),
      let value = QuickGuess.known(part, actionContext: actionContext)
    else { return nil }
    let marked = QuickGuess.marked(value, as: part.guess)
    return (replacing(part.from..<part.to, with: marked), marked)
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    var characters = Array(line)
    characters.replaceSubrange(range, with: Array(text))
    return String(characters)
  }

  /// Returns the same sentence for a program that asks the API, with the request that changes the
  /// task of an address; `nil` if there are no such words.
  package func unreadText(address: String, actionContext: ActionContext) -> String? {
    guard !unread.isEmpty else { return nil }
    let taken = offered(inLine: false)
    var values: [(String, JSON)] = []
    for part in taken {
      let value = JSON.string(QuickGuess.value(of: part, actionContext: actionContext))
      let isList = [.place, .person].contains(part.guess)
      values.append((part.guess.field.rawValue, isList ? .array([value]) : value))
    }
    let rest = name(without: taken)
    if !rest.isEmpty { values.insert(("name", .string(rest)), at: 0) }
    let command = taken.isEmpty ? nil : "PATCH \(address) \(JSON.object(values).text)"
    return ActionPhrase.unread(unread.map { $0.text.quoted }, command: command).text
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

  /// The word without a comma at its end, unless it stood in quotes.
  var withoutComma: QuickWord {
    guard !isQuoted, text.hasSuffix(",") else { return self }
    return QuickWord(text: String(text.dropLast()), from: from, to: to - 1)
  }

  /// Splits a line at white space; double quotes keep words together, also behind `@` and `#`.
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
      var isQuoted = false
      while index < characters.count, !characters[index].isWhitespace {
        let isValue = text == "@" || text == "#"
        guard text.isEmpty || isQuoted || isValue, characters[index] == "\"",
          let close = characters[(index + 1)...].firstIndex(of: "\""), close > index + 1
        else {
          text.append(characters[index])
          index += 1
          continue
        }
        text += String(characters[(index + 1)..<close])
        index = close + 1
        if isValue { break }
        isQuoted = true
      }
      words.append(QuickWord(text: text, from: start, to: index, isQuoted: isQuoted))
    }
    return words
  }
}

extension EditBuilder {
  /// Returns the edit that adds the task of a quick line, and how the line was read; with `plain`
  /// all of it is the name.
  ///
  /// - Throws: `QuickFailure`, with the place in the line; what the context throws.
  func quick(
    _ line: String, plain: Bool, in context: any EditContext
  ) throws -> (TaskOutcome, QuickLine) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: try context.places,
      categories: try context.categories, persons: try context.persons, plain: plain)
    do {
      let added = try add(name: reading.name, fields: reading.fields, in: context)
      try checkEnd(of: added.after, reading)
      return (added, reading)
    } catch let failure as Refusal {
      throw reading.located(failure)
    }
  }

  /// Returns the reading of a quick line, and its task without storing it.
  ///
  /// - Throws: `QuickFailure`, with the place in the line.
  package func quickPreview(
    _ line: String, places: [Place], categories: [Category], persons: [Person] = [],
    plain: Bool = false
  ) throws -> (reading: QuickLine, todo: Todo) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: places, categories: categories,
      persons: persons, plain: plain)
    do {
      let todo = try preview(
        name: reading.name, fields: reading.fields, places: places, categories: categories,
        persons: persons)
      try checkEnd(of: todo, reading)
      return (reading, todo)
    } catch let failure as Refusal {
      throw reading.located(failure)
    }
  }

  /// Asks whether a date is the end or the first due date of a series, where it lies before the
  /// first occurrence (Z3).
  private func checkEnd(of todo: Todo, _ reading: QuickLine) throws {
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
        GivenValue(text.quoted), first: LocalTime(local), isDay: schedule.isInDays))
  }
}
