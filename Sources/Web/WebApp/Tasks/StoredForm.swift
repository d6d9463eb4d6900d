import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Text

/// A merge of three by field: how a form was filled, what the user sent, and what is stored now.
///
/// A field that the user left alone takes the stored value; one that only the user changed keeps
/// the typed value.
struct FormMerge {
  /// The values of the names that were taken over from what is stored now.
  let adopted: [String: [String]]
  /// The fields that were changed elsewhere.
  let changed: [String]
  /// Those that the user has changed, too, to something else.
  let conflicts: [String]

  /// Merges the names of each field as one value.
  init(
    mine: FormFields, was: FormFields, now: FormFields,
    groups: [(field: String, names: [String])]
  ) {
    var (adopted, changed, conflicts) = ([String: [String]](), [String](), [String]())
    for (field, names) in groups {
      func values(_ form: FormFields) -> [[String]] { names.map(form.all) }
      guard values(now) != values(was) else { continue }
      changed.append(field)
      if values(mine) == values(was) {
        for name in names { adopted[name] = now.all(name) }
      } else if values(mine) != values(now) {
        conflicts.append(field)
      }
    }
    (self.adopted, self.changed, self.conflicts) = (adopted, changed, conflicts)
  }
}

/// A field of a form that changes something stored.
struct StoredField: Sendable {
  /// Its names in the form, which change together.
  let names: [String]
  /// The text before the field.
  let label: String
  /// True if a form without the name means no, as an unticked box does.
  var isBox = false
  /// The words of its values, by value; others are shown as they are.
  var words: [String: String] = [:]

  init(_ name: String, _ label: any Phrase, isBox: Bool = false, words: [String: String] = [:]) {
    self.init([name], label.text, isBox: isBox, words: words)
  }

  /// Creates a field of several names.
  init(_ names: [String], _ label: String, isBox: Bool = false, words: [String: String] = [:]) {
    (self.names, self.label, self.isBox, self.words) = (names, label, isBox, words)
  }

  /// Returns the value for people.
  fileprivate func text(_ values: FormFields) -> String {
    if isBox {
      return
        (values[names[0]] == nil ? SettingsPagePhrase.switchedOff : SettingsPagePhrase.switchedOn)
        .text
    }
    let texts = names.compactMap(values.text).map { words[$0] ?? $0.cleanLines }
    return texts.isEmpty ? "–" : texts.joined(separator: ", ")
  }
}

/// Something stored as the form that changes it is filled.
///
/// Every form that changes something stored carries these values in its hidden field `was`, which
/// the template `form_state` writes: that is the version that the user has seen. What was changed
/// elsewhere meanwhile is kept; for a field that both have changed, the user chooses.
struct StoredForm: Sendable {
  /// The values as the form sends them if nothing is typed.
  let values: FormFields
  private let fields: [StoredField]

  /// Describes the form of something stored; a name without a value is empty.
  init(_ values: [String: String], _ fields: [StoredField]) {
    self.init(FormFields(values.mapValues { [$0] }), fields)
  }

  /// Describes a form in which a name may have several values.
  init(_ values: FormFields, _ fields: [StoredField]) {
    self.values = values
    self.fields = fields
  }

  /// The values of the template `form_state`.
  var state: FormState { FormState(was: values.text) }

  /// Returns the fields of a form with what was changed elsewhere since it was filled.
  ///
  /// A form without `was` is accepted as it is.
  ///
  /// - Throws: `FormConflict` if both have changed a field.
  func merged(_ form: FormFields) throws(FormConflict) -> FormFields {
    guard let text = form["was"], !text.isEmpty else { return form }
    // Browsers send line ends of their own.
    let mine = form.mapped { $0.replacing("\r\n", with: "\n") }
    // What a form does not name, such as a locked setting, is not changed by it.
    let sent = fields.filter { field in
      field.isBox || field.names.contains { form[$0] != nil }
    }
    let merge = FormMerge(
      mine: mine, was: FormFields(text).mapped { $0.replacing("\r\n", with: "\n") }, now: values,
      groups: sent.map { ($0.names[0], $0.names) })
    let merged = form.replacing(merge.adopted)
    guard merge.conflicts.isEmpty else {
      let rows = sent.filter { merge.changed.contains($0.names[0]) }.map {
        LabeledText(label: $0.label, text: $0.text(values))
      }
      throw FormConflict(form: merged.replacing(["was": [values.text]]), rows: rows)
    }
    return merged
  }
}

/// A field that was changed in a form and elsewhere; the form comes back with a question.
struct FormConflict: Error {
  /// The fields that the user sent, merged and with a new `was`: sent once more, they are taken.
  let form: FormFields
  /// The fields that were changed elsewhere, with their present values.
  let rows: [LabeledText]

  /// The values of the template `form_state`.
  var state: FormState {
    FormState(was: form["was"] ?? "", conflict: FormState.Conflict(rows: rows))
  }

  /// The question on one line.
  var text: String {
    let now = rows.map { "\($0.label): \($0.text)" }.joined(separator: "; ")
    return [
      "\(TaskPagePhrase.formChangedMeanwhile.text).", TaskPagePhrase.conflictNow.text, "\(now).",
      TaskPagePhrase.conflictSave.text,
    ].joined(separator: " ")
  }

  /// The answer to a script, which puts `was` into the form.
  var response: Response {
    Response(
      json: .object([
        ("ok", .bool(false)), ("text", .string(text)), ("step", .null), ("errors", .object([])),
        ("was", .string(form["was"] ?? "")),
      ]), status: .conflict)
  }
}
