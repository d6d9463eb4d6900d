import DateWords
import Foundation
import Localization
package import Model
package import Recurrence
import Text

/// Turns the fields of a task into a draft.
///
/// Every error names the value, what was expected, and the field.
package struct DraftReading {
  let fields: TaskFields
  let actionContext: ActionContext
  let places: [Place]
  let categories: [Category]
  let persons: [Person]

  /// Creates a reading; `places`, `categories` and `persons` are those that the task may
  /// name.
  package init(
    _ fields: TaskFields, actionContext: ActionContext, places: [Place],
    categories: [Category] = [], persons: [Person] = []
  ) {
    self.persons = persons
    self.categories = categories
    self.fields = fields
    self.actionContext = actionContext
    self.places = places
  }

  var now: Date { actionContext.now }
  var machineZone: TimeZone { actionContext.machineZone }

  /// Returns the draft of a new task.
  package func newDraft(name: String) throws -> TodoDetails {
    let zone = try todoZone() ?? .named(machineZone.identifier)
    let wall = zone.resolved(machineZone: machineZone)
    let typed =
      if let every = fields[.every], !fields.wantsOnce {
        try repeating(every: every, old: nil, in: wall)
      } else {
        try once(in: wall, old: nil, isNew: true)
      }
    var draft = TodoDetails(name: name, rule: typed.rule, zone: zone)
    draft.isInDays = typed.isInDays
    draft.horizonSeconds = actionContext.horizonSeconds
    try describe(&draft)
    draft.timing = try timing(of: draft.rule, old: nil)
    try checkSeason(of: draft)
    draft.isWish = try wish(of: draft.rule, old: false)
    return draft
  }

  /// Returns an existing task's draft with the given fields changed.
  package func changedDraft(of todo: Todo, name: String?) throws -> TodoDetails {
    if fields.has(.last) { try checkLast(of: todo) }
    var draft = todo.details
    if let name { draft.name = name }
    if let zone = try todoZone() { draft.zone = zone }
    let wall = draft.zone.resolved(machineZone: machineZone)
    let typed: TypedRule
    switch draft.rule {
    case .repeating(let old):
      typed = try changed(old, of: todo, in: wall)
    case .once(let due):
      typed =
        if let every = fields[.every], !fields.wantsOnce {
          try goingOn(from: todo.moved ?? due, of: todo, every: every)
            .repeating(every: every, old: nil, in: wall)
        } else {
          try once(in: wall, old: due, wasInDays: todo.isInDays, isNew: false)
        }
    }
    (draft.rule, draft.isInDays) = (typed.rule, typed.isInDays)
    try describe(&draft)
    draft.timing = try timing(of: draft.rule, old: todo)
    try checkSeason(of: draft)
    if fields[.remind] == nil { draft.dropLeads() }
    draft.isWish = try wish(of: draft.rule, old: todo.isWish)
    return draft
  }

  /// Returns a reading in which a rhythm begins at the date and the time of day of a one-off,
  /// unless the fields say when it begins.
  private func goingOn(from due: LocalDateTime?, of todo: Todo, every: String) -> DraftReading {
    let begins = [RequestField.start, .first, .last, .due, .when]
    guard let due, begins.allSatisfy({ fields[$0] == nil }) else { return self }
    var given = fields
    let rhythm = (try? RuleWords(language: Localizer.current.language).reading(every))?.rhythm
    let isDay = todo.isInDays && due.isLastSecond
    given[rhythm?.days == nil && rhythm?.quota == nil ? .first : .start] =
      isDay ? due.dateText : due.description
    if !isDay, due.second == 0, rhythm?.every.maximum.unit != .hour, fields[.at] == nil {
      given[.at] = TimeOfDay(hour: due.hour, minute: due.minute).description
    }
    return DraftReading(
      given, actionContext: actionContext, places: places, categories: categories,
      persons: persons)
  }

  /// Returns a repeating rule with the given fields changed; with `every` set to `none`, the
  /// pending occurrence stays as the only one.
  private func changed(_ old: Cadence, of todo: Todo, in zone: TimeZone) throws -> TypedRule {
    if fields.wantsOnce {
      let due = todo.countdown(machineZone: machineZone)?.due
      return try once(
        in: zone, old: due.map { LocalDateTime($0, in: zone) }, wasInDays: todo.isInDays,
        isNew: false)
    }
    for field in [RequestField.due, .when] {
      guard let text = fields[field] else { continue }
      throw Refusal(
        .usage, field, value: text, { TaskInputPhrase.newDueOfRepeating(subject: $0) }
      ).because(.storedTask)
    }
    return try repeating(
      every: fields[.every] ?? old.rhythm.description, old: old, wasInDays: todo.isInDays,
      in: zone)
  }

  /// Returns the rule and zone alone, for `next`.
  package func schedule() throws -> Schedule {
    let draft = try newDraft(name: "preview")
    return Schedule(
      rule: draft.rule, zone: draft.zone.resolved(machineZone: machineZone),
      horizonSeconds: draft.horizonSeconds, isInDays: draft.isInDays, season: draft.season)
  }
}

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
      throw Refusal(.usage, .nag, value: text) { TaskInputPhrase.nagTooShort(subject: $0) }
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
    throw Refusal(.usage, .duration, value: text) {
      TaskInputPhrase.durationOutOfRange(subject: $0)
    }
  }

  /// Reads one of the known words of a field; the error suggests the nearest.
  func known<Value>(
    _ field: RequestField, _ text: String, among known: [String], read: (String) -> Value?
  ) throws -> Value {
    if let value = read(text) { return value }
    throw Refusal(.usage, field, value: text) {
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
        throw Refusal(.usage, .place, value: text) { PlacePhrase.emptyTag(subject: $0) }
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
      throw Refusal(.usage, .on, value: text) {
        TaskInputPhrase.noEvent(subject: $0, known: known)
      }
    }
    return triggers
  }

  // MARK: The timing, and the span of a day (T6)

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
      throw Refusal(.usage, field, value: text) {
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
      if rule.quota != nil, timing == .fixed {
        throw Refusal(
          .usage, .timing, QuotaPhrase.notWith(subject: GivenValue("--fixed")))
      }
      guard timing == .flexible || hasTime else {
        throw Refusal(
          .usage, .timing, TaskInputPhrase.fixedWithoutTime)
      }
      guard timing == .fixed || !rule.isSeveralTimesADay else {
        throw Refusal(.usage, .timing, TaskInputPhrase.severalTimesAreFixed)
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

  // MARK: Wishes, which have no date (J8)

  /// Returns true if a task of a rule is a wish; one stays a wish unless the field says otherwise.
  ///
  /// - Throws: `Refusal` for a wish with a date; it names the field that gives the date.
  func wish(of rule: Rule, old: Bool) throws -> Bool {
    var isWish = old
    if let text = fields[.bucket] {
      let answers = ["yes": true, "no": false]
      isWish = try known(.bucket, text, among: ["yes", "no"]) { answers[$0.lowercased()] }
    }
    guard isWish, rule != .once(due: nil) else { return isWish }
    guard old, fields[.bucket] == nil else {
      throw Refusal(
        .usage, .bucket, TaskInputPhrase.wishWithDate)
    }
    let field: RequestField =
      fields[.every] != nil ? .every : fields.has(.when) ? .when : .due
    throw Refusal(
      .usage, field, TaskInputPhrase.wishNewDate)
  }

  // MARK: The zone of the wall clock

  func todoZone() throws -> TodoZone? {
    guard let name = fields[.zone] else { return nil }
    if name.lowercased() == "floating" { return .floating }
    guard Self.isZoneName(name) else {
      let nearest = Suggestion.quoted(for: name, among: TimeZone.knownTimeZoneIdentifiers)
      throw Refusal(.usage, .zone, value: name) {
        DatePhrase.unknownZone(subject: $0, suggestion: nearest)
      }.because(.unknownZone)
    }
    return .named(name)
  }

  /// Foundation also accepts offsets (GMT+3), abbreviations (PST) and names in any case; the zone
  /// database does not.
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
}
