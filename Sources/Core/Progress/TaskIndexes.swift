import Model

/// Numbers tasks in the order in which they come, from 0.
///
/// Tasks have small numbers: up to a limit one is found without hashing.
struct TaskIndexes: Sendable {
  /// By number of the task; -1 where none came yet.
  private var dense: [Int32] = []
  private var sparse: [Todo.ID: Int] = [:]
  private var count = 0

  /// Numbers of tasks below this are kept by place: a quarter of a megabyte at most.
  private static let limit: Int64 = 1 << 16

  /// Returns the index of a task; `nil` if it did not come yet.
  subscript(todo: Todo.ID) -> Int? {
    let number = todo.rawValue
    guard (0..<Self.limit).contains(number) else { return sparse[todo] }
    guard number < dense.count, dense[Int(number)] >= 0 else { return nil }
    return Int(dense[Int(number)])
  }

  /// Assigns the next index to a task without one.
  mutating func append(_ todo: Todo.ID) {
    let number = todo.rawValue
    if (0..<Self.limit).contains(number) {
      if number >= dense.count {
        dense += repeatElement(-1, count: Int(number) + 1 - dense.count)
      }
      dense[Int(number)] = Int32(count)
    } else {
      sparse[todo] = count
    }
    count += 1
  }
}
