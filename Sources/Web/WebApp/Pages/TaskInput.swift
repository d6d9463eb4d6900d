import Application
import Foundation
import Localization
import Text

/// The fields of the form of a task as they were typed.
struct TaskInput: Sendable, Hashable {
  var name = ""
  var notes = ""
  var isRepeating = true
  /// The period in two numbers and a unit; `every` replaces them for a window in two units.
  var everyMin = ""
  var everyMax = ""
  var everyUnit = "w"
  var every: String?
  /// A rule such as `first mon` instead of the numbers.
  var everyRule = ""
  /// Weekdays, `mon` to `sun`, for a period of weeks.
  var days: [String] = []
  var from = "done"
  var start = ""
  var first = ""
  var end = ""
  var at = ""
  var zone = ""
  var due = ""
  /// Names of places, and `#tags`.
  var places: [String] = []
  /// `enter`, `cross`, `dwell` and `exit`; `nil` if the form had no such boxes.
  var triggers: [String]?
  var dwell = ""
  /// Empty where the whole period takes its place.
  var horizon = ""
  /// True for a task that is open in all of its period (T5).
  var isAnyTime = false
  var nag = ""
  /// The name of a category; `none` for none, empty if the form had no such field.
  var category = ""
  var priority = ""
  var duration = ""
  /// `very-easy` to `very-hard`; empty if the form had no such field.
  var difficulty = ""
  /// `fixed` or `flexible`; empty for what the rule says.
  var timing = ""
  /// `yes` for a wish, or `no`; empty if the form had no such field.
  var bucket = ""

  /// The persons whom it is for, each as `#` and the number; `nil` if the form had no such boxes.
  var persons: [String]?

  /// An empty form.
  init() {}

  /// Reads the fields of a request.
  init(_ form: FormFields) {
    name = form["name"] ?? ""
    notes = (form["notes"] ?? "").split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
    isRepeating = form["kind"] != "once"
    everyMin = form.text("every_min") ?? ""
    everyMax = form.text("every_max") ?? ""
    everyUnit = form.text("every_unit") ?? "w"
    every = form["every"]?.trimmingBlanks
    everyRule = form.text("every_rule") ?? ""
    days = form.all("day").filter { !$0.isEmpty }
    category = form.text("category") ?? ""
    priority = form.text("priority") ?? ""
    duration = form.text("duration") ?? ""
    difficulty = form.text("difficulty") ?? ""
    timing = form.text("timing") ?? ""
    bucket = form.text("bucket") ?? ""
    from = form.text("from") ?? "done"
    start = form.text("start") ?? ""
    first = form.text("first") ?? ""
    end = form.text("end") ?? ""
    at = form.text("at") ?? ""
    zone = form.text("zone") ?? ""
    due = form.text("due") ?? ""
    places = form.all("place").filter { !$0.isEmpty }
    triggers = form["has_where"] == nil ? nil : form.all("on")
    persons = form["has_for"] == nil ? nil : form.all("for").filter { !$0.isEmpty }
    dwell = form.text("dwell") ?? ""
    horizon = form.text("horizon") ?? ""
    isAnyTime = form["any_time"] == "1"
    nag = form.text("nag") ?? ""
  }

  /// The period as the command line takes it: `10-14w`.
  private var window: String {
    if let every { return every }
    if !everyRule.isEmpty { return everyRule }
    if !days.isEmpty {
      let count = everyMax.isEmpty ? everyMin.isEmpty ? "1" : everyMin : everyMax
      return "\(count)w on \(days.joined(separator: ","))"
    }
    let isBoth = !everyMin.isEmpty && !everyMax.isEmpty
    return isBoth ? "\(everyMin)-\(everyMax)\(everyUnit)" : "\(everyMin)\(everyMax)\(everyUnit)"
  }

  /// True if the form has a period.
  private var hasWindow: Bool {
    every.map { !$0.isEmpty }
      ?? !(everyMin.isEmpty && everyMax.isEmpty && everyRule.isEmpty && days.isEmpty)
  }

  /// Errors that keep the rest of the rule from being read.
  var missing: [String: String] {
    guard isRepeating else { return [:] }
    guard hasWindow else {
      return ["every": TaskPagePhrase.sayHowOften.text]
    }
    guard every == nil, everyRule.isEmpty else { return [:] }
    if !days.isEmpty, everyUnit != "w" || !(everyMin.isEmpty || everyMax.isEmpty) {
      return ["every": TaskPagePhrase.daysNeedWeeks.text]
    }
    guard let first = Int(everyMin), let last = Int(everyMax), first > last else {
      return [:]
    }
    return ["every": TaskPagePhrase.windowReversed.text]
  }

  /// Returns the fields of a new task.
  func newFields() -> TaskFields {
    var fields = TaskFields()
    func said(_ text: String) -> String? { text.isEmpty ? nil : text }
    fields.notes = said(notes)
    fields.zone = said(zone)
    fields.horizon = isOpenAllPeriod ? "period" : said(horizon)
    fields.nag = said(nag)
    fields.category = said(category)
    fields.priority = said(priority)
    fields.duration = said(duration)
    fields.difficulty = said(difficulty)
    fields.timing = said(timing)
    fields.bucket = said(bucket)
    fields.persons = persons ?? []
    fields.place = places
    fields.on = triggers.map { $0.joined(separator: ",") }
    fields.dwell = triggers?.contains("dwell") == true ? said(dwell) : nil
    guard isRepeating else {
      fields.due = said(due)
      return fields
    }
    // Without a period, the rest of the rule is not read.
    guard hasWindow else { return fields }
    fields.every = window
    fields.from = from
    fields.start = said(start)
    fields.first = said(first)
    fields.end = said(end)
    fields.at = said(at)
    return fields
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
    return original.isOpenAllPeriod && horizon.isEmpty ? usual : typed
  }

  /// Returns the changes to a task whose form was filled with `original`.
  ///
  /// An unchanged field leaves its value as it is, to the second. An emptied field removes it.
  func changedFields(
    from original: TaskInput, actionContext: ActionContext
  ) -> TaskFields {
    var fields = newFields()
    func changed(_ path: KeyPath<TaskInput, String>, emptied: String? = "none") -> String? {
      guard self[keyPath: path] != original[keyPath: path] else { return nil }
      return self[keyPath: path].isEmpty ? emptied : self[keyPath: path]
    }
    let usual = LengthText.of(actionContext.horizonSeconds)
    fields.notes = changed(\.notes, emptied: "")
    fields.zone = changed(\.zone, emptied: actionContext.machineZone.identifier)
    fields.horizon = changedHorizon(
      from: original, changed(\.horizon, emptied: usual), usual: usual)
    fields.nag = changed(\.nag)
    fields.category = changed(\.category, emptied: nil)
    fields.priority = changed(\.priority, emptied: nil)
    fields.duration = changed(\.duration)
    fields.difficulty = changed(\.difficulty, emptied: nil)
    fields.timing = changed(\.timing, emptied: nil)
    fields.bucket = changed(\.bucket, emptied: nil)
    fields.place = places == original.places ? [] : places.isEmpty ? ["none"] : places
    let wanted = persons ?? original.persons ?? []
    fields.persons =
      wanted.sorted() == (original.persons ?? []).sorted() ? [] : wanted.isEmpty ? ["none"] : wanted
    if triggers == original.triggers { fields.on = nil }
    if dwell == original.dwell { fields.dwell = nil }
    guard isRepeating else {
      fields.every = original.isRepeating ? "none" : nil
      fields.due = changed(\.due)
      return fields
    }
    guard original.isRepeating else { return fields }
    fields.every = window == original.window ? nil : fields.every
    fields.from = changed(\.from)
    fields.start = changed(\.start, emptied: nil)
    fields.first = changed(\.first)
    fields.end = changed(\.end)
    fields.at = changed(\.at)
    return fields
  }
}
