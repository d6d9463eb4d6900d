import Application
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Tasks as headings of org files.
///
/// Source: the Org manual, 5 (TODO items), 8.1 to 8.3 (timestamps, repeated tasks); org-habit for
/// `.+2d/4d`.
enum Org {
  private static let usualOpen: Set = [
    "TODO", "NEXT", "WAIT", "WAITING", "HOLD", "STARTED", "SOMEDAY", "DOING", "PROJ", "STRT",
  ]
  private static let usualDone: Set = ["DONE", "CANCELLED", "CANCELED", "KILL"]

  /// True for a text with a heading that has a keyword, or a timestamp with a repeater.
  static func isLikely(_ head: String) -> Bool {
    for line in head.split(whereSeparator: \.isNewline) {
      if let heading = heading(line) {
        let word = String(heading.prefix { $0 != " " })
        if usualOpen.contains(word) || usualDone.contains(word) { return true }
      }
      if OrgStamp.repeats(in: line) { return true }
    }
    return false
  }

  /// Returns a heading without its stars; `nil` for any other line.
  private static func heading(_ line: Substring) -> Substring? {
    guard line.first == "*" else { return nil }
    let rest = line.drop { $0 == "*" }
    return rest.first?.isWhitespace == true ? rest.drop(while: \.isWhitespace) : nil
  }

  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let text = try PlainText.lines(bytes)
    let zone = options.actionContext.machineZone
    var reading = ExchangeReading()
    var (open, done) = (usualOpen, usualDone)
    var entries: [Entry] = []
    let lines = PlainText.split(text)
    for (index, line) in lines.enumerated() {
      try options.work.read()
      if line.first == "#",
        let match = line.prefixMatch(of: /#\+(?:TODO|SEQ_TODO|TYP_TODO):(.*)/.ignoresCase())
      {
        let words = match.1.split(whereSeparator: \.isWhitespace)
          .map { String($0.prefix { $0 != "(" }) }
        let bar = words.firstIndex(of: "|") ?? max(0, words.count - 1)
        open.formUnion(words[..<bar])
        done.formUnion(words[bar...].filter { $0 != "|" })
      } else if let heading = heading(line) {
        entries.append(Entry(String(heading), line: index + 1, open: open, done: done))
      } else if !entries.isEmpty {
        entries[entries.count - 1].add(String(line))
      }
    }
    var names = NameCounter()
    for entry in entries {
      try options.work.read()
      guard entry.isTask else {
        reading.lose(.notTask)
        continue
      }
      do {
        if entry.hasBacklog { reading.lose(.backlog) }
        if entry.hasLostWarning { reading.lose(.field(RequestField.remind.rawValue)) }
        reading.tasks.append(try entry.item(&names, zone: zone))
        reading.leaveOut(entry.parts, by: .org)
      } catch let problem as ExchangeFailure {
        reading.refuse(line: entry.line, entry.title.quoted, problem.phrase)
      } catch let problem as RecurrenceError {
        reading.refuse(line: entry.line, entry.title.quoted, problem.phrase)
      }
    }
    return reading
  }

  /// True if a name alone in a heading is read as that name, and not in part as a priority, tags
  /// or a date.
  static func isPlain(_ name: String) -> Bool {
    Entry("TODO \(name)", line: 1, open: usualOpen, done: usualDone).title == name
  }

  private struct Entry {
    let line: Int
    private(set) var title: String
    private var keyword: String?
    private var isOpen = false
    private var priority: Character?
    private var tags: [String] = []
    private var scheduled: OrgStamp?
    private var deadline: OrgStamp?
    private var plain: OrgStamp?
    private var properties: [String: String] = [:]
    private var done: [Date?] = []
    private var doneTexts: [ItemDate] = []
    private var body: [String] = []
    private var drawer: String?
    /// The names of what stands below the heading besides its text.
    private(set) var parts: Set<String> = []

    init(_ heading: String, line: Int, open: Set<String>, done: Set<String>) {
      self.line = line
      var rest = heading[...]
      let word = String(rest.prefix { !$0.isWhitespace })
      if open.contains(word) || done.contains(word) || word == "COMMENT" {
        keyword = word
        isOpen = open.contains(word) && !done.contains(word)
        rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      }
      if rest.first == "[", let match = rest.prefixMatch(of: /\[#([A-Z0-9])\]\s*/) {
        priority = match.1.first
        rest = rest[match.range.upperBound...]
      }
      let (name, tags) = Self.splitTags(rest)
      (rest, self.tags) = (name, tags)
      title = String(rest).trimmed
      if let stamp = OrgStamp.first(in: title[...]) {
        plain = OrgStamp(stamp)
        if plain?.every != nil || keyword != nil {
          title = title.replacing(String(stamp), with: "").trimmed
        }
      }
    }

    /// Returns a heading without its tags, `:home:urgent:` at its end, and them.
    private static func splitTags(_ heading: Substring) -> (Substring, [String]) {
      let word = String(heading).trimmed[...]
      guard word.last == ":", let space = word.lastIndex(where: \.isWhitespace) else {
        return (heading, [])
      }
      let tags = word[word.index(after: space)...]
      guard tags.count > 2, tags.first == ":",
        tags.allSatisfy({ $0.isLetter || $0.isNumber || "_@#%:".contains($0) })
      else { return (heading, []) }
      return (word[..<space], tags.split(separator: ":").map(String.init))
    }

    mutating func add(_ line: String) {
      let text = line.trimmed
      if let name = drawer {
        if text.uppercased() == ":END:" {
          drawer = nil
        } else if name == "PROPERTIES", text.first == ":",
          let match = text.wholeMatch(of: /:([^\s:]+):\s*(.*)/)
        {
          properties[match.1.uppercased()] = String(match.2)
          parts.insert(match.1.uppercased())
        } else if !addState(text), !text.isEmpty {
          parts.insert(text.hasPrefix("CLOCK:") ? "CLOCK" : name)
        }
        return
      }
      if text.first == ":", let match = text.wholeMatch(of: /:([A-Za-z]+):/) {
        drawer = match.1.uppercased()
        return
      }
      var isPlanning = false
      for (keyword, stamp) in OrgStamp.planned(in: text[...]) {
        isPlanning = true
        if keyword == .scheduled { scheduled = OrgStamp(stamp) }
        if keyword == .deadline { deadline = OrgStamp(stamp) }
      }
      if text.hasPrefix("CLOCK:") { parts.insert("CLOCK") }
      guard !isPlanning, !addState(text), !text.hasPrefix("CLOCK:") else { return }
      if plain == nil, scheduled == nil, deadline == nil, OrgStamp.isOnly(text[...]) {
        plain = OrgStamp(text[...])
        return
      }
      body.append(line.hasPrefix("  ") ? String(line.dropFirst(2)) : line)
    }

    /// Takes a line of the logbook; returns false for any other.
    @discardableResult
    private mutating func addState(_ text: String) -> Bool {
      guard text.hasPrefix("- State"), let match = text.prefixMatch(of: /- State\s+"([^"]+)"/),
        let found = OrgStamp.first(in: text[match.range.upperBound...], open: "[", close: "]")
      else { return false }
      if Org.usualDone.contains(String(match.1)), match.1 == "DONE" || !match.1.hasPrefix("CANCEL"),
        let stamp = OrgStamp(found)
      {
        doneTexts.append(stamp.date)
      }
      return true
    }

    private var stamps: [OrgStamp] { [scheduled, deadline, plain].compactMap(\.self) }

    var isTask: Bool {
      guard properties["PASSBY_EVERY"] == nil || keyword == nil || isOpen else { return false }
      if let keyword { return isOpen && keyword != "COMMENT" }
      return (scheduled ?? deadline ?? plain)?.every != nil
    }

    var hasBacklog: Bool { stamps.contains { $0.mark == "+" } }

    func item(_ names: inout NameCounter, zone: TimeZone) throws -> TaskItem {
      guard !title.isEmpty else { throw ExchangeFailure(ExchangePhrase.missing("TITLE")) }
      let id = properties["ID"] ?? properties["CUSTOM_ID"]
      let uuid = id.map { NameUUID.reading($0, of: "org") } ?? names.uuid("org", title)
      var item = TaskItem(line: line, uuid: uuid, name: properties["PASSBY_NAME"] ?? title)
      switch priority {
      case "A", "1": item.fields[.priority] = "high"
      case "C", "3": item.fields[.priority] = "low"
      default: break
      }
      item.fields[.category] = properties["CATEGORY"]
      let notes = body.joined(separator: "\n").trimmed
      if !notes.isEmpty { item.fields[.notes] = notes }
      item.completions = doneTexts.map { date in
        let local = date.isDay ? date.local.at(TimeOfDay(hour: 12, minute: 0)) : date.local
        return CompletionItem(
          uuid: NameUUID.of("org", uuid.uuidString, date.text), time: local.date(in: zone))
      }
      for (key, value) in properties where key.hasPrefix("PASSBY_") {
        let name = key.dropFirst("PASSBY_".count).lowercased()
        if name == "places" {
          item.placeNames = value.split(separator: "|").map { String($0).trimmed }
        } else if let field = RequestField(rawValue: name), field != .name {
          item.fields[field] = value
        }
      }
      if properties["PASSBY_PLACES"] == nil {
        item.contexts = tags
        item.unknownContexts = .lost
      }
      try setDates(of: &item, zone: zone)
      return item
    }

    private func setDates(of item: inout TaskItem, zone: TimeZone) throws {
      let last = properties["LAST_REPEAT"].flatMap {
        OrgStamp($0.drop { $0 != "[" && $0 != "<" })?.date
      }
      // Exports of versions up to 0.2.0 have the horizon there.
      if item.fields[.remind] == nil, item.fields[.horizon] == nil, let lead = warningLead {
        item.fields[.remind] = lead.description
      }
      if let every = item.fields[.every] {
        let mode = ResetMode(rawValue: item.fields[.from] ?? "") ?? .done
        let due = deadline ?? scheduled ?? plain
        let isWindow = (try? Rhythm(parsing: every))?.every.minimum != nil
        item.fields[.every] = nil
        try item.setRepeating(
          every, from: mode, due: deadline == nil && isWindow ? nil : due?.date, zone: zone)
        return
      }
      guard let repeating = stamps.first(where: { $0.every != nil }), let every = repeating.every
      else {
        item.setOnce(due: (deadline ?? scheduled ?? plain)?.date)
        if let opens = scheduled?.date, let due = deadline?.date {
          item.setOnce(due: due, opens: opens)
        }
        return
      }
      guard repeating.mark == ".+" else {
        if let minimum = repeating.minimum, let maximum = repeating.maximum {
          let text = "\(repeating.mark ?? "")\(minimum)/\(maximum)"
          throw ExchangeFailure(ExchangePhrase.notRule(text.quoted))
        }
        // Scheduled before a deadline is a window.
        if let due = deadline?.date, let opens = scheduled?.date, opens.local < due.local {
          try setWindow(of: &item, opens: opens, due: due, every: every, zone: zone)
          return
        }
        return try item.setRepeating(every, from: .start, due: repeating.date, zone: zone)
      }
      let rhythm = try Rhythm(parsing: every)
      // The date of a window is when it opens.
      let from =
        last ?? repeating.date.minus(rhythm.every.minimum ?? rhythm.every.maximum, in: zone)
      item.fields[.every] = rhythm.description
      item.fields[.from] = "done"
      let start = repeating.date.isDay ? ItemDate(from.local, isDay: true) : from
      item.fields[.start] = start.text
      if let last {
        let local = last.isDay ? last.local.at(TimeOfDay(hour: 12, minute: 0)) : last.local
        item.lastDone = local.date(in: zone)
      }
      if rhythm.every.minimum == nil { item.pending = repeating.date.due }
    }

    private func setWindow(
      of item: inout TaskItem, opens: ItemDate, due: ItemDate, every: String, zone: TimeZone
    ) throws {
      let maximum = try Period(parsing: every)
      let began = due.minus(maximum, in: zone)
      let days = opens.local.daysSinceEpoch - began.local.daysSinceEpoch
      guard maximum.unit != .hour, days > 0 else {
        try item.setRepeating(every, from: .start, due: due, zone: zone)
        item.fields[.horizon] = LengthText.of(
          due.due.date(in: .gmt).timeIntervalSince(opens.local.date(in: .gmt)))
        return
      }
      let minimum =
        maximum.unit == .week && days % 7 == 0
        ? "\(days / 7)" : maximum.unit == .day ? "\(days)" : "\(days)d"
      try item.setRepeating("\(minimum)-\(every)", from: .start, due: due, zone: zone)
    }

    /// The warning period of a deadline in days or weeks, which is when the task reminds.
    private var warningLead: Lead? { deadline?.warning.flatMap(Lead.init(parsing:)) }

    /// True for a warning period that says no number of days.
    var hasLostWarning: Bool { deadline?.warning != nil && warningLead == nil }
  }
}
