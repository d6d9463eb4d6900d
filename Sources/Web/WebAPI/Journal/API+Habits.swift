import Application
import Foundation
import HTTPServer
import Hummingbird
import Journal
import Localization
import Model
import Text
import WebPorts

extension API {
  private static let habitNames: Set<String> = ["name", "days", "start", "at"]

  /// Adds the routes that list, add, change, mark and remove habits.
  func addHabitRoutes(to router: RouteGroup) {
    let root = "\(Self.root)/habits"
    router.get("\(root)") { request, _ in
      try await answer(request) {
        let context = actionContext
        return list(
          try ports.store.withSnapshot {
            try HabitView.all(in: $0, actionContext: context)
          }.map(\.json))
      }
    }
    router.post("\(root)") { request, context in
      try await answer(request) {
        let input = try await habitInput(request, context)
        return try changeHabit(status: .created) { try $0.addHabit(input, in: $1) }
      }
    }
    router.get("\(root)/:id") { request, context in
      try await answer(request) {
        let (id, now) = (try context.id(of: Habit.self), actionContext)
        let (habit, json) = try ports.store.withSnapshot { snapshot in
          let habit = try self.habit(id, in: snapshot)
          return (habit, try HabitView(habit, in: snapshot, actionContext: now).json)
        }
        return response(json, tag: APITag(StateVersion.of(habit), json).text)
      }
    }
    router.patch("\(root)/:id") { request, context in
      try await answer(request) {
        let input = try await habitInput(request, context)
        let id = try context.id(of: Habit.self)
        return try changeHabit { try $0.changeHabit(try habit(id, request, $1), input, in: $1) }
      }
    }
    router.delete("\(root)/:id") { request, context in
      try await answer(request) {
        let id = try context.id(of: Habit.self)
        return try changeHabit { $0.removeHabit(try habit(id, request, $1)) }
      }
    }
    addMark("check", .done, to: router)
    addMark("rest", .rest, to: router)
    addMark("uncheck", nil, to: router)
  }

  private func addMark(
    _ verb: String, _ kind: HabitMark.Kind?, to router: RouteGroup
  ) {
    router.post("\(Self.root)/habits/:id/\(verb)") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["date"])
        let date = try input.lasting("date")
        let (id, day) = (try context.id(of: Habit.self), try day(date))
        return try changeHabit {
          try $0.mark(try habit(id, request, $1), on: day, typed: date, as: kind, in: $1)
        }
      }
    }
  }

  private func changeHabit(
    status: HTTPResponse.Status = .ok,
    _ change: (EditBuilder, any EditContext) throws -> EditBuilder.HabitOutcome
  ) throws -> Response {
    let builder = EditBuilder(actionContext)
    let applied = try step { try change(builder, $0) }
    let json = try ports.store.withSnapshot {
      try HabitView(
        applied.outcome.habit, in: $0, actionContext: builder.actionContext
      ).json
    }
    return response(json, step: applied.step, status: status)
  }

  private func habitInput(
    _ request: Request, _ context: WebContext
  ) async throws -> HabitInput {
    let input = try await APIInput(request, context, knows: Self.habitNames)
    return HabitInput(
      name: try input.lasting("name"), days: try input.lasting("days"),
      start: try input.lasting("start"), at: try input.text("at"))
  }

  /// Returns the habit of a number within an edit; refuses an outdated version (`If-Match`).
  private func habit(
    _ id: Habit.ID, _ request: Request, _ edit: any EditContext
  ) throws -> Habit {
    let habit = try habit(id, in: edit)
    try APITag.check(
      request, StateVersion.of(habit),
      present: try HabitView(habit, in: edit, actionContext: actionContext).json)
    return habit
  }

  private func habit(_ id: Habit.ID, in snapshot: any StoreSnapshot) throws -> Habit {
    guard let habit = try snapshot.habit(id), habit.removed == nil else {
      let text = "\(id.rawValue)".quoted
      throw Refusal(
        .notFound, JournalPhrase.noSuchHabit(text, suggestion: nil))
    }
    return habit
  }
}
