package import Model
import Planning

/// All tasks and places at one moment.
package struct Overview: Sendable {
  /// The clock, the zone and the settings of the request.
  package let actionContext: ActionContext
  /// All tasks, by number.
  package let todos: [Todo]
  package let names: PlaceNames
  package let categories: [Category]
  /// All persons; empty if no task names persons, unless the whole store was read.
  package let persons: [Person]
  private let visits: PlaceIndex<Visit>
  private let streaks: TaskStreaks?
  private let learned: LearnedRhythms?
  private let clock: MachineClock

  /// Reads a store in one transaction; throws what the store throws.
  ///
  /// `withStreaks` reads the whole history for the keys `streak` and `best_streak`.
  package init(
    _ reader: any StoreReader, actionContext: ActionContext, withStreaks: Bool = false
  ) throws {
    self = try reader.withSnapshot { snapshot in
      let todos = try snapshot.todos
      let needsVisits = todos.contains(where: \.isSnoozedForVisit)
      return Overview(
        todos: todos, places: try snapshot.places, categories: try snapshot.categories,
        visits: try needsVisits ? snapshot.visits : [], actionContext: actionContext,
        persons: try snapshot.persons,
        streaks: try withStreaks
          ? TaskStreaks(of: todos, in: snapshot, actionContext: actionContext) : nil)
    }
  }

  /// Reads only what the view of one task needs; `edit` is the present step, and
  /// `newPersons` are those whom it adds.
  package init(
    of todo: Todo, in snapshot: any StoreSnapshot, actionContext: ActionContext,
    adding edit: Edit? = nil, newPersons: [Person] = []
  ) throws {
    let needsVisits = todo.isSnoozedForVisit
    self.init(
      todos: [todo], places: try needsVisits ? snapshot.places : snapshot.places(of: todo),
      categories: try todo.category == nil ? [] : snapshot.categories,
      visits: try needsVisits ? snapshot.visits : [], actionContext: actionContext,
      persons: try todo.persons.isEmpty && edit?.namesPerson != true
        ? [] : snapshot.persons + newPersons,
      streaks: try TaskStreaks(
        of: [todo], in: snapshot, actionContext: actionContext, adding: edit),
      learned: try LearnedRhythms(
        of: todo, in: snapshot, actionContext: actionContext, adding: edit))
  }

  /// Reads one task, and all places and persons that what was decided about it may name.
  package init(
    about todo: Todo, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    self.init(
      todos: [todo], places: try snapshot.places, categories: try snapshot.categories,
      visits: try snapshot.visits, actionContext: actionContext, persons: try snapshot.persons,
      learned: try LearnedRhythms(of: todo, in: snapshot, actionContext: actionContext))
  }

  /// Creates an overview of what was read.
  package init(
    todos: [Todo], places: [Place], categories: [Category] = [], visits: [Visit],
    actionContext: ActionContext, persons: [Person] = [], streaks: TaskStreaks? = nil,
    learned: LearnedRhythms? = nil
  ) {
    self.learned = learned
    self.persons = persons
    self.streaks = streaks
    self.categories = categories
    self.actionContext = actionContext
    clock = MachineClock(
      zone: actionContext.machineZone, now: actionContext.now, turn: actionContext.hours.turn,
      usualSeconds: actionContext.plan.defaultTaskSeconds, rules: actionContext.rules)
    self.todos = todos
    self.visits = PlaceIndex(visits: visits, places: places)
    names = PlaceNames(places: places)
  }

  package func view(_ todo: Todo) -> TaskView {
    TaskView(
      todo, places: names,
      category: todo.category.flatMap { id in categories.first { $0.id == id } },
      visits: visits.values(for: todo), streak: streaks?[todo.id],
      personNames: PersonNames(persons: persons).names(of: todo.persons),
      learned: learned?[todo.id], turns: TurnsView(todo, among: persons), clock: clock)
  }

  /// Returns the views of the tasks that can be done at a place, or at any place with a tag.
  package func views(at wanted: PlaceReference) -> [TaskView] {
    let references = Set(names.places.filter(wanted.matches).flatMap(\.references))
    return todos.filter { $0.places.contains(where: references.contains) }.map(view)
  }
}

extension Edit {
  /// True if another than the viewer did something.
  fileprivate var namesPerson: Bool { completions.contains { $0.by != nil } }
}

extension Todo {
  /// True if its snooze ends with a visit, so that its state depends on the visits.
  fileprivate var isSnoozedForVisit: Bool {
    switch snooze?.end {
    case .nextVisit?, .leaving?: true
    case .at?, nil: false
    }
  }
}
