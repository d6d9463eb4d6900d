import Application
import Localization
import Model
import Recurrence
import Regions

/// The options and boxes of the form of a task, with what is chosen.
extension TaskInput {
  var units: [SelectOption] {
    let units: [(String, TaskPagePhrase)] = [
      ("h", .hours), ("d", .days), ("w", .weeks), ("mo", .months), ("y", .years),
    ]
    return units.map { unit, label in
      SelectOption(value: unit, label: label.text, selected: unit == everyUnit)
    }
  }

  /// The days of the week, beginning with the user's first one.
  var weekdays: [CheckBox] {
    let first = Localizer.current.firstWeekday
    return (0..<7).map { offset in
      let index = (first + offset) % 7
      // Languages count from Sunday, rules from Monday.
      let symbol = Weekday.allCases[(index + 6) % 7].symbol
      return CheckBox(
        value: symbol, label: Localizer.current.language.weekday(index),
        checked: days.contains(symbol))
    }
  }

  var triggerBoxes: [CheckBox] {
    let labels: [(Trigger, TaskPagePhrase)] = [
      (.enter, .arrive), (.cross, .passBy), (.dwell, .stay), (.exit, .leave),
    ]
    let chosen = triggers ?? Trigger.usual.map(\.rawValue)
    return labels.map { trigger, label in
      CheckBox(
        value: trigger.rawValue, label: label.text, checked: chosen.contains(trigger.rawValue))
    }
  }

  /// The places and tags: what is chosen comes first, then places, and tags last.
  func placeChoices(among all: [Place]) -> [TaskFormDialog.PlaceChoice] {
    let tags = Set(all.flatMap(\.tags)).union(
      places.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
    let chosen = Set(places)
    var choices = all.map { place in
      let value = TaskInput.value(of: .place(place.id), among: [place])
      return (
        isTag: false, name: place.name,
        choice: TaskFormDialog.PlaceChoice(
          value: value, label: place.name.oneLine,
          checked: chosen.contains(value) || chosen.contains(String(place.id.rawValue)),
          thumb: "/places/\(place.id.rawValue)/thumb.svg")
      )
    }
    choices += tags.map { tag in
      (
        isTag: true, name: tag,
        choice: TaskFormDialog.PlaceChoice(
          value: "#" + tag, label: "#" + tag.oneLine, checked: chosen.contains("#" + tag))
      )
    }
    let names = choices.sortedByName(\.name)
    return [true, false].flatMap { isChecked in
      [false, true].flatMap { isTag in
        names.filter { $0.choice.checked == isChecked && $0.isTag == isTag }.map(\.choice)
      }
    }
  }

  /// True if a folded field has a value or an error.
  func isUnfolded(_ errors: [String: String]) -> Bool {
    let folded = TaskField.all.filter(\.isFolded).map(\.field.rawValue)
    if !Set(folded).isDisjoint(with: errors.keys) { return true }
    if self[.bucket] == "yes" { return true }
    return [.first, .end, .at, .nag].contains { !self[$0].isEmpty }
  }
}
