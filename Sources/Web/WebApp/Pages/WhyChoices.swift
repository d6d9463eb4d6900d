import Application
import Foundation
import Localization
import Model
import Regions
import Text

/// The offer of the page Why: tasks and places that match the search, and the last reminders.
struct WhyChoices {
  /// The most tasks and places that are listed; another word narrows the search.
  private static let limit = 60
  /// The number of tasks and places up to which no search is needed.
  private static let few = 12
  private static let reminderLimit = 15

  private let search: String
  private let overview: Overview
  private let reminders: [Reminder]

  /// Reads the last reminders; a search leaves them out.
  init(search: String, overview: Overview, in snapshot: any StoreSnapshot) throws {
    self.search = search
    self.overview = overview
    let known = Set(overview.todos.map(\.id))
    reminders =
      try search.isEmpty
      ? snapshot.toldReminders(
        from: .distantPast, to: .distantFuture, limit: Self.reminderLimit,
        where: { known.contains($0.key.todo) }) : []
  }

  /// The values for the template.
  var content: [String: Any] {
    let choices = choices
    return [
      "q": search, "isSearching": !search.isEmpty, "hasChoices": !choices.isEmpty,
      "choices": choices,
      "hasReminders": !reminders.isEmpty, "reminders": reminders.map(row),
    ]
  }

  private var choices: [[String: String]] {
    let places = overview.names.places
    guard !search.isEmpty || overview.todos.count + places.count <= Self.few else { return [] }
    let words = TaskSearch(search, places: places, categories: overview.categories)
    let found = search.isEmpty ? overview.todos : overview.todos.filter(words.finds)
    let wanted = TextSearch.words(of: search)
    let named = places.filter { place in
      let text = ([place.name] + place.tags.map { "#" + $0 }).joined(separator: " ")
      return wanted.allSatisfy { $0.finds(in: text) }
    }
    func row(_ kind: PagePhrase, _ name: String, _ href: String) -> [String: String] {
      ["kind": kind.text, "label": name.oneLine, "href": href]
    }
    let tasks = found.sortedByName(\.name)
      .map { row(PagePhrase.kindTask, $0.name, "/why?about=task:\($0.id.rawValue)") }
    let spots = named.sortedByName(\.name)
      .map { row(PagePhrase.kindPlace, $0.name, "/why?about=place:\($0.id.rawValue)") }
    return Array((tasks + spots).prefix(Self.limit))
  }

  private func row(_ reminder: Reminder) -> [String: String] {
    let context = overview.actionContext
    return [
      "time": Wording.moment(reminder.time, in: context.machineZone, now: context.now),
      "text": Wording.quietLine(reminder.text),
      "href": "/why?about=task:\(reminder.key.todo.rawValue)",
    ]
  }
}
