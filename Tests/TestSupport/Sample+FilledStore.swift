import Foundation
import Geo
import Model
import Regions
package import SQLiteStore

extension Sample {
  /// A store with at least one row in each table.
  package static func filledStore() throws -> SQLiteStore {
    let store = try SQLiteStore.empty(path: TemporaryFolder.file())
    let place = Place.sample(tags: ["vet"])
    let (once, repeating) = (
      Sample.todo(1, rule: Sample.once), Sample.todo(2, places: [.place(place.id)])
    )
    try store.add(todos: [once, repeating], places: [place])
    try store.edit { _ in
      Edit(
        summary: "done",
        todos: [.init(before: once, after: Sample.todo(1, name: "B", rule: Sample.once))],
        completions: [Sample.completion(1, of: once)])
    }
    _ = try store.undo()
    let visit = Sample.visitID()
    try store.commit(
      Sample.commit(
        [.remind(Sample.reminder())], visits: [Visit(id: visit)],
        silences: [Silence(todo: once.id, visit: visit, reason: .done)],
        transitions: [Sample.transition()], track: Sample.track()))
    return store
  }
}
