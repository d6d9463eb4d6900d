import Foundation
import Localization
import Model
import Recurrence

/// Reads whether a task happens at a fixed time, and the span of a day that it takes (T6).
extension DraftReading {
  /// The length of the span that the time was given as, in minutes, and the field that has it.
  private var typedSpan: (field: RequestField, minutes: Int)? {
    if let minutes = fields[.at].flatMap({ try? TimeSpanText(parsing: $0) })?.minutes {
      return (.at, minutes)
    }
    let span = fields[.when].flatMap { try? WhenText.span(in: $0)?.span }
    return span?.minutes.map { (.when, $0) }
  }

  /// Reads the duration from a span of a day.
  func readSpan(_ draft: inout TodoDetails) throws {
    guard let (field, minutes) = typedSpan, let text = fields[field] else { return }
    guard fields[.duration] == nil || draft.durationMinutes == minutes else {
      throw RequestFailure(.usage, field, value: text) {
        TaskInputPhrase.durationTwice(subject: $0)
      }
    }
    draft.durationMinutes = minutes
  }

  /// Returns the timing of a rule, new or of a changed task.
  ///
  /// A span of a day is fixed, as several times a day are (Z6), and so is a rule that newly repeats
  /// at a time of day, unless the timing is given. A one-off is an appointment, and so fixed,
  /// unless its time is a deadline (Z3). A task whose rule loses its time of day is flexible.
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
      guard timing == .fixed || !rule.isSeveralTimesADay else {
        throw RequestFailure(.usage, .timing, TaskInputPhrase.severalTimesAreFixed)
          .because(.storedTask)
      }
      return timing
    }
    guard hasTime else { return .flexible }
    if typedSpan != nil || rule.isSeveralTimesADay { return .fixed }
    if case .once = rule {
      if fields.has(.when) { return .fixed }
      if fields.has(.due) { return .flexible }
      return old?.timing ?? .fixed
    }
    let usual = Timing.usual(of: rule)
    guard let old else { return usual }
    let isNewlyFixed = usual == .fixed && Timing.usual(of: old.rule) == .flexible
    return isNewlyFixed ? .fixed : old.timing
  }
}
