import Foundation
import Model

/// The completions and skips that an import compares with those of its file.
struct ExchangeHistory {
  /// A completion or a skip within a second.
  private struct Entry: Hashable {
    let todo: UUID
    let isSkip: Bool
    let second: Int64
  }

  /// The completions of the file so far, with their times.
  private var met: [UUID: Date] = [:]
  private var stored: Set<Entry> = []
  /// The seconds whose stored entries were looked up.
  private var seconds: Set<Int64> = []

  /// Adds a completion of the file; returns the time of one before it with the same id.
  mutating func meet(_ item: CompletionItem) -> Date? {
    met.updateValue(item.time, forKey: item.uuid)
  }

  /// Returns true if a task was done or skipped at that time, to the second: formats without ids of
  /// their completions hand back what was exported.
  mutating func has(
    _ item: CompletionItem, of todo: Todo, in context: any EditContext
  ) throws -> Bool {
    let second = Int64(item.time.timeIntervalSince1970.rounded())
    if seconds.insert(second).inserted {
      let time = Date(timeIntervalSince1970: Double(second))
      for entry in try context.completions(from: time - 1, to: time + 1) where !entry.isUndone {
        let done = entry.completion
        stored.insert(
          Entry(todo: done.todo.uuid, isSkip: done.kind == .skipped, second: second))
      }
    }
    return stored.contains(Entry(todo: todo.uuid, isSkip: item.isSkip, second: second))
  }
}
