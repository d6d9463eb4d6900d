import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing

@Suite(.temporaryFolder) struct StoreSnapshotTests {
  @Test
  func `a snapshot stays as it is while others write`() throws {
    let connections = try TwoConnections()
    let other = try connections.another()
    let place = Place.sample()
    try connections.store.add(todos: [Sample.todo()], places: [place])
    let before = try connections.store.withSnapshot { snapshot -> [Todo] in
      let todos = try snapshot.todos
      try other.add(todos: [Sample.todo(2)])
      #expect(try snapshot.todos == todos)
      #expect(try snapshot.todo(Todo.ID(rawValue: 2)) == nil)
      #expect(try snapshot.place(place.id) == place)
      return todos
    }
    #expect(before.map(\.id.rawValue) == [1])
    #expect(try connections.store.withSnapshot { try $0.todos.count } == 2)
  }

  @Test
  func `the errors of the closure are passed on unchanged`() throws {
    struct Refusal: Error {}
    let store = try SQLiteStore.empty()
    #expect(throws: Refusal.self) { try store.withSnapshot { _ -> Void in throw Refusal() } }
  }
}
