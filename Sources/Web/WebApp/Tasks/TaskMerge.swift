import Application
import Foundation
import HTTPServer
import Localization
import Model
import Text

/// A form whose task was changed elsewhere after it was filled: a merge of three by field.
///
/// A field that the user left alone takes the stored value; one that only the user changed keeps
/// the typed value.
struct TaskMerge {
  /// The fields of the form, merged.
  let form: FormFields
  /// The values of the names that were taken over from the task as it is now.
  let adopted: [String: [String]]
  /// The fields that were changed elsewhere.
  let changed: [String]
  /// Those that the user has changed, too, to something else.
  let conflicts: [String]

  /// Merges a form with the task as it is now; fails for a form without `was`.
  ///
  /// - Parameters:
  ///   - form: What the user sent, with `was`: the form as it was filled.
  ///   - present: The task as it is now.
  init?(_ form: FormFields, present: TaskInput) {
    guard let was = form["was"], !was.isEmpty else { return nil }
    let (base, now) = (TaskInput(FormFields(was)).form, present.form)
    var mine = TaskInput(form).form
    // A form without places has no boxes for them.
    if form["has_where"] == nil {
      mine = mine.replacing(["place": base.all("place"), "on": base.all("on")])
    }
    if form["has_for"] == nil { mine = mine.replacing(["for": base.all("for")]) }
    let merge = FormMerge(mine: mine, was: base, now: now, groups: TaskInput.groups)
    self.form = form.replacing(merge.adopted)
    (adopted, changed, conflicts) = (merge.adopted, merge.changed, merge.conflicts)
  }

  /// The labels of what was changed elsewhere, each once.
  var labels: [String] {
    changed.compactMap(Self.label).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Returns the label of the row that shows a field of the form; `nil` for one without a row.
  private static func label(of field: String) -> String? {
    let label =
      field == "name"
      ? TaskPhrase.rowTask : TaskField.all.first { $0.field.rawValue == field }?.label
    return label?.pageText
  }

  /// Returns what was changed elsewhere, as rows of a label and a text.
  func rows(_ facts: [LabeledText]) -> [LabeledText] {
    let labels = labels
    return facts.filter { labels.contains($0.label) }
  }

  /// Returns a remark for each field that both have changed, by its name.
  func marks(_ facts: [LabeledText]) -> [String: String] {
    Dictionary(
      conflicts.map { field in
        let label = Self.label(of: field)
        let text = facts.first { $0.label == label }?.text
        return (field, TaskInputPhrase.changedElsewhere(now: text?.cleanLine).text)
      }
    ) { first, _ in first }
  }

  /// Returns the keys for a script: the values to take over, and the messages.
  func json(_ facts: [LabeledText], version: String, present: TaskInput) -> JSON {
    .object([
      ("version", .string(version)), ("was", .string(present.form.text)),
      (
        "fields",
        .object(
          adopted.sorted { $0.key < $1.key }.map { name, values in
            (name, .array(values.map { .string($0) }))
          })
      ),
      (
        "now",
        .array(
          rows(facts).map {
            .object([("label", .string($0.label)), ("now", .string($0.text))])
          })
      ),
      ("marks", .object(marks(facts).sorted { $0.key < $1.key }.map { ($0, .string($1)) })),
      (
        "text",
        .string((conflicts.isEmpty ? TaskInputPhrase.takenOver : TaskInputPhrase.bothChanged).text)
      ),
    ])
  }
}

extension TaskView {
  /// The rows of the page that are not empty, with name and notes.
  var facts: [LabeledText] {
    rows(for: .page).filter { !$0.text.isEmpty }.map { LabeledText(label: $0.title, text: $0.text) }
  }
}
