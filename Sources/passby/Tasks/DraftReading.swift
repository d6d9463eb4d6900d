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

  /// The draft of a new task.
  func newDraft(name: String) throws -> TodoDraft {
    let zone = try todoZone() ?? .named(machineZone.identifier)
    let wall = zone.resolved(machineZone: machineZone)
    let rule =
      try options.every.map { try repeating(every: $0, old: nil, in: wall) } ?? once(in: wall)
    var draft = TodoDraft(name: name, rule: rule, zone: zone)
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
      if options.due != nil {
        throw CommandFailure(
          .usage,
          "--due \"\(options.due ?? "")\" is for tasks without --every. Use \"move\" for this occurrence, or --first."
        )
      }
      draft.rule = try repeating(every: options.every ?? old.every.description, old: old, in: wall)
    case .once(let due):
      if let every = options.every {
        draft.rule = try repeating(every: every, old: nil, in: wall)
      } else {
        draft.rule = options.due == nil ? .once(due: due) : try once(in: wall)
      }
    }
    try describe(&draft)
    return draft
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

  private func once(in zone: TimeZone) throws -> Rule {
    let strays = [
      ("--from", options.from), ("--start", options.start), ("--first", options.first),
      ("--end", options.end),
    ]
    for (flag, value) in strays {
      guard let value else { continue }
      throw CommandFailure(
        .usage, "\(flag) \"\(value.oneLine)\" needs a rhythm: add --every, such as --every 2w.")
    }
    guard let text = options.due else {
      if let at = options.at {
        throw CommandFailure(
          .usage, "--at \"\(at.oneLine)\" needs a day: add --every or --due.")
      }
      return .once(due: nil)
    }
    if text.lowercased() == "none" { return .once(due: nil) }
    let due = try moment(text)?.localDateTime(in: zone, dayMeans: .end)
    guard let at = options.at else { return .once(due: due) }
    return .once(due: due?.at(try TimeOfDay(parsing: at)))
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
    let known = TimeZone.knownTimeZoneIdentifiers
    guard TimeZone(identifier: name) != nil,
      known.contains(name) || name.contains("/") || name == "UTC" || name == "GMT"
    else {
      let hint = Suggestion.phrase(for: name, among: known)
      throw CommandFailure(
        .usage,
        "--zone \"\(name.oneLine)\" is unknown: expected an IANA name such as Europe/Berlin, or floating.\(hint)"
      )
    }
    return .named(name)
  }

  // MARK: The rest

  private func describe(_ draft: inout TodoDraft) throws {
    if let notes = options.notes { draft.notes = notes.isEmpty ? nil : notes }
    if let horizon = options.horizon {
      draft.horizonSeconds = try ElapsedTime(parsing: horizon).seconds
    }
    draft.nag = try replaced(options.nag, old: draft.nag) { try Period(parsing: $0) }
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
    }
  }

  private func references() throws -> [PlaceReference] {
    var references: [PlaceReference] = []
    for text in options.place where text.lowercased() != "none" {
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
