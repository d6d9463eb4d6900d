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
  private static let habitNames: Set<String> = [
    "name", "days", "start", "at", "goal", "unit", "at_most", "on", "times",
  ]

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
    addMark("check", knows: ["date", "amount", "set"], to: router) { input in
      let (amount, set) = (try input.lasting("amount"), try input.lasting("set"))
      guard amount == nil || set == nil else {
        throw Refusal(.usage, .set, JournalPhrase.amountTwice)
      }
      let fill = try set.map(HabitFill.reading(set:)) ?? amount.map(HabitFill.reading(add:))
      return { fill ?? ($0.goal == nil ? .done : .add(.one)) }
    }
    addMark("rest", to: router) { _ in { _ in .rest } }
    addMark("uncheck", to: router) { _ in { _ in .empty } }
  }

  private func addMark(
    _ verb: String, knows: Set<String> = ["date"], to router: RouteGroup,
    as fill: @escaping @Sendable (APIInput) throws -> (Habit) -> HabitFill
  ) {
    router.post("\(Self.root)/habits/:id/\(verb)") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: knows)
        let date = try input.lasting("date")
        let (id, day, fill) = (try context.id(of: Habit.self), try day(date), try fill(input))
        return try changeHabit { builder, edit in
          let habit = try habit(id, request, edit)
          return try builder.mark(habit, on: day, typed: date, as: fill(habit), in: edit)
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
      name: try input.lasting("name"), days: try input.text("days"),
      start: try input.lasting("start"), at: try input.text("at"), goal: try input.text("goal"),
      unit: try input.text("unit"),
      atMost: try input.flagIfGiven("at_most"), on: try input.text("on"),
      times: try input.text("times"))
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
