import Foundation
import Localization
import Model
import Recurrence
import Text

/// Reads everything but the rule: places, events, lengths, notes.
extension DraftReading {
  func describe(_ draft: inout TodoDraft) throws {
    if let notes = fields.notes { draft.notes = notes.isEmpty ? nil : notes }
    if let horizon = fields.horizon {
      draft.horizonSeconds = try horizonSeconds(horizon, of: draft.rule)
    }
    draft.nag = try replaced(.nag, old: draft.nag, read: nagPeriod)
    try sort(&draft)
    if !fields.place.isEmpty { draft.places = try references() }
    if let dwell = fields.dwell {
      draft.dwellSeconds =
        dwell.lowercased() == "none"
        ? nil : try reading(.dwell) { try ElapsedTime(parsing: dwell).seconds }
      if fields.on == nil {
        // A length of stay alone says that the stay is what matters.
        if draft.dwellSeconds == nil {
          draft.triggers.remove(.dwell)
        } else if !draft.triggers.contains(.dwell) {
          draft.triggers = [.dwell]
        }
      }
    }
    if let on = fields.on {
      draft.triggers = try triggers(on)
      if !draft.triggers.contains(.dwell), fields.dwell == nil { draft.dwellSeconds = nil }
      if draft.triggers.contains(.dwell), draft.dwellSeconds == nil, fields.dwell == nil {
        draft.dwellSeconds = actionContext.dwellSeconds
      }
    }
  }

  /// Reads a length, or `period` for all of the period of a rule (T5).
  private func horizonSeconds(_ text: String, of rule: Rule) throws -> Double {
    guard text.trimmed.lowercased() == "period" else {
      return try reading(.horizon) { try ElapsedTime(parsing: text).seconds }
    }
    guard case .repeating(let cadence) = rule else { throw needsRepeating(.horizon, text) }
    return cadence.every.maximum.longestSeconds
  }

  private func nagPeriod(_ text: String) throws -> Period {
    if (try? Period(parsing: text)) == nil, (try? ElapsedTime(parsing: text)) != nil {
      throw RequestFailure(.usage, .nag, value: text) { TaskInputPhrase.nagTooShort(subject: $0) }
    }
    return try Period(parsing: text)
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
      guard let trigger = Trigger(rawValue: word.lowercased()) else {
        let nearest = Suggestion.quoted(for: String(word), among: known)
        throw RequestFailure(.usage, .on, value: String(word)) {
          TaskInputPhrase.unknownValue(subject: $0, known: known, suggestion: nearest)
        }
      }
      triggers.insert(trigger)
    }
    guard !triggers.isEmpty else {
      throw RequestFailure(.usage, .on, value: text) {
        TaskInputPhrase.noEvent(subject: $0, known: known)
      }
    }
    return triggers
  }
}
