import GRDB
package import Model

/// The viewer of the transaction that runs, as SQL sees it: the function `viewer()`.
///
/// It is NULL outside of a transaction of a store, so that a statement that forgets to set one
/// reads nothing, and cannot store a row that has an owner.
package enum ViewerScope {
  @TaskLocal private static var current: Viewer?

  /// The viewer of the transaction that runs.
  static var person: Viewer { current ?? .anonymous }

  /// Runs statements for a viewer.
  package static func run<Value>(
    _ viewer: Viewer, _ body: () throws -> Value
  ) rethrows -> Value {
    try $current.withValue(viewer) { try body() }
  }

  /// The function in SQL: constant while a statement runs.
  static let function = DatabaseFunction("viewer", argumentCount: 0, pure: true) { _ in
    current?.rawValue
  }
}

/// Conditions in SQL for what a viewer may read.
package enum Visible {
  /// A row that belongs to its owner alone.
  package static let own = "person = viewer()"
  /// The same, where another condition leaves few rows: the sign keeps SQLite from an index of all
  /// rows of the person.
  static let ownOfFew = "+person = viewer()"
  /// A visit, an arrival or a position: its person's own, and of the household as a whole for
  /// `me`, whose computer receives it.
  static let movement = "(viewer() < 2 AND viewer() >= 0 OR person = viewer())"
  /// A habit: the engine reminds of those of all.
  static let habit = "(viewer() = 0 OR habit.person = viewer())"

  /// The number of a task that `me` made.
  static func isMine(_ todo: String) -> String {
    "NOT EXISTS (SELECT 1 FROM todo_maker AS maker WHERE maker.todo = \(todo))"
  }

  /// A task: for anyone, for the viewer, done in turns with them, or one that `me` made for others.
  package static func todo(_ table: String = "todo") -> String {
    """
    (viewer() = 0 OR (viewer() = 1 AND \(isMine("\(table).id")))
      OR (viewer() > 0 AND (
        NOT EXISTS (SELECT 1 FROM todo_person p WHERE p.todo = \(table).id)
        OR EXISTS (SELECT 1 FROM todo_person p
          WHERE p.todo = \(table).id AND p.person = viewer())
        OR \(inTurns("viewer()", table)))))
    """
  }

  /// A row about a task of `me` that is gone.
  static func isGone(_ table: String) -> String {
    """
    (\(table).todo > 0 AND NOT EXISTS (SELECT 1 FROM todo AS t WHERE t.id = \(table).todo)
      AND \(isMine("\(table).todo")))
    """
  }

  /// A row about a task or a habit, by its number, which is negative for habits: the task or the
  /// habit can be seen.
  static func subject(_ table: String) -> String {
    """
    CASE WHEN \(table).todo < 0
      THEN EXISTS (SELECT 1 FROM habit WHERE habit.id = -\(table).todo AND \(habit))
      ELSE EXISTS (SELECT 1 FROM todo AS t WHERE t.id = \(table).todo AND \(todo("t")))
    END
    """
  }
}
