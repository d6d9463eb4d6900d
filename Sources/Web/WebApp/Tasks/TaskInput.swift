import Application
import DateWords
import Foundation
import HTTPServer
import Localization
import Recurrence
import Text

/// The fields of the form of a task as they were typed.
struct TaskInput: Sendable, Hashable {
  /// The texts of the fields that have one each, as in `TaskField.all`; empty for fields that the
  /// form does not have.
  private(set) var texts: [RequestField: String] = [.from: "done"]
  var name = ""
  var isRepeating = false
  /// The period in two numbers and a unit.
  var everyMin = ""
  var everyMax = ""
  var everyUnit = "w"
  /// A rule such as `first mon`, or a window in two units, instead of the numbers.
  var everyRule = ""
  /// How often in each period, and the unit of the period (Y4).
  var everyTimes = ""
  var everyPer = "week"
  /// True if a one-off with a time of day is an appointment, and no deadline (Z3).
  var isAtTime = true
  /// Weekdays, `mon` to `sun`, for a period of weeks.
  var days: [String] = []
  /// Names of places, and `#tags`.
  var places: [String] = []
  /// `enter`, `cross`, `dwell` and `exit`; `nil` if the form had no such boxes.
  var triggers: [String]?
  /// True for a task that is open in all of its period (T5), which takes the place of a horizon.
  var isAnyTime = false
  /// The persons of the task, each as `#` and the number; `nil` if the form had no such boxes.
  var persons: [String]?

  private static let textFields = TaskField.all.map(\.field).filter {
    ![.every, .place, .on, .for].contains($0)
  }

  /// The periods that the form offers as one choice each, as a number and a unit.
  static let periods = [("1", "d"), ("1", "w"), ("2", "w"), ("1", "mo")]
  /// The leads that the form offers as one choice each.
  static let leads = ["0", "15min", "1h", "morning", "evening", "1d", "none"]

  /// The fields of a date or a time in words, and what each takes.
  static let dates: [RequestField: DateReading.Field] = [
    .due: .moment, .start: .moment, .first: .moment, .end: .moment, .last: .past, .at: .clock,
  ]

  /// Accesses the text of a field; empty if there is none.
  subscript(field: RequestField) -> String {
    get { texts[field] ?? "" }
    set {
      let value = field == .remind ? Self.ordered(newValue) : newValue
      texts[field] = value.isEmpty ? nil : value
    }
  }

  /// An empty form.
  init() {}

  /// Reads the fields of a request.
  init(_ form: FormFields) {
    name = form["name"] ?? ""
    for field in Self.textFields { self[field] = form.text(field.rawValue) ?? self[field] }
    for field in Self.dates.keys { self[field] = DateAndTime(form, field.rawValue).text }
    let more = (form.text("at_more") ?? "").split { ",; ".contains($0) }.joined(separator: ",")
    self[.at] = [self[.at], more].filter { !$0.isEmpty }.joined(separator: ",")
    self[.notes] = (form["notes"] ?? "").split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
    self[.item] = TypedItem.lines(form["item"] ?? "").map(\.text.trimmingBlanks)
      .joined(separator: "\n")
    self[.remind] = (form.all("remind") + [form["remind_more"] ?? ""]).joined(separator: ",")
    isAtTime = form["moment"] != "due"
    readRule(form)
    places = form.all("place").filter { !$0.isEmpty }
    triggers = form["has_where"] == nil ? nil : form.all("on")
    persons = form["has_for"] == nil ? nil : form.all("for").filter { !$0.isEmpty }
    isAnyTime = form["any_time"] == "1"
  }

  /// Reads how often the form says; a number that is filled in is one, whatever period is chosen.
  private mutating func readRule(_ form: FormFields) {
    everyMin = form.text("every_min") ?? ""
    everyMax = form.text("every_max") ?? ""
    everyUnit = form.text("every_unit") ?? "w"
    everyRule = form.text("every_rule") ?? ""
    everyTimes = form.text("every_times") ?? ""
    everyPer = form.text("every_per") ?? "week"
    days = form.all("day").filter { !$0.isEmpty }
    let kind = form["kind"]
    isRepeating = kind.map { $0 != "once" } ?? hasWindow
    let period = Self.periods.first { $0 + $1 == kind }
    guard let period, everyMin.isEmpty, everyMax.isEmpty, everyRule.isEmpty, everyTimes.isEmpty
    else { return }
    (everyMax, everyUnit) = period
    if everyUnit != "w" { days = [] }
  }

  /// Returns leads in the order in which the form offers them, each once.
  private static func ordered(_ text: String) -> String {
    let typed = text.split(separator: ",").map { String($0).trimmingBlanks }
      .filter { !$0.isEmpty }
    let others = typed.filter { !leads.contains($0) }
    return (leads.filter(typed.contains) + others).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }.joined(separator: ", ")
  }

  /// The choice of how often; `nil` for a task without a rule and a date, which is none of them.
  var kind: String? {
    guard isRepeating else { return self[.due].isEmpty ? nil : "once" }
    return isPeriod ? everyMax + everyUnit : "repeat"
  }

  /// True if the rule is one of the periods that the form offers.
  var isPeriod: Bool {
    everyMin.isEmpty && everyRule.isEmpty && everyTimes.isEmpty
      && (days.isEmpty || everyUnit == "w")
      && Self.periods.contains { $0 == (everyMax, everyUnit) }
  }

  /// The period as the command line takes it: `10-14w`.
  private var window: String {
    if !everyRule.isEmpty { return everyRule }
    if !everyTimes.isEmpty { return "\(everyTimes)x \(everyPer)" }
    if !days.isEmpty {
      let count = everyMax.isEmpty ? everyMin.isEmpty ? "1" : everyMin : everyMax
      return "\(count)w on \(days.joined(separator: ","))"
    }
    let isBoth = !everyMin.isEmpty && !everyMax.isEmpty
    return isBoth ? "\(everyMin)-\(everyMax)\(everyUnit)" : "\(everyMin)\(everyMax)\(everyUnit)"
  }

  /// True if the form names several times a day, which keep fixed dates in any case (Z6).
  private var isSeveralTimesADay: Bool { self[.at].contains(",") }

  /// The first time of day, as the form shows it.
  var firstTime: String { String(self[.at].prefix { $0 != "," }) }

  /// The leads that are choices of the form.
  var chosenLeads: [String] { leadTexts.filter(Self.leads.contains) }

  /// The other leads, as the form shows them.
  var otherLeads: String {
    leadTexts.filter { !Self.leads.contains($0) }.joined(separator: ", ")
  }

  private var leadTexts: [String] {
    self[.remind].split(separator: ",").map { String($0).trimmingBlanks }
  }

  /// The times of day after the first one, as the form shows them.
  var laterTimes: String {
    self[.at].split(separator: ",").dropFirst().joined(separator: ", ")
  }

  /// True if the form names a time of day, so that the task does not count whole days (R25).
  private var hasTime: Bool {
    !self[.at].isEmpty || [.start, .first].contains { !DateAndTime(self[$0]).time.isEmpty }
  }

  /// True if the form has a period.
  private var hasWindow: Bool {
    !(everyMin.isEmpty && everyMax.isEmpty && everyRule.isEmpty && everyTimes.isEmpty
      && days.isEmpty)
  }

  /// Errors that keep the rest of the rule from being read.
  var missing: [String: String] {
    guard isRepeating else { return [:] }
    guard hasWindow else {
      return ["every": TaskPagePhrase.sayHowOften.text]
    }
    guard everyRule.isEmpty, everyTimes.isEmpty else { return [:] }
    if !days.isEmpty, everyUnit != "w" || !(everyMin.isEmpty || everyMax.isEmpty) {
      return ["every": TaskPagePhrase.daysNeedWeeks.text]
    }
    guard let first = Int(everyMin), let last = Int(everyMax), first > last else {
      return [:]
    }
    return ["every": TaskPagePhrase.windowReversed.text]
  }

  /// True if the form gives a one-off a time of day.
  private func hasMoment(_ actionContext: ActionContext) -> Bool {
    actionContext.moments(in: actionContext.machineZone).hasTime(self[.due])
  }

  func newFields(_ actionContext: ActionContext) -> TaskFields {
    var fields = TaskFields()
    // Without a period, the rest of the rule is not read.
    let scopes: Set<TaskField.Scope> =
      isRepeating ? hasWindow ? [.all, .repeating] : [.all] : [.all, .once]
    for field in TaskField.all where scopes.contains(field.scope) {
      fields[field.field] = texts[field.field]
    }
    if isOpenAllPeriod { fields[.horizon] = "period" }
    if self[.from] == "start" { fields[.last] = nil }
    if !isRepeating, hasMoment(actionContext) {
      // The choice of a moment says it.
      fields[.timing] = nil
      if isAtTime { (fields[.when], fields[.due]) = (fields[.due], nil) }
    }
    if triggers?.contains("dwell") != true { fields[.dwell] = nil }
    if self[.turns].isEmpty { fields[.turnsBy] = nil }
    fields.persons = persons ?? []
    fields.place = places
    fields[.on] = triggers.map { $0.joined(separator: ",") }
    if isRepeating, hasWindow { fields[.every] = window }
    if isSeveralTimesADay { fields[.from] = nil }
    dropForQuota(&fields)
    return fields
  }

  /// Leaves out what does not go with a number of times in each period.
  private func dropForQuota(_ fields: inout TaskFields) {
    guard isQuota else { return }
    for field: RequestField in [.from, .first, .last] { fields[field] = nil }
  }

  /// True if the rule is a number of times in each period.
  private var isQuota: Bool {
    isRepeating && hasWindow
      && RuleWords(language: Localizer.current.language).rhythm(window)?.quota != nil
  }

  /// True if the horizon follows the period of the rule.
  private var isOpenAllPeriod: Bool { isAnyTime && isRepeating }

  /// Returns the horizon that follows a changed period, the usual one where it does not follow the
  /// period any more, else what was typed.
  private func changedHorizon(
    from original: TaskInput, _ typed: String?, usual: String
  ) -> String? {
    guard !isOpenAllPeriod else {
      return original.isOpenAllPeriod && window == original.window ? nil : "period"
    }
    return original.isOpenAllPeriod && self[.horizon].isEmpty ? usual : typed
  }

  /// Returns the changes to a task whose form was filled with `original`.
  ///
  /// An unchanged field leaves its value as it is, to the second. An emptied field removes it.
  func changedFields(
    from original: TaskInput, actionContext: ActionContext
  ) -> TaskFields {
    var fields = newFields(actionContext)
    let usual = LengthText.of(actionContext.horizonSeconds)
    let emptied: [RequestField: String] = [
      .zone: actionContext.machineZone.identifier, .horizon: usual,
    ]
    for field in TaskField.all where Self.textFields.contains(field.field) {
      switch field.scope {
      case .repeating where !(isRepeating && original.isRepeating), .once where isRepeating:
        continue
      default: break
      }
      let key = field.field
      let text = texts[key] ?? emptied[key] ?? field.emptied
      fields[key] = self[key] == original[key] ? nil : text
    }
    if !isRepeating, hasMoment(actionContext) {
      fields[.timing] = nil
      if isAtTime != original.isAtTime { fields[.due] = texts[.due] }
      if isAtTime { (fields[.when], fields[.due]) = (fields[.due], nil) }
    }
    if self[.turns].isEmpty { fields[.turnsBy] = nil }
    fields[.horizon] = changedHorizon(from: original, fields[.horizon], usual: usual)
    fields.place = places == original.places ? [] : places.isEmpty ? ["none"] : places
    let wanted = persons ?? original.persons ?? []
    fields.persons =
      wanted.sorted() == (original.persons ?? []).sorted() ? [] : wanted.isEmpty ? ["none"] : wanted
    if triggers == original.triggers { fields[.on] = nil }
    if triggers?.contains("dwell") != true { fields[.dwell] = nil }
    guard isRepeating else {
      fields[.every] = original.isRepeating ? "none" : nil
      return fields
    }
    if original.isRepeating, window == original.window { fields[.every] = nil }
    if isSeveralTimesADay { fields[.from] = nil }
    dropForQuota(&fields)
    // A task whose times were all taken away counts whole days.
    if original.isRepeating, original.hasTime, !hasTime { fields[.at] = "none" }
    return fields
  }
}

extension TaskInput {
  /// The names of the form that belong together, by the field that shows their error.
  ///
  /// A name that stands in no group is always taken as it was sent.
  static let groups: [(field: String, names: [String])] =
    [(field: "name", names: ["name"])]
    + TaskField.all.map(\.field.rawValue).filter { $0 != "when" }.map { name in
      switch name {
      case "every":
        (
          field: name,
          names: [
            "kind", "every_min", "every_max", "every_unit", "every_rule", "every_times",
            "every_per", "day",
          ]
        )
      case "due": (field: name, names: [name, "moment"])
      case "horizon": (field: name, names: [name, "any_time"])
      case "at": (field: name, names: [name, "at_more"])
      case "remind": (field: name, names: [name, "remind_more"])
      default: (field: name, names: [name])
      }
    }

  /// The values as a form sends them; equal inputs have equal forms.
  var form: FormFields {
    func one(_ text: String) -> [String] { text.isEmpty ? [] : [text] }
    var values = Dictionary(
      uniqueKeysWithValues: texts.map { ($0.rawValue, one($1)) })
    if isRepeating { values[RequestField.due.rawValue] = nil }
    // What a new form has chosen.
    let usual: [RequestField: String] = [
      .category: "none", .priority: "normal", .bucket: "no", .severalADay: "no",
      .turnsBy: "order",
    ]
    for (field, usual) in usual {
      values[field.rawValue] = [self[field].isEmpty ? usual : self[field]]
    }
    let single: [String: String] = [
      "name": name, "kind": kind ?? "", "moment": isAtTime ? "when" : "due",
      "every_min": everyMin, "every_max": isPeriod ? "" : everyMax,
      "every_unit": isPeriod ? "w" : everyUnit, "every_rule": everyRule,
      "every_times": everyTimes, "every_per": everyPer, "at": firstTime,
      "at_more": laterTimes, "remind_more": otherLeads, "has_where": "1", "has_for": "1",
      "any_time": isAnyTime ? "1" : "",
    ]
    let lists: [String: [String]] = [
      "day": days.sorted(), "remind": chosenLeads, "place": places.sorted(),
      "on": (triggers ?? []).sorted(), "for": (persons ?? []).sorted(),
    ]
    values.merge(single.mapValues(one)) { $1 }
    values.merge(lists) { $1 }
    return FormFields(values.filter { !$0.value.isEmpty })
  }
}

/// A date and a time of day in the two fields in which a form asks for them: `due` and `due_time`.
///
/// Without a time, the date means the whole day. The date may be words, such as `tomorrow`, and a
/// form may send both in the field of the date: `2026-05-31T18:00`.
struct DateAndTime {
  let date: String
  let time: String

  /// Reads both fields of a form.
  init(_ form: FormFields, _ name: String) {
    date = form.text(name) ?? ""
    time = form.text(Self.timeName(name)) ?? ""
  }

  /// Splits the text of both, or of a time alone; what is in other words is left whole as the date.
  init(_ text: String) {
    let parts = text.wholeMatch(of: /(?:(\d{4}-\d\d-\d\d)T)?(\d\d:\d\d(?::\d\d)?)/)
    date = parts.map { $0.1.map(String.init) ?? "" } ?? text
    time = parts.map { String($0.2) } ?? ""
  }

  /// Both as one text: `2026-05-31T18:00`, `tomorrow 18:00`; the one that is not empty, or neither.
  var text: String {
    guard !date.isEmpty, !time.isEmpty else { return date + time }
    let isWritten =
      date.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
      && time.wholeMatch(of: /\d\d:\d\d(:\d\d)?/) != nil
    return date + (isWritten ? "T" : " ") + time
  }

  /// Returns the name of the field of the time beside that of the date.
  static func timeName(_ name: String) -> String { name + "_time" }
}
