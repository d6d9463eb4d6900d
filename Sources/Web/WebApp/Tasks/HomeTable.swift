import Application
import Foundation
import Localization
import Model
import Recurrence

/// All tasks in groups: a table on a wide screen, rows on a narrow one.
struct HomeTable: Sendable {
  /// Tasks below a heading.
  struct Group: Sendable {
    /// The heading; `nil` where one list is in an order of its own.
    let title: String?
    let rows: [Row]
  }

  /// A task, with what only a table tells.
  struct Row: Sendable {
    let card: TaskCard
    let every: String?
    let last: String?
  }

  let groups: [Group]

  /// How many tasks stand on a page.
  static let length = 50

  /// Divides tasks; an order of the user's makes one list of those that are not grouped otherwise.
  init(_ tasks: HomeTasks) {
    let query = tasks.query
    let isWhole = query.group == .when && (!query.sort.isEmpty || query.status != nil)
    let divided =
      isWhole || (query.group == .when && tasks.rules == nil)
      ? [(title: String?.none, items: tasks.wanted)] : Self.groups(tasks)
    var room = query.page * Self.length
    groups = divided.compactMap { title, items in
      let shown = items.prefix(max(room, 0))
      room -= shown.count
      return shown.isEmpty
        ? nil : Group(title: title, rows: shown.map { Row($0, isInside: $0.group == .here) })
    }
  }

  /// Returns the tasks by their headings, in the order of these.
  static func groups(_ tasks: HomeTasks) -> [(title: String?, items: [HomeItem])] {
    let none: String
    var named: [String: [HomeItem]] = [:]
    switch tasks.query.group {
    case .when:
      var groups: [(title: String?, items: [HomeItem])] = []
      for item in tasks.wanted {
        let title = tasks.rules.map { $0.title(of: item) }
        if groups.last?.title == title, !groups.isEmpty {
          groups[groups.count - 1].items.append(item)
        } else {
          groups.append((title, [item]))
        }
      }
      return groups
    case .place:
      none = TaskPagePhrase.withoutPlace.text
      for item in tasks.wanted {
        named[item.view.placeNames.first?.oneLine ?? none, default: []].append(item)
      }
    case .category:
      none = TaskPagePhrase.withoutCategory.text
      for item in tasks.wanted {
        named[item.view.category?.name.oneLine ?? none, default: []].append(item)
      }
    }
    let last = named.removeValue(forKey: none)
    return named.keys.sortedByName().map { ($0, named[$0] ?? []) }
      + (last.map { [(none, $0)] } ?? [])
  }
}

extension TodayRules {
  /// The heading of a task in a list of all tasks.
  fileprivate func title(of item: HomeItem) -> String {
    (item.group == .overdue ? TaskPhrase.headingLate : heading(of: item.view, in: item.group)).text
  }
}

extension HomeTable.Row {
  fileprivate init(_ item: HomeItem, isInside: Bool) {
    let view = item.view
    card = TaskCard(item, isInside: isInside)
    every = if case .repeating(let cadence) = view.todo.rule { cadence.rhythm.words } else { nil }
    last = view.todo.lastDone.map { Formatted.day($0, in: view.zone, now: view.now) }
  }
}
