import Foundation
import Model
import Planning
import Regions

/// The plan of a date that has not passed, with the tasks that it was made of.
struct PlanDraft {
  /// When planning begins.
  let begin: Date
  /// The tasks of the date.
  let candidates: PlanCandidates
  let plan: Plan

  /// Plans a date by the groups of the present day; `inside` are the places where the user is,
  /// which matter for the present date only, and `expected` says where the user usually is, among
  /// some places.
  init(
    of day: PlanDay, isToday: Bool, overview: Overview, rules: TodayRules, inside: [Place.ID],
    emotion: Int?, expected: (Set<Int64>) throws -> [ExpectedPresence]
  ) rethrows {
    let now = overview.actionContext.now
    begin = isToday ? day.begin(at: now) : day.start
    candidates = PlanCandidates(overview, day: day, isToday: isToday, rules: rules)
    plan = Plan(
      Plan.Input(
        tasks: candidates.tasks, now: isToday ? now : day.start, begin: begin, end: day.end,
        emotion: emotion, currentPlaces: isToday ? Set(inside.map(\.rawValue)) : [],
        expectedPresences: try expected(candidates.awaitedPlaces)))
  }
}
