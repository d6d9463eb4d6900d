import Application
import Foundation
import Localization
import Model
import Text

/// A field of the form of a task, made from its row of `TaskField.all`; one control is not `nil`.
struct TaskFormField: Sendable {
  struct Line: Sendable {
    let value: String
    var placeholder: String?
    var isFilledIn = true
    var isCapitalized = true
  }

  struct Lines: Sendable {
    let text: String
  }

  /// The times of the day after the first one.
  struct Times: Sendable {
    let more: String
  }

  /// When it reminds: the usual times as boxes, and others.
  struct Leads: Sendable {
    let boxes: [LeadBox]
    let more: String
    let moreLabel: String
  }

  /// A time to remind at.
  struct LeadBox: Sendable {
    let value: String
    let label: String
    let checked: Bool
    /// True if only a task with a time of day has it.
    let isOfTime: Bool
  }

  struct Choice: Sendable {
    let options: [SelectOption]
  }

  struct Group: Sendable {
    let boxes: [CheckBox]
    /// True if users gave the labels, which may be in any language.
    let areNames: Bool
  }

  let field: String
  let label: String
  let hint: String?
  let hintID: String
  let describedBy: String
  let error: String
  let isWrong: Bool
  /// True if only a task that repeats is asked for it.
  let isOfRule: Bool
  private(set) var line: Line?
  private(set) var lines: Lines?
  private(set) var dateField: DateField?
  private(set) var times: Times?
  private(set) var leads: Leads?
  private(set) var choice: Choice?
  private(set) var group: Group?

  /// Prepares a field; `nil` for one that the form asks for in a way of its own, or not at all.
  init?(_ field: TaskField, in entry: TaskFormEntry, error: String?) {
    guard let control = field.control, let label = field.asked ?? field.label,
      entry.asks(for: field.field)
    else { return nil }
    let name = field.field.rawValue
    self.field = name
    self.label = label.pageText
    hint = field.hint?.text
    hintID = "h-\(name)"
    describedBy = hint == nil ? "e-\(name)" : "\(hintID) e-\(name)"
    self.error = error ?? ""
    isWrong = error != nil
    isOfRule = field.scope == .repeating || field.field == .timing
    let text = entry.input[field.field]
    switch control {
    case .line(let usual, let isFilledIn, let isCapitalized):
      line = Line(
        value: text, placeholder: usual?(entry.actionContext, entry.old), isFilledIn: isFilledIn,
        isCapitalized: isCapitalized)
    case .lines: lines = Lines(text: text)
    case .date(let kind): dateField = date(text, of: kind, label, in: entry)
    case .times:
      dateField = date(entry.input.firstTime, of: .clock, label, in: entry)
      times = Times(more: entry.input.laterTimes)
    case .leads:
      leads = Leads(
        boxes: TaskInput.leads.map { value in
          LeadBox(
            value: value, label: LeadPhrase.words([Lead](leadText: value) ?? []).text,
            checked: entry.input.chosenLeads.contains(value),
            isOfTime: ["0", "15min", "1h"].contains(value))
        }, more: entry.input.otherLeads,
        moreLabel: TaskPagePhrase.otherLeads.text)
    case .choice(let values, let chosen):
      let chosen = chosen(text)
      let options = values.filter { entry.old == nil || !$0.value.isEmpty }.map { value, label in
        SelectOption(value: value, label: label.text, selected: value == chosen)
      }
      choice = Choice(options: options + entry.storedOptions(of: field.field))
    case .boxes:
      let isOfPersons = field.field == .for
      group = Group(
        boxes: isOfPersons ? entry.personBoxes : entry.input.triggerBoxes, areNames: isOfPersons)
    }
  }

  /// Returns a field of a date or a time in words, with its error.
  private func date(
    _ text: String, of kind: DateReading.Field, _ label: any Phrase, in entry: TaskFormEntry
  ) -> DateField {
    var date = DateField(
      field, label: label, of: kind, value: text, in: entry.actionContext, id: "f-\(field)",
      errorID: "e-\(field)")
    date.error = isWrong ? error : nil
    date.describedBy = hint == nil ? nil : hintID
    date.hasFocus = entry.field == field
    return date
  }
}

extension TaskFormEntry {
  /// A task that was done has its last time; one person has nobody to choose from.
  fileprivate func asks(for field: RequestField) -> Bool {
    switch field {
    case .last: old?.canHaveLastTime ?? true
    case .for: persons.count > 1 && old?.turns == nil
    case .turns, .turnsBy: persons.count > 1
    default: true
    }
  }

  /// The options that are stored.
  fileprivate func storedOptions(of field: RequestField) -> [SelectOption] {
    guard field == .category else { return [] }
    return categories.sortedByName(\.name).map { category in
      SelectOption(
        value: category.name, label: category.name.oneLine,
        selected: category.name.isSameName(as: input[.category]))
    }
  }

  fileprivate var personBoxes: [CheckBox] {
    persons.sortedByName(\.name).map { person in
      let value = TaskInput.value(of: person.id)
      return CheckBox(
        value: value, label: person.name.oneLine,
        checked: input.persons?.contains(value) ?? false)
    }
  }
}
