import Localization
import Model
import Text

/// Reads what a task is sorted by: category, priority, difficulty, duration, and whom it is
/// for.
extension DraftReading {
  func sort(_ draft: inout TodoDraft) throws {
    if let name = fields.category {
      draft.category = try CategoryNames(categories: categories).reference(name)
    }
    if let text = fields.priority {
      guard let priority = Priority(rawValue: text.lowercased()) else {
        throw unknown(text, .priority, known: Priority.allCases.map(\.rawValue))
      }
      draft.priority = priority
    }
    if let text = fields.difficulty {
      guard let difficulty = Difficulty(text) else {
        throw unknown(text, .difficulty, known: Difficulty.allCases.map(\.name))
      }
      draft.difficulty = difficulty
    }
    if !fields.persons.isEmpty {
      let names = PersonNames(persons: persons)
      draft.persons = Set(
        try fields.persons.filter { !NamedPersons.meansAnyone($0) }.map { try names.person($0).id })
    }
    draft.durationMinutes = try replaced(.duration, old: draft.durationMinutes, read: minutes)
    try readSpan(&draft)
  }

  private func unknown(_ text: String, _ field: RequestField, known: [String]) -> RequestFailure {
    RequestFailure(.usage, field, value: text) {
      TaskInputPhrase.unknownValue(
        subject: $0, known: known, suggestion: Suggestion.quoted(for: text, among: known))
    }
  }

  /// Reads a duration in whole minutes, from one minute to a day.
  private func minutes(_ text: String) throws -> Int {
    do {
      let seconds = try ElapsedTime(parsing: text).seconds
      if (60...86_400).contains(seconds) { return Int((seconds / 60).rounded()) }
    } catch ElapsedTimeError.outOfRange {
      // The range of any length is not that of a duration.
    }
    throw RequestFailure(.usage, .duration, value: text) {
      TaskInputPhrase.durationOutOfRange(subject: $0)
    }
  }
}
