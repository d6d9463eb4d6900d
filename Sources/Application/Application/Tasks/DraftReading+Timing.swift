import Foundation
import Localization
import Model
import Recurrence

/// Reads whether a task happens at a fixed time, and the span of a day that it takes (T6).
extension DraftReading {
  /// The length of the span that the time of day was given as, in minutes.
  private var spanMinutes: Int? {
    fields[.at].flatMap { try? TimeSpanText(parsing: $0) }?.minutes
  }

  /// Reads the duration from a span of a day.
  func readSpan(_ draft: inout TodoDetails) throws {
    guard let minutes = spanMinutes, let at = fields[.at] else { return }
    guard fields[.duration] == nil || draft.durationMinutes == minutes else {
      throw RequestFailure(.usage, .at, value: at) { TaskInputPhrase.durationTwice(subject: $0) }
    }
    draft.durationMinutes = minutes
  }

  /// Returns the timing of a rule, new or of a changed task.
  ///
  /// A span of a day is fixed, and so is a rule that newly repeats at a time of day, unless the
  /// timing is given. A task whose rule loses its time of day is flexible.
  func timing(of rule: Rule, old: Todo?) throws -> Timing {
    let hasTime = Timing.hasTimeOfDay(rule)
    if let text = fields[.timing] {
      let timing = try known(.timing, text, among: Timing.allCases.map(\.rawValue)) {
        Timing(rawValue: $0.lowercased())
      }
      guard timing == .flexible || hasTime else {
        throw RequestFailure(
          .usage, .timing, TaskInputPhrase.fixedWithoutTime)
      }
      return timing
    }
    guard hasTime else { return .flexible }
    if spanMinutes != nil { return .fixed }
    let usual = Timing.usual(of: rule)
    guard let old else { return usual }
    let isNewlyFixed = usual == .fixed && Timing.usual(of: old.rule) == .flexible
    return isNewlyFixed ? .fixed : old.timing
  }
}
