import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Progress
import Text
import WebPorts

extension API {
  private static let moodNames: Set<String> = ["emotion", "note", "task", "at"]

  /// Adds the routes of moods, marks of days and practices.
  func addMoodRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/moods") { request, _ in
      try await answer(request) {
        list(try moods(FormFields(query: request)).map(\.json))
      }
    }
    router.post("\(Self.root)/moods") { request, context in
      try await answer(request) { try await addMood(request, context) }
    }
    router.get("\(Self.root)/moods/calendar") { request, _ in
      try await answer(request) { try calendar(FormFields(query: request)) }
    }
    router.post("\(Self.root)/moods/days") { request, context in
      try await answer(request) { try await markDay(request, context) }
    }
    router.get("\(Self.root)/practice") { request, _ in
      try await answer(request) {
        list(PracticeKind.allCases.map { PracticeView($0).json })
      }
    }
  }

  /// Adds the routes of statistics and progress.
  func addProgressRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/stats") { request, _ in
      try await answer(request) { try statistics(FormFields(query: request)) }
    }
    router.get("\(Self.root)/progress") { request, _ in
      try await answer(request) { try progress(FormFields(query: request)) }
    }
  }

  private func moods(_ fields: FormFields) throws -> [MoodView] {
    let clock = actionContext.dayIndex
    let wanted = try period(fields)
    return try ports.store.withSnapshot { snapshot in
      var days = clock
      let start = days.beginning(of: wanted.lowerBound)
      let end = days.beginning(of: wanted.upperBound + 1).addingTimeInterval(-0.001)
      return try snapshot.moodEntries(from: start, to: end)
        .map { MoodView($0, actionContext: actionContext) }
    }
  }

  private func addMood(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: Self.moodNames)
    let mood = MoodInput(
      emotion: try input.lasting("emotion") ?? "", note: try input.lasting("note"),
      task: try input.lasting("task"), at: try input.lasting("at"))
    let (view, step) = try recordMood(mood)
    var response = Response(json: view.json, status: .created)
    response.headers[.step] = step.map(String.init)
    return response
  }

  private func calendar(_ fields: FormFields) throws -> Response {
    let context = actionContext
    var clock = context.dayIndex
    let month =
      try fields["month"].map(MoodReading.month)
      ?? CalendarMonth(day: clock.day(of: context.now))
    let json = try ports.store.withSnapshot {
      try MoodCalendar(month, in: $0, actionContext: context).json
    }
    return response(json, tag: APITag.text([json]))
  }

  private func markDay(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["date", "mark"])
    let date = try input.lasting("date") ?? ""
    let wanted = try input.text("mark", null: "blank")
    let day = try actionContext.day(date, field: .date)
    let (mark, step) = try mark(day, typed: date, as: wanted)
    var response = Response(
      json: .object([("date", .string(LocalDays.text(day))), ("mark", JSON(mark?.rawValue))]))
    response.headers[.step] = step.map(String.init)
    return response
  }

  private func statistics(_ fields: FormFields) throws -> Response {
    let context = actionContext
    let wanted = try period(fields)
    let json = try ports.store.withSnapshot {
      try StatisticsView(wanted, by: fields.text("by"), in: $0, actionContext: context).json
    }
    return response(json, tag: APITag.text([json]))
  }

  private func progress(_ fields: FormFields) throws -> Response {
    let context = actionContext
    let json = try ports.store.withSnapshot { snapshot in
      guard let task = fields["task"] else {
        return try ProgressView(snapshot, actionContext: context).json
      }
      return try TaskProgressView(
        try TaskNames.todo(task, in: snapshot), in: snapshot, actionContext: context
      ).json
    }
    return response(json, tag: APITag.text([json]))
  }

  private func period(_ fields: FormFields) throws -> ClosedRange<Int> {
    try actionContext.period(from: fields["from"], to: fields["to"])
  }
}
