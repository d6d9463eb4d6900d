import Application
import CommandSupport
import Daemon
import Foundation
import Localization
import Model
import SQLiteStore

/// The effects of the keys of `watch`: they choose a task, act on it, and undo.
struct WatchControl {
  /// A result stays for 8 seconds.
  private static let messageSeconds = 8.0

  private let environment: CommandEnvironment
  /// The task that the next key acts on; `nil` without tasks.
  private(set) var chosen: Todo.ID?
  private var message: (text: String, end: Date)?

  /// Begins with no task; the first look chooses one.
  init(_ environment: CommandEnvironment) {
    self.environment = environment
  }

  /// Returns the result of the last key, for some seconds.
  func message(at now: Date) -> String? {
    message.flatMap { $0.end > now ? $0.text : nil }
  }

  /// Chooses the first task where the chosen one is gone.
  mutating func settle(on tasks: [TaskView]) {
    guard !tasks.contains(where: { $0.todo.id == chosen }) else { return }
    chosen = tasks.first?.todo.id
  }

  /// Performs a key on the tasks that are shown, in their order.
  mutating func press(_ key: WatchKey, tasks: [TaskView]) {
    let index = tasks.firstIndex { $0.todo.id == chosen }
    switch key {
    case .up: choose(tasks, (index ?? 0) - 1)
    case .down: choose(tasks, (index ?? -1) + 1)
    case .done:
      guard let index else { return }
      let outcome = Result { try act(.done(), on: tasks[index].todo) }
      guard say(outcome) else { return }
      // The task moves down the list; its neighbour takes its place.
      choose(tasks, index + 1 < tasks.count ? index + 1 : index - 1)
    case .snooze:
      guard let index else { return }
      let outcome = Result { try act(.snooze(.text("1h")), on: tasks[index].todo) }
      say(outcome)
    case .undo:
      let outcome = Result {
        let store = try environment.openStore()
        return try store.undo()?.text(\.undoneText, in: store, environment.actionContext())
          ?? HistoryPhrase.nothingToUndo.text
      }
      say(outcome)
    case .quit: break
    }
  }

  private mutating func choose(_ tasks: [TaskView], _ index: Int) {
    guard tasks.indices.contains(index) else { return }
    chosen = tasks[index].todo.id
  }

  private func act(_ action: TaskAction, on todo: Todo) throws -> String {
    let now = environment.isClockFixed ? environment.now : environment.process.now
    let result = try action.perform(
      in: try environment.openStore(), actionContext: try environment.actionContext(at: now)
    ) { context in
      guard let present = try context.todo(todo.id) else {
        throw RequestFailure(.notFound, TaskInputPhrase.taskGone)
      }
      return present
    }
    return result.text
  }

  /// Shows the sentence of a key, or why it could not be done; returns true if it was done.
  @discardableResult
  private mutating func say(_ outcome: Result<String, any Error>) -> Bool {
    let (text, isDone): (String, Bool) =
      switch outcome {
      case .success(let text): (text, true)
      case .failure(let error): (RequestFailure(reporting: error)?.description ?? "\(error)", false)
      }
    message = (text, environment.process.now.addingTimeInterval(Self.messageSeconds))
    return isDone
  }
}
