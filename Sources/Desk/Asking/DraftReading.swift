import Foundation
public import Recurrence
public import Reminders
import Text

/// Turns what a user says about a task into a draft; every error names the value, what was expected, and its field.
public struct DraftReading {
  private let fields: TaskFields
  private let circumstances: Circumstances
  private let places: [Place]

  /// Prepares the reading; `places` are those that the task may name.
  public init(_ fields: TaskFields, circumstances: Circumstances, places: [Place]) {
    self.fields = fields
    self.circumstances = circumstances
    self.places = places
  }

  private var now: Date { circumstances.now }
  private var machineZone: TimeZone { circumstances.machineZone }

  /// The draft of a new task.
  public func newDraft(name: String) throws -> TodoDraft {
    let zone = try todoZone() ?? .named(machineZone.identifier)
    let wall = zone.resolved(machineZone: machineZone)
    let rule =
      try fields.every.map { try repeating(every: $0, old: nil, in: wall) }
      ?? once(in: wall, old: nil)
    var draft = TodoDraft(
      name: name, rule: rule, zone: zone, horizonSeconds: circumstances.horizonSeconds)
    try describe(&draft)
    return draft
  }

  /// An existing task's draft with what the options change.
  public func changedDraft(of todo: Todo, name: String?) throws -> TodoDraft {
    var draft = TodoDraft(todo)
    if let name { draft.name = name }
    if let zone = try todoZone() { draft.zone = zone }
    let wall = draft.zone.resolved(machineZone: machineZone)
    switch draft.rule {
    case .repeating(let old):
      draft.rule = try changed(old, of: todo, in: wall)
    case .once(let due):
      draft.rule =
        if let every = fields.every, every.lowercased() != "none" {
          try repeating(every: every, old: nil, in: wall)
        } else {
          try once(in: wall, old: due)
        }
    }
    try describe(&draft)
    return draft
  }

  /// A rhythm with what the options change; without a period any more, the pending occurrence stays as the only one.
  private func changed(_ old: Cadence, of todo: Todo, in zone: TimeZone) throws -> Rule {
    if fields.every?.lowercased() == "none" {
      let due = todo.countdown(machineZone: machineZone)?.due
      return try once(in: zone, old: due.map { LocalDateTime($0, in: zone) })
    }
    if let due = fields.due {
      throw RequestFailure(
        .usage, .due, value: due,
        "is for tasks without --every. Use \"move\" for this occurrence, or --first.",
        page:
          "is for tasks that do not repeat. Move this occurrence instead, or say when it is due first."
      )
    }
    return try repeating(every: fields.every ?? old.every.description, old: old, in: zone)
  }

  /// The rule and zone alone, for `next`.
  public func schedule() throws -> Schedule {
    let draft = try newDraft(name: "preview")
    return Schedule(
      rule: draft.rule, zone: draft.zone.resolved(machineZone: machineZone),
      horizonSeconds: draft.horizonSeconds)
  }

  // MARK: The rule

  private func repeating(every: String, old: Cadence?, in zone: TimeZone) throws -> Rule {
    if let due = fields.due {
      throw RequestFailure(
        .usage, .due, value: due,
        "is for tasks without --every. Use --first for the first due moment.",
        page: "is for tasks that do not repeat. Say when it is due first instead.")
    }
    let window = try reading(.every) { try Window(parsing: every) }
    let mode = try resetMode() ?? old?.from ?? .done
    let start = try moment(.start)?.localDateTime(in: zone, dayMeans: .start)
    let first = try replaced(.first, old: old?.first) {
      try Moment(parsing: $0).localDateTime(in: zone, dayMeans: .start)
    }
    let end = try replaced(.end, old: old?.end) {
      try Moment(parsing: $0).localDateTime(in: zone, dayMeans: .end)
    }
    let at = try replaced(.at, old: old?.at) { try TimeOfDay(parsing: $0) }
    do {
      return .repeating(
        try Cadence(
          every: window, from: mode, start: start ?? old?.start ?? LocalDateTime(now, in: zone),
          first: first, end: end, at: at))
    } catch {
      throw RequestFailure(error) ?? error
    }
  }

  private func once(in zone: TimeZone, old: LocalDateTime?) throws -> Rule {
    for field in [RequestField.from, .start, .first, .end] {
      guard let value = fields[field] else { continue }
      throw RequestFailure(
        .usage, field, value: value, "needs a rhythm: add --every, such as --every 2w.",
        page: "needs a task that repeats.")
    }
    if fields.due?.lowercased() == "none" { return .once(due: nil) }
    let due = try moment(.due)?.localDateTime(in: zone, dayMeans: .end) ?? old
    guard let at = fields.at else { return .once(due: due) }
    guard let due else {
      throw RequestFailure(
        .usage, .at, value: at, "needs a day: add --every or --due.",
        page: "needs a day: say when the task is due.")
    }
    return .once(due: due.at(try reading(.at) { try TimeOfDay(parsing: at) }))
  }

  private func resetMode() throws -> ResetMode? {
    guard let text = fields.from else { return nil }
    guard let mode = ResetMode(rawValue: text.lowercased()) else {
      throw RequestFailure(.usage, .from, value: text, "is unknown: expected done or start.")
    }
    return mode
  }

  private func moment(_ field: RequestField) throws -> Moment? {
    try fields[field].map { text in try reading(field) { try Moment(parsing: text) } }
  }

  /// The new value, nothing for `none`, or what was there.
  private func replaced<Value>(
    _ field: RequestField, old: Value?, read: (String) throws -> Value
  ) throws -> Value? {
    guard let text = fields[field] else { return old }
    return text.lowercased() == "none" ? nil : try reading(field) { try read(text) }
  }

  private func todoZone() throws -> TodoZone? {
    guard let name = fields.zone else { return nil }
    if name.lowercased() == "floating" { return .floating }
    guard Self.isZoneName(name) else {
      let hint = Suggestion.phrase(for: name, among: TimeZone.knownTimeZoneIdentifiers)
      throw RequestFailure(
        .usage, .zone, value: name,
        "is unknown: expected an IANA name such as Europe/Berlin, or floating.\(hint)")
    }
    return .named(name)
  }

  /// Foundation also takes offsets (GMT+3), abbreviations (PST) and any case for names; the zone database does not.
  private static func isZoneName(_ name: String) -> Bool {
    guard let zone = TimeZone(identifier: name) else { return false }
    let isOffset = (name.hasPrefix("GMT") || name.hasPrefix("UTC")) && name.count > 3
    let differsInCase = zone.identifier != name && zone.identifier.lowercased() == name.lowercased()
    let isAbbreviation =
      TimeZone.abbreviationDictionary[name] != nil && !shortZoneNames.contains(name)
    return !isOffset && !differsInCase && !isAbbreviation
  }

  /// The three-letter names of the IANA zone database (file `backward` and the continents').
  private static let shortZoneNames: Set<String> = [
    "UTC", "GMT", "UCT", "EST", "MST", "HST", "CET", "EET", "MET", "WET", "PRC", "ROC", "ROK",
  ]

  // MARK: The rest

  private func describe(_ draft: inout TodoDraft) throws {
    if let notes = fields.notes { draft.notes = notes.isEmpty ? nil : notes }
    if let horizon = fields.horizon {
      draft.horizonSeconds = try reading(.horizon) { try ElapsedTime(parsing: horizon).seconds }
    }
    draft.nag = try replaced(.nag, old: draft.nag, read: nagPeriod)
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
        draft.dwellSeconds = circumstances.dwellSeconds
      }
    }
  }

  private func nagPeriod(_ text: String) throws -> Period {
    if (try? Period(parsing: text)) == nil, (try? ElapsedTime(parsing: text)) != nil {
      throw RequestFailure(
        .usage, .nag, value: text, "is too short: expected 1h or longer, such as 12h or 1d.")
    }
    return try Period(parsing: text)
  }

  private func references() throws -> [PlaceReference] {
    var references: [PlaceReference] = []
    for text in fields.place where text.lowercased() != "none" {
      let reference = try PlaceNames(places: places).reference(text)
      if !references.contains(reference) { references.append(reference) }
    }
    return references
  }

  private func triggers(_ text: String) throws -> Set<Trigger> {
    var triggers: Set<Trigger> = []
    for word in text.split(whereSeparator: { ",; ".contains($0) }) {
      guard let trigger = Trigger(rawValue: word.lowercased()) else {
        let hint = Suggestion.phrase(for: String(word), among: Trigger.allCases.map(\.rawValue))
        throw RequestFailure(
          .usage, .on, value: String(word),
          "is unknown: expected some of enter,exit,dwell,cross.\(hint)")
      }
      triggers.insert(trigger)
    }
    guard !triggers.isEmpty else {
      throw RequestFailure(
        .usage, .on, value: text, "names no event: expected some of enter,exit,dwell,cross.")
    }
    return triggers
  }
}
