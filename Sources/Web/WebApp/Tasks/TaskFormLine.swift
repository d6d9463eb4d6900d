import Application
import Foundation
import HTTPServer
import Localization
import Model
import Recurrence
import Text

/// The names that the line of a task's form may have, and the writer of such lines.
struct TaskLineNames: Sendable {
  let actionContext: ActionContext
  let places: [Place]
  let categories: [Model.Category]
  let persons: [Person]

  var writer: TaskLine {
    TaskLine(
      actionContext: actionContext, places: places, categories: categories, persons: persons)
  }

  /// Reads a line as the field of Today does, with its questions; without a name if it has none.
  ///
  /// Fields that the line cannot hold together keep their values in the form.
  func reading(_ line: String) throws -> QuickLine {
    do {
      return try EditBuilder(actionContext).quickPreview(
        line, places: places, categories: categories, persons: persons
      ).reading
    } catch let failure as QuickFailure {
      guard failure.reason.readings.isEmpty, let reading = try? writer.reading(line) else {
        throw failure
      }
      return reading
    }
  }

  /// Returns the line of a form that was filled from a task, or for a new one.
  func line(_ input: TaskInput, of old: Todo?) -> String {
    var fields = input.newFields(actionContext)
    // A series that begins on the day on which it was made says nothing about it.
    let made = old.map { LocalDateTime($0.created, in: actionContext.zone(of: $0)).dateText }
    if let made, fields[.start]?.prefix(10) == made[...] { fields[.start] = nil }
    return writer.line(naming: input.name, fields)
  }
}

/// The line of a task's form and its fields, which are two views of one task.
///
/// What the line says now and did not say when it was written into the form is taken over into the
/// fields. Without scripts a field that was changed wins.
struct TaskFormLine {
  /// The line as it was typed; `nil` for a form without one.
  let line: String?
  /// The fields, with what the line says of them.
  let form: FormFields
  /// Why the line could not be read; the fields are then as they were sent.
  let failure: QuickFailure?
  /// The values that were taken over, by the name of the form.
  let said: [String: [String]]
  private let names: TaskLineNames
  /// The fields with their dates in words, as they were sent.
  private let sent: FormFields

  /// Reads a form.
  init(_ sent: FormFields, names: TaskLineNames) {
    (self.names, self.sent) = (names, sent)
    let form = sent.withStoredDates(in: names.actionContext)
    guard let typed = form["choose"] ?? form["line"] else {
      (line, self.form, failure, said) = (nil, form, nil, [:])
      return
    }
    line = typed
    let before = form["line_was"] ?? ""
    guard typed.trimmingBlanks != before.trimmingBlanks else {
      (self.form, failure, said) = (form, nil, [:])
      return
    }
    do {
      let reading = try names.reading(typed)
      var groups = Self.changed(reading, since: try? names.writer.reading(before))
      // A date without a rule is that of a one-off.
      if groups.contains("due"), reading.says("due"), !reading.says("every") {
        groups.insert("every")
      }
      let values = TaskInput(reading, names: names).form
      let mine = TaskInput(form).form
      let shown = TaskInput(FormFields(form["shown"] ?? TaskInput().form.text)).form
      let isLive = form["live"] != nil
      var said = ["name": [reading.name]]
      for (field, group) in TaskInput.groups where groups.contains(field) {
        // Without scripts a field that is filled stays, unless the line says something else of it.
        let isChanged = group.contains { mine.all($0) != shown.all($0) }
        guard isLive || !isChanged && reading.says(field) else { continue }
        for name in group { said[name] = values.all(name) }
      }
      (self.form, failure, self.said) = (form.replacing(said), nil, said)
    } catch {
      (self.form, failure, said) = (form, error as? QuickFailure, [:])
    }
  }

  /// Returns the fields of the form of which two readings of a line say other things.
  private static func changed(_ reading: QuickLine, since old: QuickLine?) -> Set<String> {
    let fields = TaskField.all.map(\.field).filter { reading.fields[$0] != old?.fields[$0] }
    var names = Set(fields.map { $0 == .when ? "due" : $0.rawValue })
    // The usual way of counting follows from the rule, and a span says how long it takes.
    if names.contains("every") { names.insert("from") }
    // What is done once has the date of the line, and none of its former series.
    if (reading.fields[.every] == nil) != (old?.fields[.every] == nil) { names.insert("due") }
    // A date says that it is done once.
    if names.contains("due") { names.insert("every") }
    if !names.isDisjoint(with: ["due", "at"]) { names.insert("duration") }
    return names
  }
}

extension QuickLine {
  /// True if the line says something of a field of the form.
  fileprivate func says(_ field: String) -> Bool {
    switch field {
    case "due": fields[.due] != nil || fields[.when] != nil
    case "from": fields[.every] != nil
    default: RequestField(rawValue: field).map { fields[$0] != nil } ?? true
    }
  }
}

// MARK: Fields that write into the line

extension TaskFormLine {
  /// Returns the line after some fields of the form were changed, and the values of others that it
  /// says then; `nil` if the line stays.
  func written(
    _ changed: [String], in input: TaskInput
  ) -> (line: String, said: [String: [String]])? {
    guard let line, failure == nil else { return nil }
    var fields = input.newFields(names.actionContext)
    // The line has the words that were typed.
    for (field, kind) in TaskInput.dates where kind != .clock {
      let key = field == .due && fields[.when] != nil ? .when : field
      guard fields[key] != nil, let words = sent.text(field.rawValue),
        sent.text(DateAndTime.timeName(field.rawValue)) == nil
      else { continue }
      fields[key] = words
    }
    let parts = changed.flatMap { Self.parts(of: $0, in: input) }
    let written = parts.reduce(line) { line, part in
      names.writer.line(line, saying: part, of: fields) ?? line
    }
    guard written != line, let new = try? names.writer.reading(written) else { return nil }
    let mine = Set(parts.flatMap(\.fields).map { $0 == .when ? "due" : $0.rawValue })
    let others = Self.changed(new, since: try? names.writer.reading(line)).subtracting(mine)
    let values = TaskInput(new, names: names).form
    var said: [String: [String]] = [:]
    for (field, group) in TaskInput.groups where others.contains(field) {
      for name in group { said[name] = values.all(name) }
    }
    return (new.name.isEmpty ? " " + written.trimmingBlanks : written, said)
  }

  /// Returns the parts of a line that a name of the form is about.
  private static func parts(of name: String, in input: TaskInput) -> [TaskLine.Part] {
    let field = TaskInput.groups.first { $0.names.contains(name) }?.field ?? name
    switch field {
    case "every":
      guard input.isRepeating else { return [.rule, .moment] }
      return input.missing.isEmpty ? [.rule, .mode] : []
    case "at": return [.at, .mode]
    default:
      return TaskLine.Part.allCases.filter { part in
        part.fields.contains { $0.rawValue == field }
      }
    }
  }
}

extension TaskInput {
  /// Fills the form from the reading of a line.
  fileprivate init(_ reading: QuickLine, names: TaskLineNames) {
    self.init()
    let fields = reading.fields
    name = reading.name
    for field: RequestField in [.start, .first, .end, .last] {
      self[field] = fields[field].map(Self.toTheMinute) ?? ""
    }
    for field: RequestField in [.remind, .duration, .item] { self[field] = fields[field] ?? "" }
    self[.category] = fields[.category] ?? "none"
    self[.priority] = fields[.priority] ?? "normal"
    self[.bucket] = fields[.bucket] ?? "no"
    self[.severalADay] = fields[.severalADay] ?? "no"
    places = fields.place
    persons = fields.persons.compactMap { name in
      names.persons.first { $0.name == name }.map { Self.value(of: $0.id) }
    }
    let when = fields[.when].map(Spanned.init)
    let at = fields[.at].map(Spanned.init)
    self[.due] = Self.toTheMinute(when?.text ?? fields[.due] ?? "")
    isAtTime = when != nil || DateAndTime(self[.due]).time.isEmpty
    self[.at] = at?.text ?? ""
    if let minutes = when?.minutes ?? at?.minutes { self[.duration] = "\(minutes)min" }
    guard let rhythm = fields[.every].flatMap({ try? Rhythm(parsing: $0) }) else { return }
    read(rhythm)
    let isFixed = rhythm.days != nil || self[.at].contains(",")
    self[.from] = fields[.from] ?? (isFixed ? ResetMode.start : .done).rawValue
  }

  /// Returns a date and time as the form has it, without seconds that are none.
  private static func toTheMinute(_ text: String) -> String {
    text.wholeMatch(of: /(\d{4}-\d\d-\d\dT\d\d:\d\d):00/).map { String($0.1) } ?? text
  }

  /// A time that may be a span, as its beginning and its minutes.
  private struct Spanned {
    let text: String
    var minutes: Int?

    /// Splits `2026-12-03 14:30-15:15` or `14:30-15:15`.
    init(_ text: String) {
      let span = text.wholeMatch(of: /(?:(\d{4}-\d\d-\d\d) )?(\d\d):(\d\d)-(\d\d):(\d\d)/)
      guard let parts = span?.output,
        let from = Int(parts.2).flatMap({ hour in Int(parts.3).map { hour * 60 + $0 } }),
        let to = Int(parts.4).flatMap({ hour in Int(parts.5).map { hour * 60 + $0 } })
      else {
        self.text = text
        return
      }
      self.text = (parts.1.map { $0 + "T" } ?? "") + "\(parts.2):\(parts.3)"
      minutes = to - from
    }
  }
}

extension FormFields {
  /// Returns the fields of a task with dates as they are stored; what cannot be read stays.
  fileprivate func withStoredDates(in context: ActionContext) -> FormFields {
    var stored: [String: [String]] = [:]
    for (field, kind) in TaskInput.dates {
      let (name, text) = (field.rawValue, DateAndTime(self, field.rawValue).text)
      guard !text.isEmpty, kind != .clock || !text.contains(where: { "-–,".contains($0) }) else {
        continue
      }
      stored[name] = [DateField.stored(text, of: kind, in: context)]
      stored[DateAndTime.timeName(name)] = []
    }
    return replacing(stored)
  }
}

extension [String: [String]] {
  /// Returns values of a form with dates in the words that its fields show.
  func withDatesInWords(in context: ActionContext) -> Self {
    var words = self
    for (field, kind) in TaskInput.dates {
      words[field.rawValue] = self[field.rawValue]?.map {
        (try? context.dateReading($0, in: kind).words) ?? $0
      }
    }
    return words
  }
}
