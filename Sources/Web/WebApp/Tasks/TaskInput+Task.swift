import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions
import Text

extension TaskInput {
  /// Fills the form from a task.
  init(
    _ todo: Todo, places: [Place], categories: [Model.Category], persons known: [Person],
    machineZone: TimeZone
  ) {
    self.init()
    name = todo.name
    for field in TaskField.all { self[field.field] = field.typed?(todo) ?? self[field.field] }
    self[.category] = categories.first { $0.id == todo.category }?.name ?? "none"
    // Whom a task with turns is for follows from them.
    persons = todo.turns == nil ? todo.persons.sorted().map(Self.value(of:)) : []
    let names = PersonNames(persons: known)
    self[.turns] = (todo.turns?.order ?? []).map(names.name(of:)).joined(separator: ", ")
    self[.turnsBy] = (todo.turns?.choice ?? .order).rawValue
    self.places = todo.places.map { Self.value(of: $0, among: places) }
    triggers = todo.triggers.ordered.map(\.rawValue)
    let wall = todo.zone.resolved(machineZone: machineZone)
    let pending = todo.countdown(machineZone: machineZone)
    switch todo.rule {
    case .once(let moment):
      isRepeating = false
      // A day without a time is neither, until it gets one.
      isAtTime = todo.timing == .fixed || todo.isInDays || (todo.moved ?? moment) == nil
      self[.due] =
        (todo.moved ?? moment).map {
          todo.isInDays && $0.isLastSecond ? $0.dateText : Self.minute($0)
        } ?? ""
    case .repeating(let cadence):
      self[.due] =
        pending?.due.map { due in
          let local = LocalDateTime(due, in: wall)
          return pending?.isInDays == true ? local.dateText : Self.minute(local)
        } ?? ""
      read(cadence, isInDays: todo.isInDays)
      // The usual day before a daily task is due is no choice of its user.
      isAnyTime =
        todo.horizonSeconds == cadence.every.maximum.longestSeconds
        && todo.horizonSeconds != Todo.defaultHorizonSeconds
      if isAnyTime { self[.horizon] = "" }
    }
  }

  /// Fills in how often a rhythm says.
  mutating func read(_ rhythm: Rhythm) {
    let (minimum, maximum) = (rhythm.every.minimum, rhythm.every.maximum)
    (isRepeating, everyMin, everyRule, everyUnit, days) = (true, "", "", "w", [])
    (everyTimes, everyPer) = ("", "week")
    if let quota = rhythm.quota {
      (everyMax, everyTimes, everyPer) = ("", String(quota.times), quota.unit.rawValue)
    } else if case .weekdays(let weekdays)? = rhythm.days {
      everyMax = String(maximum.count)
      days = weekdays.map(\.symbol)
    } else if rhythm.days != nil || (minimum.map { $0.unit != maximum.unit } ?? false) {
      (everyMax, everyRule) = ("", rhythm.description)
    } else {
      everyMin = minimum.map { String($0.count) } ?? ""
      everyMax = String(maximum.count)
      everyUnit = String(maximum.description.drop { $0.isNumber })
    }
  }

  private mutating func read(_ cadence: Cadence, isInDays: Bool) {
    read(cadence.rhythm)
    self[.from] = cadence.from.rawValue
    // Beside a time of day of its own, a date means its first second (E3).
    func moment(_ local: LocalDateTime) -> String {
      let isDay = isInDays || (cadence.at != nil && local == local.at(.midnight))
      return isDay ? local.dateText : Self.minute(local)
    }
    self[.start] = moment(cadence.start)
    self[.first] = cadence.first.map(moment) ?? ""
    self[.end] = cadence.end.map(Self.dayOrMinute) ?? ""
    self[.at] = cadence.times?.description ?? ""
  }

  /// Returns the value of the box of a place: its name, or its number if the name is ambiguous.
  static func value(of reference: PlaceReference, among places: [Place]) -> String {
    switch reference {
    case .tag(let tag): return "#" + tag
    case .place(let id):
      let name = places.first { $0.id == id }?.name ?? ""
      let isPlain = !name.isEmpty && name == name.trimmingBlanks && name.lowercased() != "none"
      return isPlain ? name : String(id.rawValue)
    }
  }

  /// Returns the value of the box of a person, whose name may be given to another one meanwhile.
  static func value(of person: Person.ID) -> String { "#\(person.rawValue)" }

  /// Returns a date and a time of day to the minute: `2026-01-15T09:00`.
  private static func minute(_ local: LocalDateTime) -> String {
    String(local.description.prefix(16))
  }

  /// Returns `2026-01-15` for the end of a day, which is what a date without a time means.
  private static func dayOrMinute(_ local: LocalDateTime) -> String {
    let isEndOfDay = (local.hour, local.minute, local.second) == (23, 59, 59)
    return String(local.description.prefix(isEndOfDay ? 10 : 16))
  }

  // MARK: The options and boxes of the form, with what is chosen

  var units: [SelectOption] {
    let units: [(String, TaskPagePhrase)] = [
      ("h", .hours), ("d", .days), ("w", .weeks), ("mo", .months), ("y", .years),
    ]
    return units.map { unit, label in
      SelectOption(value: unit, label: label.text, selected: unit == everyUnit)
    }
  }

  /// The periods of a number of times.
  var perUnits: [SelectOption] {
    let units: [(Period.Unit, QuotaPagePhrase)] = [
      (.day, .perDay), (.week, .perWeek), (.month, .perMonth), (.year, .perYear),
    ]
    return units.map { unit, label in
      SelectOption(
        value: unit.rawValue, label: label.text, selected: unit.rawValue == everyPer)
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

  /// The places and tags: what is chosen comes first, then the nearest places, and tags last; those
  /// behind the first three are far.
  func placeChoices(
    among all: [Place], near here: Coordinate?
  ) -> [TaskFormDialog.PlaceChoice] {
    let tags = Set(all.flatMap(\.tags)).union(
      places.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
    let chosen = Set(places)
    var sorted = all.sortedByName(\.name)
    if let here {
      let meters = sorted.map { here.distanceMeters(to: $0.center) }
      sorted = zip(sorted, meters).sorted { $0.1 < $1.1 }.map(\.0)
    }
    let choices =
      sorted.map { place in
        let value = TaskInput.value(of: .place(place.id), among: [place])
        let isChosen = chosen.contains(value) || chosen.contains(String(place.id.rawValue))
        return (value: value, label: place.name.oneLine, isChosen: isChosen)
      }
      + tags.sortedByName(\.self).map { tag in
        (value: "#" + tag, label: "#" + tag.oneLine, isChosen: chosen.contains("#" + tag))
      }
    let others = choices.filter { !$0.isChosen }
    return (choices.filter(\.isChosen) + others).enumerated().map { index, choice in
      TaskFormDialog.PlaceChoice(
        value: choice.value, label: choice.label, checked: choice.isChosen,
        isFar: !choice.isChosen && index >= choices.count - others.count + 3)
    }
  }

  /// True if a folded field has an error, or a value that can be taken away, but for how long the
  /// task takes.
  func isUnfolded(_ errors: [String: String]) -> Bool {
    self[.bucket] == "yes"
      || TaskField.all.filter(\.isFolded).contains {
        errors[$0.field.rawValue] != nil
          || $0.emptied != nil && $0.field != .duration && !self[$0.field].isEmpty
      }
  }
}
