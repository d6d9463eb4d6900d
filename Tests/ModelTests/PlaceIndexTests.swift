import Foundation
import Model
import Regions
import TestSupport
import Testing

/// The index of tasks, places and visits against a comparison of all with all.
struct PlaceIndexTests {
  private let places: [Place] = (1...60).map { number in
    let tags = ["a", "b", "c"].enumerated().filter { number % ($0.offset + 2) == 0 }.map(\.element)
    return Place.sample(Int64(number), name: "P\(number)", tags: tags)
  }
  private let todos: [Todo] = (1...300).map { number in
    var references: [PlaceReference] = []
    if number % 2 == 0 { references.append(.place(Place.ID(rawValue: Int64(number % 71)))) }
    if number % 3 == 0 { references.append(.tag(["a", "b", "c", "d"][number % 4])) }
    if number % 6 == 0 { references.append(.place(Place.ID(rawValue: Int64(number % 13)))) }
    if number % 30 == 0 { references += references }
    return Todo.sample(Int64(number), places: references)
  }

  @Test func `it finds the tasks of a place, each once and in order`() {
    let index = PlaceIndex(todos: todos) { $0.id }
    for place in places {
      #expect(index.values(at: place) == todos.filter { $0.canBeDone(at: place) }.map(\.id))
    }
  }

  @Test func `it finds the places and visits of a task`() {
    let index = PlaceIndex(places: places) { $0.id }
    let visits = places.map { Visit(id: Visit.ID(place: $0.id, began: $0.created)) }
    let visitIndex = PlaceIndex(visits: visits, places: places)
    for todo in todos {
      let wanted = places.filter(todo.canBeDone).map(\.id)
      #expect(index.values(for: todo) == wanted)
      #expect(visitIndex.values(for: todo).map(\.id.place) == wanted)
    }
  }
}
