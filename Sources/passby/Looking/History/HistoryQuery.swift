import Foundation
import Regions
import Reminders
import SQLiteStore

/// Which part of the past is wanted.
struct HistoryQuery {
  /// Text in the name, the notes or a place, whatever its case.
  var search: String?
  /// A task, by number or name; one that is gone is found by the name it had.
  var task: String?
  /// A place, by number or name, or a tag.
  var place: String?
  var from = Date.distantPast
  var to = Date.distantFuture
  var limit: Int
  /// Whether reminders, and coming and going, are wanted too.
  var isWhole: Bool

  /// Reads what is wanted, newest first.
  func items(from store: SQLiteStore, report: TaskReport) throws -> [HistoryItem] {
    let todo = try wantedTodo(report)
    let placeName = wantedPlace(report)
    let session = report.session
    var items = try store.completions(from: from, to: to, limit: limit) { completion in
      matches(id: completion.todo.id, name: completion.todo.name, todo: todo)
        && matches(completion.places, placeName)
        && finds([completion.todo.name, completion.todo.notes] + completion.places)
    }.map {
      HistoryItem(content: .completion($0), zone: session.zone(of: $0.completion.todo))
    }
    guard isWhole else { return items }
    let zones = Dictionary(uniqueKeysWithValues: report.todos.map { ($0.id, session.zone(of: $0)) })
    items += try store.toldReminders(from: from, to: to, limit: limit) { reminder in
      matches(id: reminder.key.todo, name: reminder.task, todo: todo)
        && matches([reminder.place].compactMap(\.self), placeName)
        && finds([reminder.task, reminder.place])
    }.map { HistoryItem(content: .reminder($0), zone: zones[$0.key.todo] ?? session.zone) }
    if task == nil { items += try visits(store, report: report, place: placeName) }
    return Array(items.sorted { $0.time > $1.time }.prefix(limit))
  }

  private func visits(
    _ store: SQLiteStore, report: TaskReport, place: String?
  ) throws -> [HistoryItem] {
    let names = Dictionary(uniqueKeysWithValues: report.names.places.map { ($0.id, $0.name) })
    return try store.transitions(limit: .max).compactMap { transition in
      let name = names[transition.place] ?? "place \(transition.place.rawValue)"
      guard transition.time >= from, transition.time <= to, matches([name], place), finds([name])
      else { return nil }
      return HistoryItem(
        content: .visit(transition, place: name), zone: report.session.zone)
    }
  }

  private func wantedTodo(_ report: TaskReport) throws -> Todo? {
    guard let task else { return nil }
    let names = TaskNames(todos: report.todos)
    let matches = names.matches(task)
    return matches.isEmpty ? nil : try names.todo(task)
  }

  private func matches(id: Todo.ID, name: String, todo: Todo?) -> Bool {
    guard let task = task?.trimmed else { return true }
    if let todo { return id == todo.id }
    return String(id.rawValue) == task || name.lowercased() == task.lowercased()
  }

  /// The name of the wanted place; one that is gone is known by what was typed.
  private func wantedPlace(_ report: TaskReport) -> String? {
    place.map { text in (try? report.names.place(text).name) ?? text.trimmed }
  }

  private func matches(_ names: [String], _ place: String?) -> Bool {
    guard let place = place?.lowercased() else { return true }
    return names.contains { $0.lowercased() == place }
  }

  private func finds(_ texts: [String?]) -> Bool {
    guard let wanted = search?.lowercased() else { return true }
    return texts.contains { $0?.lowercased().contains(wanted) == true }
  }
}
