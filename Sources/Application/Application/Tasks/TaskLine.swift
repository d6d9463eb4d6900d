import DateWords
import Foundation
import Localization
package import Model
import Recurrence
import Text

/// Writes the fields of a task into its quick line, each as words of its own.
///
/// A field rewrites its own words and nothing else: the line keeps what was typed wherever it says
/// the same already.
package struct TaskLine: Sendable {
  /// A part of a task that a line can say, in the order in which a new line has them.
  package enum Part: Sendable, CaseIterable {
    case rule, mode, at, moment, start, first, end, last, place, person, category, priority
    case duration, remind, bucket, item
  }

  let actionContext: ActionContext
  private let places: [Place]
  private let categories: [Category]
  private let persons: [Person]

  /// Creates a writer; places, categories and persons are those that a line may name.
  package init(
    actionContext: ActionContext, places: [Place], categories: [Category], persons: [Person]
  ) {
    self.actionContext = actionContext
    (self.places, self.categories, self.persons) = (places, categories, persons)
  }

  /// Reads a line, which may have no name yet.
  package func reading(_ line: String) throws(QuickFailure) -> QuickLine {
    try QuickLine(
      line, actionContext: actionContext, places: places, categories: categories,
      persons: persons, plain: false, needsName: false)
  }

  /// Returns the line of a task that has a name and fields.
  package func line(naming name: String, _ fields: TaskFields) -> String {
    Part.allCases.reduce(quoted(name)) { line, part in
      wordings(part, fields)?.isEmpty == false
        ? self.line(line, saying: part, of: fields) ?? line : line
    }
  }

  /// Returns a line that says what fields have for a part; `nil` where no words say it.
  package func line(_ line: String, saying part: Part, of fields: TaskFields) -> String? {
    guard let old = try? reading(line), let wordings = wordings(part, fields) else { return nil }
    if part == .place { return placing(fields.place, in: line, old) }
    if part == .item { return listing(wordings, fields, in: line, old) }
    // What begins or ends a series goes with its rule.
    let isGone = part == .rule && wordings.isEmpty
    let markers = isGone ? [.every, .from, .start, .end, .last] : part.markers(in: old)
    let words = old.readings.filter { markers.contains($0.marker) }
    guard let exact = wordings.last else {
      guard !words.isEmpty else { return line }
      return accepted(line.putting(nil, for: words), of: part, words, old)?.line
    }
    guard let meant = accepted(line.putting(exact, for: words), of: part, words, old) else {
      return nil
    }
    // What says the same already stays as it was typed.
    if part.fields.allSatisfy({ meant.fields[$0] == old.fields[$0] }) { return line }
    for spoken in wordings.dropLast() {
      let candidate = accepted(line.putting(spoken, for: words), of: part, words, old)
      if let candidate, candidate.fields == meant.fields { return candidate.line }
    }
    return meant.line
  }

  /// Returns the reading of a changed line, if all but a part of it is read as before.
  func accepted(
    _ line: String, of part: Part, _ words: [QuickReading], _ old: QuickLine
  ) -> QuickLine? {
    guard let new = try? reading(line), new.name == old.name else { return nil }
    let kept = old.readings.filter { !words.contains($0) }.map(old.typed)
    let all = new.readings.map(new.typed)
    guard kept.allSatisfy(all.contains) else { return nil }
    let others = TaskField.all.map(\.field).filter { field in
      !part.fields.contains(field) && !(part.isOfDates && Part.dateFields.contains(field))
    }
    return others.allSatisfy { new.fields[$0] == old.fields[$0] } ? new : nil
  }

  /// Returns the line with exactly some places; those that it names already keep their words.
  private func placing(_ wanted: [String], in line: String, _ old: QuickLine) -> String? {
    let readings = old.readings.filter { $0.marker == .place }
    let gone = readings.filter { !wanted.contains($0.value) }
    let new = wanted.filter { name in !readings.contains { $0.value == name } }
    let words = new.map { "@" + $0.asOneWord }.joined(separator: " ")
    let isSwapped = !gone.isEmpty && !new.isEmpty
    let rest = line.putting(isSwapped ? words : nil, for: gone)
    let result = isSwapped || new.isEmpty ? rest : rest.putting(words, for: [])
    let reading = accepted(result, of: .place, readings, old)
    return reading.flatMap { Set($0.fields.place) == Set(wanted) ? result : nil }
  }

  /// Returns a name as a line has it: words that would be read stand in quotes.
  private func quoted(_ name: String) -> String {
    var line = name
    for _ in 0..<6 {
      do {
        let reading = try reading(line)
        guard let part = reading.readings.first else {
          return reading.name == name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            ? line : name
        }
        line = reading.line(without: part)
      } catch {
        guard let named = error.named(in: line) else { return name }
        line = named
      }
    }
    return name.contains("\"") ? name : "\"\(name)\""
  }
}

extension TaskLine.Part {
  fileprivate static let dateFields: Set<RequestField> = [
    .every, .from, .due, .when, .start, .first, .end, .at, .last, .duration,
  ]

  fileprivate var isOfDates: Bool {
    switch self {
    case .rule, .mode, .moment, .start, .first, .end, .at, .last: true
    case .place, .person, .category, .priority, .duration, .bucket, .remind, .item: false
    }
  }

  /// The fields that it sets.
  package var fields: [RequestField] {
    switch self {
    case .rule: [.every]
    case .mode: [.from]
    case .moment: [.due, .when]
    case .start: [.start]
    case .first: [.first]
    case .end: [.end]
    case .at: [.at]
    case .last: [.last]
    case .place: [.place]
    case .person: [.for]
    case .category: [.category]
    case .priority: [.priority]
    case .duration: [.duration]
    case .bucket: [.bucket]
    case .remind: [.remind]
    case .item: [.item]
    }
  }

  /// The markers of its words in a line.
  fileprivate func markers(in line: QuickLine) -> [QuickReading.Marker] {
    switch self {
    case .rule: [.every]
    case .mode: [.from]
    case .moment: line.fields[.every] == nil ? [.due, .when, .at] : [.due, .when]
    case .start: line.fields[.first] == nil ? [.start, .due] : [.start]
    case .first: [.due]
    case .end: [.end]
    case .at: [.at]
    case .last: [.last]
    case .place: [.place]
    case .person: [.person]
    case .category: [.category]
    case .priority: [.priority]
    case .duration: [.duration]
    case .bucket: [.bucket]
    case .remind: [.remind]
    case .item: [.item]
    }
  }
}

/// The words of each part: as people write them, and at the end as they are read in any language.
extension TaskLine {
  private var moments: MomentText { actionContext.moments(in: actionContext.machineZone) }

  /// Returns how a part may be said, without any for nothing to say; `nil` for what no words say.
  private func wordings(_ part: Part, _ fields: TaskFields) -> [String]? {
    let repeats = fields.has(.every)
    switch part {
    case .rule: return rule(fields)
    case .mode: return mode(fields)
    case .moment: return repeats ? nil : moment(fields)
    case .at: return fields.has(.at) ? repeats ? times(fields) : nil : []
    case .start:
      return dates(fields[.start], [marker(\.start), "start"], "start")
    case .first: return dates(fields[.first], ["due"], "due")
    case .end:
      return dates(
        fields[.end], [TaskInputPhrase.readingUntil("").text.trimmed, marker(\.end)], "end")
    case .last:
      let past = actionContext.moments(in: actionContext.machineZone, direction: .past)
      return dates(fields[.last], [marker(\.last)], "last", past)
    case .place: return fields.place.contains { $0.contains("\"") } ? nil : fields.place
    case .person: return names(fields)
    case .category: return named(fields[.category], "none", "#")
    case .priority:
      guard let value = fields[.priority], value != Priority.normal.rawValue else { return [] }
      let spoken = Localizer.current.language.quick.priorities[value]?.first
      return [spoken, "!\(value)"].compactMap(\.self)
    case .duration: return duration(fields)
    case .bucket: return fields[.bucket] == "yes" ? ["!bucket"] : []
    case .remind: return leads(fields)
    case .item: return items(fields)
    }
  }

  /// The first word of a marker in the language in force, or else in English.
  private func marker(_ words: (QuickVocabulary) -> [String]) -> String {
    words(Localizer.current.language.quick).first ?? words(English().quick).first ?? ""
  }

  private func rule(_ fields: TaskFields) -> [String]? {
    guard let every = fields[.every], !fields.wantsOnce else { return [] }
    guard let rhythm = rhythm(every) else { return nil }
    return [rhythm.typedWords, "every \(rhythm)"]
  }

  private func rhythm(_ every: String) -> Rhythm? {
    (try? RuleWords(language: Localizer.current.language).reading(every))?.rhythm
  }

  private func mode(_ fields: TaskFields) -> [String]? {
    guard let every = fields[.every], !fields.wantsOnce else { return [] }
    guard let rhythm = rhythm(every) else { return nil }
    let isSeveral = fields[.at]?.contains(",") == true
    let usual: ResetMode = rhythm.days == nil && !isSeveral ? .done : .start
    let mode = fields[.from].flatMap(ResetMode.init) ?? usual
    guard mode != usual, !isSeveral else { return [] }
    let spoken =
      mode == .done ? TaskInputPhrase.typedAfterDone : TaskInputPhrase.typedOnFixedDates
    return [spoken.text, "from \(mode.rawValue)"]
  }

  private func moment(_ fields: TaskFields) -> [String]? {
    let isAppointment = fields.has(.when)
    let field: RequestField = isAppointment ? .when : .due
    guard fields.has(field), let text = fields[field] else { return [] }
    guard let moment = try? moments.ifMoment(text) else { return nil }
    if isAppointment { return dates(text, ["", "when"], "when") }
    let due = marker(\.due)
    return dates(text, moment.isDay ? ["", due] : [marker(\.deadlines), due], "due")
  }

  /// Returns a date behind each of some words, as it was typed and as a day of its year, and at the
  /// end behind its marker in figures.
  private func dates(
    _ text: String?, _ markers: [String], _ exact: String, _ reader: MomentText? = nil
  ) -> [String]? {
    guard let text = text?.trimmed, !text.isEmpty, text.lowercased() != "none" else { return [] }
    guard let moment = try? (reader ?? moments).ifMoment(text) else { return nil }
    let zone = actionContext.machineZone
    var spoken = text.wholeMatch(of: /\d{4}-\d\d-\d\d.*/) == nil ? [text] : []
    let local = moment.localDateTime(in: zone, dayMeans: .start)
    let day = TaskInputPhrase.dayOfYear(day: local.day, month: local.month).text
    let time = TimeOfDay(hour: local.hour, minute: local.minute)
    let clock = moment.isDay ? "" : " \(time)"
    spoken += [day + clock, "\(day) \(local.year)\(clock)"]
    let marked = markers.flatMap { marker in
      spoken.map { marker.isEmpty ? $0 : "\(marker) \($0)" }
    }
    let figures = moment.text(in: zone)
    return marked + markers.filter { !$0.isEmpty }.map { "\($0) \(figures)" }
      + ["\(exact) \(figures)"]
  }

  private func times(_ fields: TaskFields) -> [String]? {
    let text = (fields[.at] ?? "").filter { !$0.isWhitespace }
    return [marker(\.at), "at"].map { "\($0) \(text)" }
  }

  private func names(_ fields: TaskFields) -> [String]? {
    let names = fields.persons.filter { $0 != "none" }.map { value in
      persons.first { "#\($0.id.rawValue)" == value }?.name ?? value
    }
    guard !names.isEmpty else { return [] }
    let list = names.map(\.asOneWord).joined(separator: ", ")
    return [marker(\.person), "for"].map { "\($0) \(list)" }
  }

  private func named(_ value: String?, _ none: String, _ sign: String) -> [String]? {
    guard let value, value != none, !value.isEmpty else { return [] }
    return [sign + value.asOneWord]
  }

  private func duration(_ fields: TaskFields) -> [String]? {
    guard fields.has(.duration), let text = fields[.duration], !text.isEmpty else { return [] }
    guard let exact = QuickGuess.duration(text, moments: moments) else { return nil }
    let length = (try? moments.length(exact)).map { Formatted.length(seconds: $0.seconds) }
    return ["~\((length ?? exact).filter { !$0.isWhitespace })", "~\(exact)"]
  }

  private func leads(_ fields: TaskFields) -> [String]? {
    let text = fields[.remind]?.trimmed ?? ""
    guard !text.isEmpty, text != "default" else { return [] }
    guard let leads = try? LeadText(moments).leads(text) else { return nil }
    return [
      "\(marker(\.remind)) \(LeadPhrase.words(leads).text)",
      "\(marker(\.remind)) \(leads.leadText)", "remind \(leads.leadText)",
    ]
  }
}

extension QuickLine {
  /// Returns the words of a part as they were typed.
  func typed(_ reading: QuickReading) -> String {
    String(Array(line)[reading.from..<reading.to])
  }
}

extension String {
  /// The text in quotes, if it has blanks.
  fileprivate var asOneWord: String { contains(where: \.isWhitespace) ? "\"\(self)\"" : self }

  /// Returns the line with words in the place of the first of some parts and without the others; at
  /// its end where there are none.
  func putting(_ words: String?, for parts: [QuickReading]) -> String {
    guard let first = parts.map(\.from).min() else {
      guard let words else { return self }
      return (last?.isWhitespace == true ? self : self + " ") + words
    }
    var characters = Array(self)
    for part in parts.sorted(by: { $0.from > $1.from }) {
      if let words, part.from == first {
        characters.replaceSubrange(part.from..<part.to, with: Array(words))
        continue
      }
      var range = part.from..<part.to
      if part.from > 0, characters[part.from - 1].isWhitespace {
        range = part.from - 1..<part.to
      } else if part.to < characters.count, characters[part.to].isWhitespace {
        range = part.from..<part.to + 1
      }
      characters.removeSubrange(range)
    }
    return String(characters)
  }
}
