import Foundation
import Localization
import Model
import Recurrence
import Text

/// Reads everything but the rule.
extension DraftReading {
  func describe(_ draft: inout TodoDetails) throws {
    for field in TaskField.all {
      if let read = field.read, let text = fields[field.field] { try read(self, text, &draft) }
    }
    try readSpan(&draft)
    if !fields.place.isEmpty { draft.places = try references() }
    if let dwell = fields[.dwell] {
      draft.dwellSeconds =
        dwell.lowercased() == "none"
        ? nil : try reading(.dwell) { try ElapsedTime(parsing: dwell).seconds }
      if fields[.on] == nil {
        // A length of stay alone says that the stay is what matters.
        if draft.dwellSeconds == nil {
          draft.triggers.remove(.dwell)
        } else if !draft.triggers.contains(.dwell) {
          draft.triggers = [.dwell]
        }
      }
    }
    if let on = fields[.on] {
      draft.triggers = try triggers(on)
      if !draft.triggers.contains(.dwell), fields[.dwell] == nil { draft.dwellSeconds = nil }
      if draft.triggers.contains(.dwell), draft.dwellSeconds == nil, fields[.dwell] == nil {
        draft.dwellSeconds = actionContext.dwellSeconds
      }
    }
  }

  /// Reads a length, `0` for a task that opens when it is due, or `period` for all of the period of
  /// a rule (T5).
  func horizonSeconds(_ text: String, of rule: Rule) throws -> Double {
    guard text.trimmed.lowercased() == "period" else {
      if ElapsedTime.isZero(text.trimmed) { return 0 }
      return try reading(.horizon) { try ElapsedTime(parsing: text).seconds }
    }
    guard case .repeating(let cadence) = rule else { throw needsRepeating(.horizon, text) }
    return cadence.every.maximum.longestSeconds
  }

  func nagPeriod(_ text: String) throws -> Period {
    if (try? Period(parsing: text)) == nil, (try? ElapsedTime(parsing: text)) != nil {
      throw RequestFailure(.usage, .nag, value: text) { TaskInputPhrase.nagTooShort(subject: $0) }
    }
    return try Period(parsing: text)
  }

  /// Reads whom a task is for.
  func forPersons() throws -> Set<Person.ID> {
    let names = PersonNames(persons: persons)
    return Set(
      try fields.persons.filter { !NamedPersons.meansAnyone($0) }.map { try names.person($0).id })
  }

  /// Reads a duration in whole minutes, from one minute to a day.
  func minutes(_ text: String) throws -> Int {
    do {
      let words = actionContext.moments(in: machineZone)
      let seconds = try (words.length(text) ?? ElapsedTime(parsing: text)).seconds
      if (60...86_400).contains(seconds) { return Int((seconds / 60).rounded()) }
    } catch ElapsedTimeError.outOfRange {
      // The range of any length is not that of a duration.
    }
    throw RequestFailure(.usage, .duration, value: text) {
      TaskInputPhrase.durationOutOfRange(subject: $0)
    }
  }

  /// Reads one of the known words of a field; the error suggests the nearest.
  func known<Value>(
    _ field: RequestField, _ text: String, among known: [String], read: (String) -> Value?
  ) throws -> Value {
    if let value = read(text) { return value }
    throw RequestFailure(.usage, field, value: text) {
      TaskInputPhrase.unknownValue(
        subject: $0, known: known, suggestion: Suggestion.quoted(for: text, among: known))
    }
  }

  private func references() throws -> [PlaceReference] {
    var references: [PlaceReference] = []
    for typed in fields.place where typed.lowercased() != "none" {
      let text = try NullCharacter.refused(in: typed, .place)
      let reference = try PlaceNames(places: places).reference(text)
      if case .tag(let tag) = reference, tag.trimmed.isEmpty {
        throw RequestFailure(.usage, .place, value: text) { PlacePhrase.emptyTag(subject: $0) }
      }
      if !references.contains(reference) { references.append(reference) }
    }
    return references
  }

  private func triggers(_ text: String) throws -> Set<Trigger> {
    let known = Trigger.allCases.map(\.rawValue)
    var triggers: Set<Trigger> = []
    for word in text.split(whereSeparator: { ",; ".contains($0) }) {
      triggers.insert(
        try self.known(.on, String(word), among: known) { Trigger(rawValue: $0.lowercased()) })
    }
    guard !triggers.isEmpty else {
      throw RequestFailure(.usage, .on, value: text) {
        TaskInputPhrase.noEvent(subject: $0, known: known)
      }
    }
    return triggers
  }
}
