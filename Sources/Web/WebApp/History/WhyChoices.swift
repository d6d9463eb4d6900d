import Application
import Foundation
import Localization
import Model
import Regions
import Text

/// The offer of the page Why: tasks and places that match the search, and the last reminders.
struct WhyChoices {
  /// A task or a place.
  struct Choice: Sendable {
    let kind: String
    let label: String
    let href: String
  }

  /// A reminder.
  struct Row: Sendable {
    let time: String
    let text: String
    let href: String
  }

  /// The most tasks and places that are listed; another word narrows the search.
  private static let limit = 60
  /// The number of tasks and places up to which no search is needed.
  private static let few = 12
  private static let reminderLimit = 15

  let search: String
  private let overview: Overview
  private let reminders: [Reminder]

  /// Reads the last reminders; a search leaves them out.
  init(search: String, overview: Overview, in snapshot: any StoreSnapshot) throws {
    self.search = search
    self.overview = overview
    let known = Set(overview.todos.map(\.id))
    reminders =
      try search.isEmpty
      ? snapshot.deliveredReminders(
        from: .distantPast, to: .distantFuture, limit: Self.reminderLimit,
        where: { known.contains($0.key.todo) }) : []
  }

  /// The last reminders.
  var rows: [Row] {
    let context = overview.actionContext
    return reminders.map { reminder in
      Row(
        time: Wording.moment(reminder.time, in: context.machineZone, now: context.now),
        text: Wording.cleanLine(reminder.text),
        href: "/why?about=task:\(reminder.key.todo.rawValue)")
    }
  }

  /// The tasks and places to ask about; many only once a search narrows them.
  var choices: [Choice] {
    let places = overview.names.places
    guard !search.isEmpty || overview.todos.count + places.count <= Self.few else { return [] }
    let words = TaskSearch(search, places: places, categories: overview.categories)
    let found = search.isEmpty ? overview.todos : overview.todos.filter(words.finds)
    let wanted = TextSearch.words(of: search)
    let named = places.filter { place in
      let text = ([place.name] + place.tags.map { "#" + $0 }).joined(separator: " ")
      return wanted.allSatisfy { $0.finds(in: text) }
    }
    func row(_ kind: PagePhrase, _ name: String, _ href: String) -> Choice {
      Choice(kind: kind.text, label: name.oneLine, href: href)
    }
    let tasks = found.sortedByName(\.name)
      .map { row(PagePhrase.kindTask, $0.name, "/why?about=task:\($0.id.rawValue)") }
    let spots = named.sortedByName(\.name)
      .map { row(PagePhrase.kindPlace, $0.name, "/why?about=place:\($0.id.rawValue)") }
    return Array((tasks + spots).prefix(Self.limit))
  }
}
