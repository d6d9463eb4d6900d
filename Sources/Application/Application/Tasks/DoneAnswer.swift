package import Foundation
import Localization
package import Model

/// The parts of an answer to a task that was done besides the task: its reward and the mood.
package struct DoneAnswer: Sendable {
  /// The reward; `nil` where points are switched off.
  package let reward: Reward?
  /// The mood that was noted with it, if one was.
  package let mood: MoodEntry?
  /// The time of the last entry of the history if it is later than now; the computer's clock may be
  /// wrong (R15).
  let entryAhead: Date?
  /// The completions of the step.
  private let completions: [Completion]
  private let moods: [MoodEntry]

  /// Reads what a step is worth, before it is stored.
  init(
    of edit: Edit, in context: any EditContext, actionContext: ActionContext
  ) throws {
    completions = edit.completions
    entryAhead = try context.lastEntry(laterThan: actionContext.now)
    let noted = edit.moods?.moods.compactMap(\.after) ?? []
    moods = noted.map { mood in
      let completion = edit.completions.first { $0.uuid == mood.completion }
      return MoodEntry(
        mood: mood, task: completion?.todo.id, taskName: completion?.todo.name,
        category: completion?.category)
    }
    mood = moods.first
    reward =
      try actionContext.parts.contains(.progress)
      ? Reward(of: edit, moods: noted, in: context, actionContext: actionContext) : nil
  }

  private init(_ whole: DoneAnswer, reward: Reward?, mood: MoodEntry?, entryAhead: Date?) {
    self.entryAhead = entryAhead
    completions = whole.completions
    moods = whole.moods
    self.reward = reward
    self.mood = mood
  }

  /// Returns the answer for one of several tasks: its own points and mood.
  ///
  /// New levels, ranks, badges and a clock that is behind stand with the last task only.
  func part(of todo: Todo, isLast: Bool) -> DoneAnswer {
    let points = completions.filter { $0.todo.id == todo.id }.map(\.points).reduce(0, +)
    return DoneAnswer(
      self, reward: reward?.part(points: points, isLast: isLast),
      mood: moods.first { $0.task == todo.id }, entryAhead: isLast ? entryAhead : nil)
  }
}

extension StoreSnapshot {
  /// Clocks may differ by this without a word: a minute, in seconds.
  private static var usualErrorSeconds: Double { 60 }

  /// Returns the time of the last entry of the history if it is later than an instant.
  package func lastEntry(laterThan now: Date) throws -> Date? {
    let limit = now.addingTimeInterval(Self.usualErrorSeconds)
    return try completions(from: limit, to: .distantFuture, limit: 1) { _ in true }
      .first?.completion.time
  }
}
