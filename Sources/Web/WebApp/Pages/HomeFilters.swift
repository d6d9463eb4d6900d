import Application
import Foundation
import Localization
import Model
import Regions
import Text

/// The panel of the home page that filters and sorts the list, and sets its density.
struct HomeFilters {
  private let query: HomeQuery
  private let preferences: HomePreferences
  private let names: PlaceNames
  private let categories: [Category]
  private let persons: [Person]

  /// Prepares the panel.
  init(
    _ query: HomeQuery, _ preferences: HomePreferences, _ names: PlaceNames,
    _ categories: [Category], _ persons: [Person] = []
  ) {
    self.query = query
    self.preferences = preferences
    self.names = names
    self.categories = categories
    self.persons = persons
  }

  /// The values for the template.
  var content: [String: Any] {
    let tags = Set(names.places.flatMap(\.tags)).sortedByName()
    let places = names.places.sortedByName(\.name)
    let active = [query.place, query.category, query.priority?.rawValue ?? "", query.person].count {
      !$0.isEmpty
    }
    var content: [String: Any] = [
      "hasWhere": !places.isEmpty, "hasPlaces": !places.isEmpty, "hasTags": !tags.isEmpty,
      "placeOptions": places.map {
        option(String($0.id.rawValue), $0.name.oneLine, in: query.place)
      },
      "tagOptions": tags.map { option("#" + $0, "#" + $0, in: query.place) },
      "categoryOptions": [
        option("", TaskPagePhrase.anyCategory.text, in: query.category)
      ]
        + categories.sortedByName(\.name).map {
          option(String($0.id.rawValue), $0.name.oneLine, in: query.category)
        }
        + [option("none", TaskPagePhrase.noCategory.text, in: query.category)],
      "priorityOptions": [
        option("", TaskPagePhrase.anyPriority.text, in: query.priority?.rawValue ?? "")
      ]
        + Priority.allCases.map {
          option($0.rawValue, $0.filterWord, in: query.priority?.rawValue ?? "")
        },
      "sortOptions": [option("", TaskPagePhrase.byGroup.text, in: query.sortText)]
        + Today.SortKey.allCases.map { option($0.rawValue, $0.word, in: query.sortText) },
      "densities": HomePreferences.Density.allCases.map { density in
        [
          "href": query.address(status: query.status, setting: ("density", density.rawValue)),
          "word": density.word, "key": density.rawValue, "current": density == preferences.density,
        ] as [String: Any]
      },
    ]
    if persons.count > 1 {
      content["personOptions"] =
        [option("", DevicePagePhrase.anyPerson.text, in: query.person)]
        + persons.sortedByName(\.name).map { option($0.name, $0.name.oneLine, in: query.person) }
      content["hasOthers"] = true
    }
    if active > 0 { content["filterCount"] = String(active) }
    return content
  }

  private func option(_ value: String, _ label: String, in chosen: String) -> [String: Any] {
    ["value": value, "label": label, "selected": value == chosen]
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

extension HomePreferences.Extent {
  /// Its name.
  var word: String {
    switch self {
    case .all: TaskPagePhrase.extentAll.text
    case .today: TaskPagePhrase.extentToday.text
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
