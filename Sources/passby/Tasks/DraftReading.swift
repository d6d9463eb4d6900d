import Foundation
import Recurrence
import Reminders
import Settings

/// Turns the options of a task into a draft; every error names the option's value and what was expected.
struct DraftReading {
  let options: TaskOptions
  let now: Date
  let machineZone: TimeZone
  let places: [Place]
  let settings: PassbySettings

  /// The draft of a new task.
  func newDraft(name: String) throws -> TodoDraft {
    let zone = try todoZone() ?? .named(machineZone.identifier)
    let wall = zone.resolved(machineZone: machineZone)
    let rule =
      try options.every.map { try repeating(every: $0, old: nil, in: wall) }
      ?? once(in: wall, old: nil)
    var draft = TodoDraft(
      name: name, rule: rule, zone: zone, horizonSeconds: settings.horizonSeconds)
    try describe(&draft)
    return draft
  }

  /// An existing task's draft with what the options change.
  func changedDraft(of todo: Todo, name: String?) throws -> TodoDraft {
    var draft = TodoDraft(todo)
    if let name { draft.name = name }
    if let zone = try todoZone() { draft.zone = zone }
    let wall = draft.zone.resolved(machineZone: machineZone)
    switch draft.rule {
    case .repeating(let old):
      draft.rule = try changed(old, of: todo, in: wall)
    case .once(let due):
      draft.rule =
        if let every = options.every, every.lowercased() != "none" {
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
    if options.every?.lowercased() == "none" {
      let due = todo.countdown(machineZone: machineZone)?.due
      return try once(in: zone, old: due.map { LocalDateTime($0, in: zone) })
    }
    if let due = options.due {
      throw CommandFailure(
        .usage,
        "--due \"\(due.oneLine)\" is for tasks without --every. Use \"move\" for this occurrence, or --first."
      )
    }
    return try repeating(every: options.every ?? old.every.description, old: old, in: zone)
  }

  /// The rule and zone alone, for `next`.
  func schedule() throws -> Schedule {
    let draft = try newDraft(name: "preview")
    return Schedule(
      rule: draft.rule, zone: draft.zone.resolved(machineZone: machineZone),
      horizonSeconds: draft.horizonSeconds)
  }

  // MARK: The rule

  private func repeating(every: String, old: Cadence?, in zone: TimeZone) throws -> Rule {
    if let due = options.due {
      throw CommandFailure(
        .usage,
        "--due \"\(due)\" is for tasks without --every. Use --first for the first due moment.")
    }
    let start = try moment(options.start)?.localDateTime(in: zone, dayMeans: .start)
    let cadence = try Cadence(
      every: Window(parsing: every), from: resetMode() ?? old?.from ?? .done,
      start: start ?? old?.start ?? LocalDateTime(now, in: zone),
      first: try replaced(options.first, old: old?.first) {
        try moment($0)?.localDateTime(in: zone, dayMeans: .start)
      },
      end: try replaced(options.end, old: old?.end) {
        try moment($0)?.localDateTime(in: zone, dayMeans: .end)
      },
      at: try replaced(options.at, old: old?.at) { try TimeOfDay(parsing: $0) })
    return .repeating(cadence)
  }

  private func once(in zone: TimeZone, old: LocalDateTime?) throws -> Rule {
    let strays = [
      ("--from", options.from), ("--start", options.start), ("--first", options.first),
      ("--end", options.end),
    ]
    for (flag, value) in strays {
      guard let value else { continue }
      throw CommandFailure(
        .usage, "\(flag) \"\(value.oneLine)\" needs a rhythm: add --every, such as --every 2w.")
    }
    if options.due?.lowercased() == "none" { return .once(due: nil) }
    let due = try moment(options.due)?.localDateTime(in: zone, dayMeans: .end) ?? old
    guard let at = options.at else { return .once(due: due) }
    guard let due else {
      throw CommandFailure(
        .usage, "--at \"\(at.oneLine)\" needs a day: add --every or --due.")
    }
    return .once(due: due.at(try TimeOfDay(parsing: at)))
  }

  private func resetMode() throws -> ResetMode? {
    guard let text = options.from else { return nil }
    guard let mode = ResetMode(rawValue: text.lowercased()) else {
      throw CommandFailure(.usage, "--from \"\(text.oneLine)\" is unknown: expected done or start.")
    }
    return mode
  }

  private func moment(_ text: String?) throws -> Moment? {
    try text.map { try Moment(parsing: $0) }
  }

  /// The new value, nothing for `none`, or what was there.
  private func replaced<Value>(
    _ text: String?, old: Value?, read: (String) throws -> Value?
  ) throws -> Value? {
    guard let text else { return old }
    return text.lowercased() == "none" ? nil : try read(text)
  }

  private func todoZone() throws -> TodoZone? {
    guard let name = options.zone else { return nil }
    if name.lowercased() == "floating" { return .floating }
    guard Self.isZoneName(name) else {
      let hint = Suggestion.phrase(for: name, among: TimeZone.knownTimeZoneIdentifiers)
      throw CommandFailure(
        .usage,
        "--zone \"\(name.oneLine)\" is unknown: expected an IANA name such as Europe/Berlin, or floating.\(hint)"
      )
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
    if let notes = options.notes { draft.notes = notes.isEmpty ? nil : notes }
    if let horizon = options.horizon {
      draft.horizonSeconds = try ElapsedTime(parsing: horizon).seconds
    }
    draft.nag = try replaced(options.nag, old: draft.nag, read: nagPeriod)
    if !options.place.isEmpty { draft.places = try references() }
    if let dwell = options.dwell {
      draft.dwellSeconds =
        dwell.lowercased() == "none" ? nil : try ElapsedTime(parsing: dwell).seconds
      if options.on == nil {
        // A length of stay alone says that the stay is what matters.
        if draft.dwellSeconds == nil {
          draft.triggers.remove(.dwell)
        } else if !draft.triggers.contains(.dwell) {
          draft.triggers = [.dwell]
        }
      }
    }
    if let on = options.on {
      draft.triggers = try triggers(on)
      if !draft.triggers.contains(.dwell), options.dwell == nil { draft.dwellSeconds = nil }
      if draft.triggers.contains(.dwell), draft.dwellSeconds == nil, options.dwell == nil {
        draft.dwellSeconds = settings.dwellSeconds
      }
    }
  }

  private func nagPeriod(_ text: String) throws -> Period? {
    if (try? Period(parsing: text)) == nil, (try? ElapsedTime(parsing: text)) != nil {
      throw CommandFailure(
        .usage, "--nag \"\(text.oneLine)\" is too short: expected 1h or longer, such as 12h or 1d.")
    }
    return try Period(parsing: text)
  }

  private func references() throws -> [PlaceReference] {
    var references: [PlaceReference] = []
    for text in options.place where text.lowercased() != "none" {
      let reference = try PlaceNames(places: places).reference(text)
      if !references.contains(reference) { references.append(reference) }
      if case .tag(let tag) = reference, !places.contains(where: { $0.tags.contains(tag) }) {
        StandardError.write("No place has the tag \"#\(tag.oneLine)\" yet.\n")
      }
    }
    return references
  }

  private func triggers(_ text: String) throws -> Set<Trigger> {
    var triggers: Set<Trigger> = []
    for word in text.split(whereSeparator: { ",; ".contains($0) }) {
      guard let trigger = Trigger(rawValue: word.lowercased()) else {
        let hint = Suggestion.phrase(for: String(word), among: Trigger.allCases.map(\.rawValue))
        throw CommandFailure(
          .usage,
          "--on \"\(String(word).oneLine)\" is unknown: expected some of enter,exit,dwell,cross.\(hint)"
        )
      }
      triggers.insert(trigger)
    }
    guard !triggers.isEmpty else {
      throw CommandFailure(
        .usage, "--on \"\(text.oneLine)\" names no event: expected some of enter,exit,dwell,cross.")
    }
    return triggers
  }
}
