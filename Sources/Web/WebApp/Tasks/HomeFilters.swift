import Application
import Foundation
import Localization
import Model
import Regions
import Text

/// The panel of the list of all tasks that filters and sorts it, and sets its density.
struct HomeFilters: Sendable {
  /// A link that sets the density.
  struct Density: Sendable {
    let href: String
    let word: String
    let key: String
    let current: Bool
  }

  /// The address of the page without a filter.
  let path: String
  /// The words that are searched.
  let q: String
  let group: String
  let phaseOptions: [SelectOption]
  let filterCount: String?
  let hasWhere: Bool
  let hasPlaces: Bool
  let hasTags: Bool
  let placeOptions: [SelectOption]
  let tagOptions: [SelectOption]
  let hasOthers: Bool
  let personOptions: [SelectOption]
  let categoryOptions: [SelectOption]
  let priorityOptions: [SelectOption]
  let sortOptions: [SelectOption]
  let densities: [Density]

  /// Prepares the panel.
  init(_ tasks: HomeTasks) {
    let (query, persons) = (tasks.query, tasks.persons)
    func option(_ value: String, _ label: String, in chosen: String) -> SelectOption {
      SelectOption(value: value, label: label, selected: value == chosen)
    }
    let tags = Set(tasks.names.places.flatMap(\.tags)).sortedByName()
    let places = tasks.names.places.sortedByName(\.name)
    let priority = query.priority?.rawValue ?? ""
    let phase = query.status?.rawValue ?? ""
    let active = [query.place, query.category, priority, query.person, phase].count { !$0.isEmpty }
    path = query.extent.rawValue
    q = query.search
    group = query.group.rawValue
    let statuses: [TaskStatus] = [.overdue, .due, .open, .waiting, .resting, .finished]
    phaseOptions =
      [option("", TaskPagePhrase.anyStatus.text, in: phase)]
      + statuses.map { option($0.rawValue, TaskPhrase.filter($0).text, in: phase) }
    filterCount = active > 0 ? String(active) : nil
    hasWhere = !places.isEmpty
    hasPlaces = !places.isEmpty
    hasTags = !tags.isEmpty
    placeOptions = places.map { option(String($0.id.rawValue), $0.name.oneLine, in: query.place) }
    tagOptions = tags.map { option("#" + $0, "#" + $0, in: query.place) }
    hasOthers = persons.count > 1
    personOptions =
      [option("", DevicePagePhrase.anyPerson.text, in: query.person)]
      + persons.sortedByName(\.name).map { option($0.name, $0.name.oneLine, in: query.person) }
    categoryOptions =
      [option("", TaskPagePhrase.anyCategory.text, in: query.category)]
      + tasks.categories.sortedByName(\.name).map {
        option(String($0.id.rawValue), $0.name.oneLine, in: query.category)
      } + [option("none", TaskPagePhrase.noCategory.text, in: query.category)]
    priorityOptions =
      [option("", TaskPagePhrase.anyPriority.text, in: priority)]
      + Priority.allCases.map { option($0.rawValue, $0.filterWord, in: priority) }
    sortOptions =
      [option("", TaskPagePhrase.byGroup.text, in: query.sortText)]
      + Today.SortKey.allCases.map { option($0.rawValue, $0.word, in: query.sortText) }
    densities = HomePreferences.Density.allCases.map { density in
      Density(
        href: query.address(setting: ("density", density.rawValue)),
        word: density.word, key: density.rawValue, current: density == tasks.preferences.density)
    }
  }
}

extension HomePreferences.Density {
  /// Its name.
  var word: String {
    switch self {
    case .comfortable: TaskPagePhrase.comfortable.text
    case .compact: TaskPagePhrase.compact.text
    }
  }
}

extension Priority {
  /// Its name in the filter.
  fileprivate var filterWord: String {
    let phrase: TaskPagePhrase =
      switch self {
      case .high: .priorityHigh
      case .normal: .priorityNormal
      case .low: .priorityLow
      }
    return phrase.text
  }
}

extension Today.SortKey {
  /// Its name.
  fileprivate var word: String {
    let phrase: TaskPagePhrase =
      switch self {
      case .priority: .byPriority
      case .due: .byDue
      case .name: .byName
      case .created: .byCreation
      case .category: .byCategory
      case .difficulty: .byDifficulty
      }
    return phrase.text
  }
}
