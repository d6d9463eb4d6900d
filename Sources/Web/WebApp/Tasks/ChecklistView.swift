import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// The checklist on the page of its task: ticks, texts, and a menu for each item.
struct ChecklistView: Sendable {
  struct Item: Sendable {
    let number: String
    let text: String
    let isTicked: Bool
    let isOnce: Bool
    let isFirst: Bool
    let isLast: Bool
    /// `check` or `uncheck`: what its button does.
    let deed: String
    let menuLabel: String
  }

  let task: String
  let standing: String
  let items: [Item]
  let hasItems: Bool
  /// True if all is ticked and the task can be done.
  let isComplete: Bool

  /// Prepares the list of a task.
  init(_ view: TaskView) {
    let items = view.todo.items
    task = String(view.todo.id.rawValue)
    standing = items.standing
    hasItems = !items.isEmpty
    isComplete = items.areDone && !view.isPast
    self.items = items.enumerated().map { index, item in
      let text = item.text.cleanLine
      return Item(
        number: String(index + 1), text: text, isTicked: item.isDone, isOnce: item.isOnce,
        isFirst: index == 0, isLast: index == items.count - 1,
        deed: item.isDone ? "uncheck" : "check",
        menuLabel: "\(PagePhrase.more.text): \(text)")
    }
  }
}

/// The checklist in a row: how many are ticked, and what is left.
struct RowChecklist: Sendable {
  /// An item that a button in the card of a visit ticks.
  struct Tick: Sendable {
    let number: String
    let text: String
  }

  /// The most buttons of a row.
  private static let mostTicks = 12

  let standing: String
  let leftWords: String?
  let hasTicks: Bool
  let ticks: [Tick]

  /// Prepares the list of a task that can be done; `nil` if there is nothing left of it.
  init?(_ view: TaskView, isInside: Bool) {
    let items = view.todo.items
    guard let words = items.leftWords, view.phase == .open || view.phase == .due else { return nil }
    let ticks =
      isInside
      ? items.enumerated().filter { !$0.element.isDone }.map { index, item in
        Tick(number: String(index + 1), text: item.text.cleanLine)
      } : []
    self.ticks = Array(ticks.prefix(Self.mostTicks))
    hasTicks = !ticks.isEmpty
    standing = items.standing
    leftWords = isInside && ticks.count <= Self.mostTicks ? nil : words
  }
}

/// The forms that change a checklist.
private enum ItemForm: String, CaseIterable {
  case check, uncheck, up, down, edit, delete

  /// Returns the change that a form asks for, of the item with a number.
  func change(_ number: Int, _ form: FormFields) -> ChecklistChange {
    let item = String(number)
    switch self {
    case .check: return .tick([item])
    case .uncheck: return .tick([item], isDone: false)
    case .up: return .move(item, to: String(number - 1))
    case .down: return .move(item, to: String(number + 1))
    case .edit:
      var edit = ItemEdit(text: form["text"] ?? "")
      edit.isOnce = form["once"] != nil
      return .edit(item, edit)
    case .delete: return .remove([item])
    }
  }
}

/// Adds the actions on the items of a checklist.
func addItemRoutes(to router: RouteGroup, site: Site) {
  router.post("/tasks/:id/items") { request, context -> Response in
    let form = context.form
    return try site.perform(
      .items(.add([form["text"] ?? ""], isOnce: form["once"] != nil)),
      on: context.id(of: Todo.self), form, request)
  }
  for deed in ItemForm.allCases {
    router.post("/tasks/:id/items/:item/\(deed.rawValue)") { request, context -> Response in
      let form = context.form
      let number = context.parameters.get("item").flatMap { Int($0) } ?? 0
      return try site.perform(
        .items(deed.change(number, form)), on: context.id(of: Todo.self), form, request
      ) { todo in
        // The page that sent it may show another list.
        guard let shown = form["item"] else { return }
        guard todo.items.indices.contains(number - 1),
          todo.items[number - 1].text.cleanLine == shown
        else { throw Refusal(.refused, ChecklistPhrase.changedMeanwhile) }
      }
    }
  }
}
