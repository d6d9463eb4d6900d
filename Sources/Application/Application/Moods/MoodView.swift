import Foundation
import Localization
package import Model
package import Text

/// A mood for every form of output.
package struct MoodView: Sendable {
  /// The mood with the task that it followed.
  package let entry: MoodEntry
  private let zone: TimeZone

  /// Creates a view on the wall clock of a zone.
  package init(_ entry: MoodEntry, actionContext: ActionContext) {
    self.entry = entry
    zone = actionContext.machineZone
  }

  /// The keys of a mood, as every `--json` prints them.
  package var json: JSON {
    let mood = entry.mood
    return .object([
      ("id", .integer(Int(mood.id.rawValue))),
      ("time", JSON(mood.time, in: zone)),
      ("emotion", .integer(mood.emotion.rawValue)),
      ("label", .string(mood.emotion.name)),
      ("note", JSON(mood.note)),
      ("task_id", entry.task.map { .integer(Int($0.rawValue)) } ?? .null),
      ("task", JSON(entry.taskName)),
      ("category", JSON(entry.category?.name)),
      ("advice", mood.advice?.json ?? .null),
    ])
  }

  /// The mood and the task in a sentence.
  package var text: String {
    MoodPhrase.noted(entry.mood.emotion.rawValue, task: entry.taskName?.oneLine).text
  }
}

extension Advice {
  /// The keys of an advice: `kind`, `practice` and `text`.
  package var json: JSON {
    var practice: PracticeKind?
    if case .practice(let kind) = self { practice = kind }
    return .object([
      ("kind", .string(practice == nil ? "support" : "practice")),
      ("practice", JSON(practice?.rawValue)), ("text", .string(text)),
    ])
  }

  /// The advice as a sentence.
  package var text: String {
    switch self {
    case .practice(let kind):
      MoodPhrase.practiceAdvice(MoodPhrase.practiceName(kind.rawValue).text).text
    case .support(let number): MoodPhrase.support(number).text
    }
  }
}
