import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import Text

/// The form of a task, empty or filled from a task.
struct TaskFormPage {
  let input: TaskInput
  let preview: TaskPreview
  let places: [Place]
  let categories: [Model.Category]
  let actionContext: ActionContext
  /// All persons; the form asks whom a task is for only if there are others.
  var persons: [Person] = []
  /// The task that is edited; `nil` for a new one.
  var old: Todo?
  /// True if the form comes back after it was sent, so that errors are shown.
  var isShownAgain = false
  /// An error that belongs to no field.
  var formError: String?
  /// A task that has the name already, so that the user is asked first.
  var sameName: SameName?
  /// The rows that were changed elsewhere since the form was filled.
  var conflict: [[String: String]] = []
  /// Remarks on fields that were changed both here and elsewhere.
  var marks: [String: String] = [:]

  /// The heading of the form.
  var heading: String { (old == nil ? TaskPagePhrase.newTask : TaskPagePhrase.editTask).text }

  /// The values for the template.
  var content: [String: Any] {
    let errors = isShownAgain ? preview.errors.merging(marks) { first, _ in first } : [:]
    var content: [String: Any] = [
      "action": old.map { "/tasks/\($0.id.rawValue)" } ?? "/tasks",
      "draftKey": old.map { "\($0.id.rawValue)" } ?? "new",
      "heading": heading, "isNew": old == nil,
      "saveWord": old == nil ? TaskPagePhrase.addTask.text : PagePhrase.save.text,
      "cancelHref": old.map { "/tasks/\($0.id.rawValue)" } ?? "/",
      "backHere": (old.map { "/tasks/\($0.id.rawValue)/edit" } ?? "/tasks/new").percentEncoded,
      "isShownAgain": isShownAgain, "errors": errors,
      "sentence": preview.sentence.isEmpty ? TaskPagePhrase.previewHint.text : preview.sentence,
      "dates": preview.dates, "name": input.name, "notes": input.notes,
      "isRepeating": input.isRepeating, "plainEvery": input.every == nil,
      "every": input.every ?? "", "everyMin": input.everyMin, "everyMax": input.everyMax,
      "units": units, "fromDone": input.from != "start", "start": input.start,
      "first": input.first, "end": input.end, "at": input.at, "zone": input.zone,
      "due": input.due, "dwell": input.dwell, "horizon": input.horizon,
      "isAnyTime": input.isAnyTime, "nag": input.nag,
      "dueType": Self.type("datetime-local", for: input.due),
      "startType": Self.type("datetime-local", for: input.start),
      "firstType": Self.type("datetime-local", for: input.first),
      "endType": Self.type(input.end.count > 10 ? "datetime-local" : "date", for: input.end),
      "atType": Self.type("time", for: input.at),
      "dwellUsual": LengthText.of(actionContext.dwellSeconds),
      "horizonUsual": LengthText.of(actionContext.horizonSeconds),
      "machineZone": actionContext.machineZone.identifier, "isUnfolded": isUnfolded(errors),
      "triggers": triggers, "weekdays": weekdays, "everyRule": input.everyRule,
      "duration": input.duration, "priorities": priorities, "difficulties": difficulties,
      "timings": timings, "isWish": input.bucket == "yes",
      "categories": categories.sortedByName(\.name).map { category in
        [
          "value": category.name, "label": category.name.oneLine,
          "selected": category.name.isSameName(as: input.category),
        ] as [String: Any]
      },
    ]
    content.merge(placeContent) { $1 }
    content["hasOthers"] = persons.count > 1
    content["personChoices"] = persons.sortedByName(\.name).map { person in
      let value = TaskInput.value(of: person.id)
      return [
        "value": value, "label": person.name.oneLine,
        "checked": input.persons?.contains(value) ?? false,
      ] as [String: Any]
    }
    content["taskVersion"] = old.map(StateVersion.of)
    content["was"] = old.map {
      TaskInput(
        $0, places: places, categories: categories, machineZone: actionContext.machineZone
      ).form.text
    }
    content["hasWindow"] = !input.everyMin.isEmpty
    content["id"] = old.map { String($0.id.rawValue) }
    content["sameName"] = sameName?.content
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
    let units: [(String, TaskPagePhrase)] = [
      ("h", .hours), ("d", .days), ("w", .weeks), ("mo", .months), ("y", .years),
    ]
    return units.map { unit, label in
      ["value": unit, "label": label.text, "selected": unit == input.everyUnit]
    }
  }

  /// The days of the week, beginning with the user's first one.
  private var weekdays: [[String: Any]] {
    let first = Localizer.current.firstWeekday
    return (0..<7).map { offset in
      let index = (first + offset) % 7
      // Languages count from Sunday, rules from Monday.
      let symbol = Weekday.allCases[(index + 6) % 7].symbol
      return [
        "value": symbol, "label": Localizer.current.language.weekday(index),
        "checked": input.days.contains(symbol),
      ]
    }
  }

  private var priorities: [[String: Any]] {
    let labels: [(Priority, TaskPagePhrase)] = [
      (.high, .priorityHigh), (.normal, .priorityNormal), (.low, .priorityLow),
    ]
    let chosen = Priority(rawValue: input.priority) ?? .normal
    return labels.map { priority, label in
      ["value": priority.rawValue, "label": label.text, "selected": priority == chosen]
    }
  }

  private var difficulties: [[String: Any]] {
    let chosen = Difficulty(input.difficulty) ?? .medium
    return Difficulty.allCases.map { difficulty in
      [
        "value": difficulty.name, "label": difficulty.word.text, "selected": difficulty == chosen,
      ]
    }
  }

  /// The choices of timing; a new task can leave it to the rule.
  private var timings: [[String: Any]] {
    let labels: [(String, TaskPagePhrase)] = [
      ("", .timingUsual), ("fixed", .timingFixed), ("flexible", .timingFlexible),
    ]
    return labels.dropFirst(old == nil ? 0 : 1).map { value, label in
      ["value": value, "label": label.text, "selected": value == input.timing]
    }
  }

  private var triggers: [[String: Any]] {
    let labels: [(Trigger, TaskPagePhrase)] = [
      (.enter, .arrive), (.cross, .passBy), (.dwell, .stay), (.exit, .leave),
    ]
    let chosen = input.triggers ?? Trigger.usual.map(\.rawValue)
    return labels.map { trigger, label in
      [
        "value": trigger.rawValue, "label": label.text,
        "checked": chosen.contains(trigger.rawValue),
      ]
    }
  }

  private typealias PlaceChoice =
    (isChecked: Bool, isTag: Bool, label: String, content: [String: Any])

  private var placeContent: [String: Any] {
    let tags = Set(places.flatMap(\.tags)).union(
      input.places.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
    let chosen = Set(input.places)
    func isChosen(_ place: Place, _ value: String) -> Bool {
      chosen.contains(value) || chosen.contains(String(place.id.rawValue))
    }
    var choices = places.map { place -> PlaceChoice in
      let value = TaskInput.value(of: .place(place.id), among: [place])
      let checked = isChosen(place, value)
      return (
        checked, isTag: false, place.name,
        [
          "value": value, "label": place.name.oneLine, "checked": checked,
          "thumb": "/places/\(place.id.rawValue)/thumb.svg",
        ]
      )
    }
    choices += tags.map { tag in
      let checked = chosen.contains("#" + tag)
      return (
        checked, isTag: true, tag,
        ["value": "#" + tag, "label": "#" + tag.oneLine, "checked": checked]
      )
    }
    let names = choices.sortedByName(\.label)
    // What is chosen comes first, then places, and tags last.
    choices = [true, false].flatMap { isChecked in
      [false, true].flatMap { isTag in
        names.filter { $0.isChecked == isChecked && $0.isTag == isTag }
      }
    }
    let thumbs = choices.filter(\.isChecked).compactMap { choice in
      choice.content["thumb"].map { ["src": $0, "label": choice.content["label"] ?? ""] }
    }
    return [
      "hasWhere": !choices.isEmpty, "manyPlaces": choices.count > 8,
      "placeChoices": choices.map(\.content), "thumbs": Array(thumbs.prefix(6)),
      "hasThumbs": !thumbs.isEmpty,
    ]
  }

  /// True if a folded field has a value or an error.
  private func isUnfolded(_ errors: [String: String]) -> Bool {
    let folded = [
      "start", "first", "end", "at", "zone", "horizon", "nag", "duration",
      "difficulty", "timing", "bucket",
    ]
    if !Set(folded).isDisjoint(with: errors.keys) { return true }
    if input.bucket == "yes" || input.isAnyTime { return true }
    return [input.first, input.end, input.at, input.nag].contains { !$0.isEmpty }
  }
}
