import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Text

/// Tasks as headings of org files.
///
/// Source: the Org manual, 5 (TODO items), 8.1 to 8.3 (timestamps, repeated tasks), 8.5 (effort);
/// org-habit for `.+2d/4d`.
enum Org {
  private static let usualOpen: Set = [
    "TODO", "NEXT", "WAIT", "WAITING", "HOLD", "STARTED", "SOMEDAY", "DOING", "PROJ", "STRT",
  ]
  private static let usualDone: Set = ["DONE", "CANCELLED", "CANCELED", "KILL"]
  /// The beginnings of words for what was given up: an end, but no completion.
  private static let dropped = ["CANCEL", "KILL"]

  /// True for a text with a heading that has a keyword, or a timestamp with a repeater.
  static func isLikely(_ head: String) -> Bool {
    for line in head.split(whereSeparator: \.isNewline) {
      if let heading = heading(line)?.text {
        let word = String(heading.prefix { $0 != " " })
        if usualOpen.contains(word) || usualDone.contains(word) { return true }
      }
      if OrgStamp.repeats(in: line) { return true }
    }
    return false
  }

  /// Returns the number of stars of a heading and its text; `nil` for any other line.
  private static func heading(_ line: Substring) -> (level: Int, text: Substring)? {
    guard line.first == "*" else { return nil }
    let rest = line.drop { $0 == "*" }
    guard rest.first?.isWhitespace == true else { return nil }
    return (line.count - rest.count, rest.drop(while: \.isWhitespace))
  }

  /// Returns the words of a line that names keywords, with the bar between open and done ones;
  /// `nil` for any other line.
  private static func keywords(_ line: Substring) -> [String]? {
    guard line.first == "#",
      let match = line.prefixMatch(of: /#\+(?:TODO|SEQ_TODO|TYP_TODO):(.*)/.ignoresCase())
    else { return nil }
    return match.1.split(whereSeparator: \.isWhitespace).map { String($0.prefix { $0 != "(" }) }
  }

  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let text = try PlainText.lines(bytes)
    let zone = options.actionContext.machineZone
    var reading = ExchangeReading()
    var entries: [Entry] = []
    let lines = PlainText.split(text)
    var (open, done) = (usualOpen, usualDone)
    for words in lines.compactMap(keywords) {
      let bar = words.firstIndex(of: "|") ?? max(0, words.count - 1)
      open.formUnion(words[..<bar])
      done.formUnion(words[bar...].filter { $0 != "|" })
    }
    for (index, line) in lines.enumerated() {
      try options.work.read()
      if let (level, text) = heading(line) {
        entries.append(
          Entry(String(text), level: level, line: index + 1, open: open, done: done))
      } else if !entries.isEmpty, keywords(line) == nil {
        entries[entries.count - 1].add(String(line), line: index + 1)
      }
    }
    var names = NameCounter()
    // The headings above the present one, the innermost last.
    var above: [(level: Int, isTask: Bool)] = []
    for entry in entries {
      try options.work.read()
      while let last = above.last, last.level >= entry.level { above.removeLast() }
      if entry.isTask, above.contains(where: \.isTask) { reading.lose(.subtask) }
      above.append((entry.level, entry.isTask))
      guard entry.isTask else {
        reading.lose(.notTask)
        continue
      }
      do {
        if entry.hasBacklog { reading.lose(.backlog) }
        if entry.hasLostEffort { reading.lose(.left(.estimate, field: "EFFORT", of: .task)) }
        if entry.hasLostWarning { reading.lose(.field(RequestField.remind.rawValue)) }
        reading.tasks.append(try entry.item(&names, zone: zone))
        reading.leaveOut(entry.parts, by: .org)
      } catch let problem as ExchangeFailure {
        reading.refuse(
          line: problem.line ?? entry.line, entry.title.quoted, problem.phrase)
      } catch let problem as RecurrenceError {
        reading.refuse(line: entry.line, entry.title.quoted, problem.phrase)
      }
    }
    return reading
  }

  /// True if a name alone in a heading is read as that name, and not in part as a priority, tags
  /// or a date.
  static func isPlain(_ name: String) -> Bool {
    Entry("TODO \(name)", level: 1, line: 1, open: usualOpen, done: usualDone).title == name
  }

  private struct Entry {
    let level: Int
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
    /// The words for done in this file.
    private let doneWords: Set<String>
    private var doneTexts: [ItemDate] = []
    /// The fault of a date, which counts where the heading is a task.
    private var failure: ExchangeFailure?
    private var body: [String] = []
    private var drawer: String?
    /// The names of what stands below the heading besides its text.
    private(set) var parts: Set<String> = []

    init(_ heading: String, level: Int, line: Int, open: Set<String>, done: Set<String>) {
      (self.level, self.line, doneWords) = (level, line, done)
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
        plain = self.stamp(stamp, line: line)
        if plain?.every != nil || keyword != nil {
          title = [title[..<stamp.startIndex], title[stamp.endIndex...]]
            .map { String($0).trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
        }
      }
    }

    /// Reads a timestamp, and remembers what is wrong with it.
    private mutating func stamp(_ text: Substring, line: Int) -> OrgStamp? {
      do {
        return try OrgStamp(text)
      } catch {
        failure = failure ?? ExchangeFailure(line: line, error.phrase)
        return nil
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

    mutating func add(_ line: String, line number: Int) {
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
        switch keyword {
        case .scheduled: scheduled = self.stamp(stamp, line: number)
        case .deadline: deadline = self.stamp(stamp, line: number)
        case .closed: break
        }
      }
      if text.hasPrefix("CLOCK:") { parts.insert("CLOCK") }
      guard !isPlanning, !addState(text), !text.hasPrefix("CLOCK:") else { return }
      if plain == nil, scheduled == nil, deadline == nil, OrgStamp.isOnly(text[...]) {
        plain = stamp(text[...], line: number)
        return
      }
      body.append(line.hasPrefix("  ") ? String(line.dropFirst(2)) : line)
    }

    /// Takes a line of the logbook; returns false for any other.
    @discardableResult
    private mutating func addState(_ text: String) -> Bool {
      guard text.hasPrefix("- State"), let match = text.prefixMatch(of: /- State\s+"([^"]+)"/),
        let found = OrgStamp.first(in: text[match.range.upperBound...], open: "[")
      else { return false }
      if doneWords.contains(String(match.1)), !Org.dropped.contains(where: match.1.hasPrefix),
        let date = (try? OrgStamp(found))?.date
      {
        doneTexts.append(date)
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
      if let failure { throw failure }
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
      item.fields[.duration] = (effort ?? stamps.compactMap(\.minutes).first).map { "\($0)min" }
      item.created = properties["CREATED"].flatMap(Self.logged)?.moment(in: zone)
      let notes = body.joined(separator: "\n").trimmed
      if !notes.isEmpty { item.fields[.notes] = notes }
      item.completions = doneTexts.map { date in
        CompletionItem(
          uuid: NameUUID.of("org", uuid.uuidString, date.text), time: date.moment(in: zone))
      }
      item.places = try positions()
      for (key, value) in properties where key.hasPrefix("PASSBY_") {
        let name = key.dropFirst("PASSBY_".count).lowercased()
        if name == "places" {
          item.placeNames = value.split(separator: "|").map { String($0).trimmed }
            .filter { name in !item.places.contains { $0.name == name } }
        } else if let field = RequestField(rawValue: name), field != .name {
          item.fields[field] =
            field == .item
            ? value.replacing("%0A", with: "\n").replacing("%25", with: "%") : value
        }
      }
      if properties["PASSBY_PLACES"] == nil {
        item.contexts = tags
        item.unknownContexts = .lost
        item.placeNames = properties["LOCATION"].map { [$0] } ?? []
      }
      try setDates(of: &item, zone: zone)
      return item
    }

    /// The effort in minutes: `0:30`, `45min`.
    private var effort: Int? {
      guard let match = properties["EFFORT"]?.wholeMatch(of: /(?:(\d{1,2}):)?(\d{1,3})\s*(?:min)?/),
        let minutes = Int(match.2), match.1 != nil || properties["EFFORT"]?.last == "n"
      else { return nil }
      let length = (match.1.flatMap { Int($0) } ?? 0) * 60 + minutes
      return (1...1440).contains(length) ? length : nil
    }

    var hasLostEffort: Bool { properties["EFFORT"] != nil && effort == nil }

    /// Returns the date of an inactive timestamp, or of an active one.
    private static func logged(_ text: String) -> ItemDate? {
      let stamp = text.drop { $0 != "[" && $0 != "<" }
      return (try? OrgStamp(stamp))?.date
    }

    /// The places with their positions, as they are written here.
    private func positions() throws -> [PlaceItem] {
      try (properties["PASSBY_POSITIONS"] ?? "").split(separator: "|").map { text in
        let parts = text.split(separator: ",", maxSplits: 4).map { String($0).trimmed }
        guard parts.count == 5, let north = Double(parts[0]), let east = Double(parts[1]),
          let center = try? Coordinate(latitude: north, longitude: east)
        else {
          throw ExchangeFailure(ExchangePhrase.notCoordinate(String(text).quoted))
        }
        return PlaceItem(
          line: line, uuid: NameUUID.reading(parts[3], of: "org"),
          name: parts[4].removingPercentEncoding ?? parts[4], center: center,
          radiusMeters: Double(parts[2]))
      }
    }

    private func setDates(of item: inout TaskItem, zone: TimeZone) throws {
      let last = properties["LAST_REPEAT"].flatMap(Self.logged)
      // Exports of versions up to 0.2.0 have the horizon there.
      if item.fields[.remind] == nil, item.fields[.horizon] == nil, let lead = warningLead {
        item.fields[.remind] = lead.description
      }
      let stamp = deadline ?? scheduled ?? plain
      if let every = item.fields[.every] {
        let mode = ResetMode(rawValue: item.fields[.from] ?? "") ?? .done
        let isWindow = (try? Rhythm(parsing: every))?.every.minimum != nil
        item.fields[.every] = nil
        return try item.setRepeating(
          every, from: mode, due: deadline == nil && isWindow ? nil : stamp?.due, zone: zone)
      }
      guard let repeating = stamps.first(where: { $0.every != nil }), let every = repeating.every
      else {
        // Scheduled before a deadline is when it opens.
        return item.setOnce(
          due: stamp?.due, opens: (deadline == nil ? nil : scheduled?.date) ?? stamp?.opens)
      }
      guard repeating.mark == ".+", let date = repeating.date else {
        if let minimum = repeating.minimum, let maximum = repeating.maximum {
          let text = "\(repeating.mark ?? "")\(minimum)/\(maximum)"
          throw ExchangeFailure(ExchangePhrase.notRule(text.quoted))
        }
        // Scheduled before a deadline is a window.
        if let due = deadline?.due, let opens = scheduled?.date, opens.local < due.local {
          return try setWindow(of: &item, opens: opens, due: due, every: every, zone: zone)
        }
        try item.setRepeating(every, from: .start, due: repeating.due, zone: zone)
        if let opens = repeating.opens, let due = repeating.due {
          item.setOpening(opens, due: due)
        }
        return
      }
      let rhythm = try Rhythm(parsing: every)
      // The date of a window is when it opens.
      let from = last ?? date.minus(rhythm.every.minimum ?? rhythm.every.maximum, in: zone)
      item.fields[.every] = rhythm.description
      item.fields[.from] = "done"
      let start = date.isDay ? ItemDate(from.local, isDay: true) : from
      item.fields[.start] = start.text
      item.lastDone = last?.moment(in: zone)
      if rhythm.every.minimum == nil { item.pending = date.due }
    }

    private func setWindow(
      of item: inout TaskItem, opens: ItemDate, due: ItemDate, every: String, zone: TimeZone
    ) throws {
      // A deadline with days, or with a window of hours, has no window here.
      guard let maximum = try? Period(parsing: every), maximum.unit != .hour,
        case let days = opens.local.daysSinceEpoch
          - due.minus(maximum, in: zone).local.daysSinceEpoch, days > 0
      else {
        try item.setRepeating(every, from: .start, due: due, zone: zone)
        return item.setOpening(opens, due: due)
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
