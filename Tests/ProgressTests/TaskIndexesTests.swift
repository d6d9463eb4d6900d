import Model
import Testing

@testable import Progress

struct TaskIndexesTests {
  @Test
  func `tasks are numbered as they come, whatever their numbers`() {
    let numbers: [Int64] = [7, 1, 65_535, 65_536, 0, -3, .max, .min, 8, 70_000]
    var indexes = TaskIndexes()
    for (place, number) in numbers.enumerated() {
      #expect(indexes[Todo.ID(rawValue: number)] == nil)
      indexes.append(Todo.ID(rawValue: number))
      #expect(indexes[Todo.ID(rawValue: number)] == place)
    }
    #expect(numbers.map { indexes[Todo.ID(rawValue: $0)] } == Array(numbers.indices))
    #expect(indexes[Todo.ID(rawValue: 2)] == nil)
  }
}
