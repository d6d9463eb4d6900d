package import Localization
import Model
import Recurrence
import Text

/// A change of the checklist of a task; items are typed as numbers or texts.
package enum ChecklistChange: Sendable, Hashable {
  /// Adds items at the end.
  case add([String], isOnce: Bool = false)
  /// Ticks items, or takes their ticks away.
  case tick([String], isDone: Bool = true)
  /// Moves an item to another position, from 1.
  case move(String, to: String)
  /// Changes what is given of an item.
  case edit(String, ItemEdit)
  /// Removes items.
  case remove([String])
}

/// A change of one item; what is `nil` stays.
package struct ItemEdit: Sendable, Hashable {
  /// The new text.
  package var text: String?
  package var isDone: Bool?
  /// True for one time only.
  package var isOnce: Bool?
  /// The new position, from 1.
  package var position: String?

  /// Creates a change of the text, or of nothing.
  package init(text: String? = nil) { self.text = text }
}

/// A changed checklist, and the texts of the items that it is about.
struct ChangedChecklist {
  let items: [ChecklistItem]
  let texts: [String]
}

extension ChecklistChange {
  /// Returns the list of a task after the change.
  ///
  /// - Throws: `Refusal` for an item that cannot be read, is not there or stands twice.
  func changed(_ todo: Todo) throws -> ChangedChecklist {
    var items = todo.items
    func indices(_ typed: [String]) throws -> [Int] {
      try typed.reduce(into: []) { indices, text in
        let index = try ChecklistReading.index(text, of: todo)
        if !indices.contains(index) { indices.append(index) }
      }
    }
    func texts(_ indices: [Int]) -> [String] { indices.map { todo.items[$0].text } }
    switch self {
    case .add(let typed, let isOnce):
      let texts = try typed.map { try ChecklistReading.text($0) }
      items += texts.map { ChecklistItem($0, isOnce: isOnce) }
      return ChangedChecklist(items: try ChecklistReading.checked(items), texts: texts)
    case .tick(let typed, let isDone):
      let found = try indices(typed)
      for index in found { items[index].isDone = isDone }
      return ChangedChecklist(items: items, texts: texts(found))
    case .move(let typed, let position):
      var edit = ItemEdit()
      edit.position = position
      return try ChecklistChange.edit(typed, edit).changed(todo)
    case .edit(let typed, let edit):
      let index = try ChecklistReading.index(typed, of: todo)
      var item = items.remove(at: index)
      item.text = try edit.text.map { try ChecklistReading.text($0) } ?? item.text
      item.isDone = edit.isDone ?? item.isDone
      item.isOnce = edit.isOnce ?? item.isOnce
      let place = try edit.position.map { try Self.place($0, upTo: todo.items.count) } ?? index
      items.insert(item, at: place)
      return ChangedChecklist(items: try ChecklistReading.checked(items), texts: [item.text])
    case .remove(let typed):
      let found = try indices(typed)
      for index in found.sorted(by: >) { items.remove(at: index) }
      return ChangedChecklist(items: items, texts: texts(found))
    }
  }
}

extension ChecklistChange {
  /// Returns the place, from 0, of a position as typed.
  private static func place(_ position: String, upTo most: Int) throws -> Int {
    guard let number = Int(position.trimmed), 1...most ~= number else {
      throw Refusal(.usage, .to, value: position) { ChecklistPhrase.noPosition($0, most: most) }
    }
    return number - 1
  }
}

extension EditBuilder {
  /// Returns the edit that changes the checklist of a task, and with `thenDone` marks it as done:
  /// one step.
  ///
  /// - Throws: What `ChecklistChange.changed` and `done` throw.
  func checklist(
    _ todo: Todo, _ change: ChecklistChange, thenDone: Bool, in context: any EditContext
  ) throws -> Edit {
    var new = todo
    new.items = try change.changed(todo).items
    guard thenDone else {
      return Edit(
        summary: "edit \(todo.label)", action: .task(.edit, todo),
        todos: todo == new ? [] : [.init(before: todo, after: new)])
    }
    var edit = try done(new, in: context)
    edit.todos = edit.todos.map { .init(before: todo, after: $0.after) }
    return edit
  }
}

extension TaskActionResult {
  /// A sentence about a changed checklist, and the offer to mark the task as done once all is
  /// ticked; `name` is that of the task in the sentence.
  package func text(of change: ChecklistChange, name: String) -> String {
    guard let texts = try? change.changed(before).texts.map(\.quoted), let after else { return "" }
    let items = after.items
    let phrase: ChecklistPhrase =
      switch change {
      case .add: .added(texts, task: name)
      case .tick(_, isDone: true): .checked(texts, task: name, items.standing)
      case .tick(_, isDone: false): .unchecked(texts, task: name, items.standing)
      case .move(_, let position): .moved(texts[0], task: name, to: Int(position.trimmed) ?? 1)
      case .edit: .edited(texts[0], task: name)
      case .remove: .removed(texts, task: name)
      }
    return phrase.text
  }

  /// The offer to mark the task as done, where a tick was the last one; `nil` for anything else.
  package var offer: ChecklistPhrase? {
    guard case .items(.tick(_, isDone: true), thenDone: false) = action, let after,
      after.items.areDone, view.phase != .finished
    else { return nil }
    return .offer(call: "passby done \(after.id.rawValue)")
  }
}
