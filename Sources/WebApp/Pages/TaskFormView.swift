import Application
import Foundation
import Recurrence
import Regions
import Reminders

/// The form of a task as the template shows it, new and for editing alike.
struct TaskFormView {
  let input: TaskInput
  let preview: TaskPreview
  let places: [Place]
  let actionContext: ActionContext
  /// The task that is edited.
  var old: Todo?
  /// Whether what was sent comes back, so that errors are shown.
  var isShownAgain = false
  /// What no field is to blame for.
  var formError: String?
  /// How the task stands now, where somebody else changed it meanwhile.
  var conflict: [[String: String]] = []

  /// What the template asks for.
  var content: [String: Any] {
    let errors = isShownAgain ? preview.errors : [:]
    var content: [String: Any] = [
      "action": old.map { "/tasks/\($0.id.rawValue)" } ?? "/tasks",
      "draftKey": old.map { "\($0.id.rawValue)" } ?? "new",
      "heading": old == nil ? "New task" : "Edit task", "isNew": old == nil,
      "saveWord": old == nil ? "Add task" : "Save",
      "cancelHref": old.map { "/tasks/\($0.id.rawValue)" } ?? "/",
      "backHere": (old.map { "/tasks/\($0.id.rawValue)/edit" } ?? "/tasks/new").percentEncoded,
      "isShownAgain": isShownAgain, "errors": errors,
      "sentence": preview.sentence.isEmpty ? TaskPreview.hint : preview.sentence,
      "dates": preview.dates, "name": input.name, "notes": input.notes,
      "isRepeating": input.isRepeating, "plainEvery": input.every == nil,
      "every": input.every ?? "", "everyMin": input.everyMin, "everyMax": input.everyMax,
      "units": units, "fromDone": input.from != "start", "start": input.start,
      "first": input.first, "end": input.end, "at": input.at, "zone": input.zone,
      "due": input.due, "dwell": input.dwell, "horizon": input.horizon, "nag": input.nag,
      "dueType": Self.type("datetime-local", for: input.due),
      "startType": Self.type("datetime-local", for: input.start),
      "firstType": Self.type("datetime-local", for: input.first),
      "endType": Self.type(input.end.count > 10 ? "datetime-local" : "date", for: input.end),
      "atType": Self.type("time", for: input.at),
      "dwellUsual": LengthText.of(actionContext.dwellSeconds),
      "horizonUsual": LengthText.of(actionContext.horizonSeconds),
      "machineZone": actionContext.machineZone.identifier, "isUnfolded": isUnfolded(errors),
      "triggers": triggers,
    ]
    content.merge(whereabouts) { $1 }
    content["taskVersion"] = old.map(StateVersion.of)
    content["id"] = old.map { String($0.id.rawValue) }
    content["formError"] = formError ?? errors[""]
    if !conflict.isEmpty { content["conflict"] = ["rows": conflict] }
    return content
  }

  /// The type of a field with a picker; plain text for a value that the picker would not show.
  private static func type(_ type: String, for value: String) -> String {
    let isShown =
      switch type {
      case "date": value.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
      case "time": value.wholeMatch(of: /\d\d:\d\d/) != nil
      default: value.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?/) != nil
      }
    return value.isEmpty || isShown ? type : "text"
  }

  private var units: [[String: Any]] {
    [("h", "hours"), ("d", "days"), ("w", "weeks"), ("mo", "months"), ("y", "years")].map {
      ["value": $0.0, "label": $0.1, "selected": $0.0 == input.everyUnit]
    }
  }

  private var triggers: [[String: Any]] {
    let words: [(Trigger, String)] = [
      (.enter, "come there"), (.cross, "pass by"), (.dwell, "stay a while"), (.exit, "leave"),
    ]
    let chosen = input.triggers ?? Trigger.usual.map(\.rawValue)
    return words.map { trigger, label in
      [
        "value": trigger.rawValue, "label": label, "checked": chosen.contains(trigger.rawValue),
      ]
    }
  }

  private var whereabouts: [String: Any] {
    let tags = Set(places.flatMap(\.tags)).union(
      input.places.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
    let chosen = Set(input.places)
    func isChosen(_ place: Place, _ value: String) -> Bool {
      chosen.contains(value) || chosen.contains(String(place.id.rawValue))
    }
    var choices = places.map { place -> (isChecked: Bool, label: String, content: [String: Any]) in
      let value = TaskInput.value(of: .place(place.id), among: [place])
      let checked = isChosen(place, value)
      return (
        checked, place.name.lowercased(),
        [
          "value": value, "label": place.name.oneLine, "checked": checked,
          "thumb": "/places/\(place.id.rawValue)/thumb.svg",
        ]
      )
    }
    choices += tags.map { tag in
      let checked = chosen.contains("#" + tag)
      return (
        checked, "#" + tag, ["value": "#" + tag, "label": "#" + tag.oneLine, "checked": checked]
      )
    }
    choices.sort { $0.isChecked == $1.isChecked ? $0.label < $1.label : $0.isChecked }
    let thumbs = choices.filter(\.isChecked).compactMap { choice in
      choice.content["thumb"].map { ["src": $0, "label": choice.content["label"] ?? ""] }
    }
    return [
      "hasWhere": !choices.isEmpty, "manyPlaces": choices.count > 8,
      "placeChoices": choices.map(\.content), "thumbs": Array(thumbs.prefix(6)),
      "hasThumbs": !thumbs.isEmpty,
    ]
  }

  /// Whether what is folded away has something to say.
  private func isUnfolded(_ errors: [String: String]) -> Bool {
    let folded = ["start", "first", "end", "at", "zone", "horizon", "nag"]
    if !Set(folded).isDisjoint(with: errors.keys) { return true }
    return [input.first, input.end, input.at, input.nag].contains { !$0.isEmpty }
  }
}
