import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import Localization
import Model
import SQLiteStore

struct WatchCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("watch", DaemonPhrase.helpWatch, discussion: DaemonPhrase.helpWatchDiscussion)
  }

  @Option(help: .phrase(DaemonPhrase.helpWatchCount, valueName: "number")) var count: Int?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    if let count { try GlobalOptions.check(count, of: "--count", in: 1...1_000_000_000) }
    let environment = try process.environment
    var observer = try WatchObserver(environment)
    let screen =
      environment.output.isTerminal && !environment.output.json
      ? try LiveScreen(environment.process.streams) : nil
    defer { screen?.close() }
    var control = WatchControl(environment)
    let pulse = WatchPulse(environment.process, keys: screen != nil)
    var lines = WatchLines(environment.output, zone: environment.zone)
    var looks = 0
    while true {
      let view = try observer.observe()
      if let screen {
        control.settle(on: view.tasks)
        let size = screen.size
        try screen.draw(
          WatchScreen(
            output: environment.output.fitting(size.columns), zone: environment.zone,
            height: size.rows,
            chosen: control.chosen, message: control.message(at: environment.process.now)
          ).lines(view))
      } else if environment.output.json {
        try environment.output.line(view.json(in: environment.zone))
      } else {
        try lines.write(view)
      }
      looks += 1
      if let count, looks >= count { return }
      switch pulse.wait() {
      case .second: continue
      case .resized: screen?.forget()
      case .stopped:
        screen?.close()
        pulse.suspend()
        try screen?.reopen()
      case .pressed(let key): control.press(key, tasks: view.tasks)
      case .ended: return
      }
    }
  }
}

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
        throw Refusal(.notFound, TaskInputPhrase.taskGone)
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
      case .failure(let error): (Refusal(reporting: error)?.description ?? "\(error)", false)
      }
    message = (text, environment.process.now.addingTimeInterval(Self.messageSeconds))
    return isDone
  }
}

/// A key that `watch` understands.
enum WatchKey: Equatable {
  case up, down, done, snooze, undo, quit

  /// Returns the keys that were typed, in their order; others are left out.
  ///
  /// Source of the arrows: ECMA-48, CUU and CUD, and `ESC O` in application mode (ctlseqs, XTerm).
  static func keys(in bytes: some Collection<UInt8>) -> [WatchKey] {
    var keys: [WatchKey] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let first = rest.first {
      guard first == "\u{1B}" else {
        rest.removeFirst()
        if let key = letter(first) { keys.append(key) }
        continue
      }
      let sequence = rest.prefix(3)
      switch sequence {
      case "\u{1B}[A", "\u{1B}OA": keys.append(.up)
      case "\u{1B}[B", "\u{1B}OB": keys.append(.down)
      default: break
      }
      rest = rest.dropFirst(sequence.count)
    }
    return keys
  }

  private static func letter(_ character: Character) -> WatchKey? {
    switch character.lowercased() {
    case "k": .up
    case "j": .down
    case "d": .done
    case "s": .snooze
    case "u": .undo
    case "q": .quit
    default: nil
    }
  }
}
