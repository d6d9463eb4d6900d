import Foundation
package import GRDB
package import Model

/// An entry of the history as it is stored: its snapshot, and columns of what sums need.
///
/// The columns also hold what the snapshots of earlier versions do not have.
package enum CompletionRow {
  package static let table = StoredTable<Completion>(
    "completion", key: [], isOwned: true, onConflict: " ON CONFLICT (uuid) DO NOTHING",
    [
      (.integer("id"), { _ in nil }), (.uuid("uuid"), { $0.uuid }),
      (.text("kind"), { $0.kind.rawValue }), (.integer("time_ms"), { $0.time.milliseconds }),
      (.integer("recorded_ms"), { $0.recorded.milliseconds }),
      (.integer("task", "todo"), { $0.todo.id.rawValue }), (.text("name"), { $0.todo.name }),
      (.text("notes", optional: true), { $0.todo.notes }),
      (.json("snapshot", as: Completion.self), { try? StoredJSON.text($0) }),
      (.integer("category", optional: true, since: 5), { $0.category?.id?.rawValue }),
      (.text("category_name", optional: true, since: 5), { $0.category?.name }),
      (.text("category_color", optional: true, since: 5), { $0.category?.color }),
      (.text("category_icon", optional: true, since: 5), { $0.category?.icon }),
      (.text("priority", since: 5, usually: "normal"), { $0.priority.rawValue }),
      (.integer("difficulty", since: 5, usually: 3), { $0.difficulty.rawValue }),
      (.integer("duration_min", optional: true, since: 5), { $0.durationMinutes }),
      (.integer("points", since: 5, usually: 0), { $0.points }),
      (.text("note", optional: true, since: 5), { $0.note }),
    ])

  /// A condition on a row of `completion`: true if its latest retraction is one.
  package static let isUndone = """
    ifnull((SELECT undone FROM retraction WHERE completion = completion.id
      ORDER BY id DESC LIMIT 1), 0)
    """

  /// The columns that `entry` reads, in order.
  package static let columns = """
    snapshot, category, category_name, category_color, category_icon, points, \(isUndone),
    (SELECT emotion FROM mood
      WHERE mood.completion = completion.uuid AND +mood.person = viewer()
      ORDER BY mood.time_ms DESC, mood.id DESC LIMIT 1),
    iif(completion.person IS viewer(), NULL,
      ifnull((SELECT name FROM person WHERE person.id = completion.person), '?'))
    """

  /// A condition on a row of `completion`: the viewer's own, or of a task that the viewer sees and
  /// saw when it was done.
  static let isSeen = """
    (completion.person = viewer()
      OR (viewer() = 1
        AND EXISTS (SELECT 1 FROM todo t WHERE t.id = completion.todo
          AND \(Visible.isMine("t.id"))))
      OR (viewer() > 0
        AND (json_array_length(completion.snapshot, '$.todo.persons') IS NULL
          OR EXISTS (SELECT 1 FROM json_each(completion.snapshot, '$.todo.persons') AS whom
            WHERE whom.value = viewer()))
        AND NOT EXISTS (SELECT 1 FROM todo t
          WHERE t.id = completion.todo AND NOT \(Visible.todo("t")))))
    """

  /// How many columns `entry` reads.
  package static let columnCount = 9

  /// Reads an entry from the columns.
  package static func entry(_ row: Row) throws -> HistoryEntry {
    let text: String = try row.decode(atIndex: 0)
    let stored: Completion = try StoredJSON.value(from: text, in: "completion.snapshot")
    var category: CategoryStamp?
    if let name = try row.decode(String?.self, atIndex: 2) {
      category = CategoryStamp(
        id: try row.decode(Int64?.self, atIndex: 1).map(Category.ID.init), name: name,
        color: try row.decode(String?.self, atIndex: 3) ?? "",
        icon: try row.decode(String?.self, atIndex: 4) ?? "")
    }
    // Of what another did the viewer learns who it was and when, no more.
    let by: String? = try row.decode(atIndex: 8)
    let isOwn = by == nil
    let completion = Completion(
      uuid: stored.uuid, kind: stored.kind, time: stored.time, recorded: stored.recorded,
      todo: stored.todo, opened: stored.opened, due: stored.due, ends: stored.ends,
      places: isOwn ? stored.places : [],
      category: category, points: isOwn ? try row.decode(atIndex: 5) : 0,
      note: isOwn ? stored.note : nil, isAtPlace: isOwn && stored.isAtPlace)
    return HistoryEntry(
      completion: completion, isUndone: try row.decode(atIndex: 6),
      emotion: try row.decode(Int?.self, atIndex: 7).flatMap(Emotion.init(rawValue:)),
      by: by)
  }
}
