import Application
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Tasks as `task export` writes them and `task import` reads them.
///
/// Source: Taskwarrior 2.6, JSON format (rfc32) and its durations (Duration.cpp).
enum Taskwarrior {
  /// The name of the format, before the records that are kept.
  static let format = "taskwarrior"

  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var reading = ExchangeReading()
    let zone = options.actionContext.machineZone
    var records: [Record] = []
    for (index, value) in try values(bytes).enumerated() {
      try options.work.read()
      do {
        records.append(try Record(value, index: index))
      } catch let problem as ExchangeFailure {
        let name = value["description"]?.string?.quoted ?? "[\(index)]"
        reading.refuse(line: index + 1, name, problem.phrase)
      }
    }
    let families = Families(records)
    let own = Set(records.filter { $0.owner == nil }.map(\.uuid))
    var history: [UUID: [CompletionItem]] = [:]
    for record in records {
      guard let owner = record.owner, own.contains(owner), let end = record.end else { continue }
      history[owner, default: []].append(
        CompletionItem(uuid: record.uuid, time: end, due: record.due))
    }
    for record in records {
      try options.work.read()
      guard record.status != "deleted" else {
        reading.lose(.deleted)
        continue
      }
      if let owner = record.owner, own.contains(owner) { continue }
      guard families.isHead(record) else { continue }
      do {
        let children = families.children(of: record)
        var item = try record.item(children: children, zone: zone)
        item.completions += history.removeValue(forKey: record.uuid) ?? []
        let others = children.filter { $0.uuid != record.uuid }
        // The latest ones that are done were perhaps done here.
        let ended = others.filter { $0.status == "completed" && $0.due != nil }
          .sorted { ($0.due ?? .distantPast) > ($1.due ?? .distantPast) }.prefix(20)
        let kept = [record] + others.filter(\.isOpen) + ended
        item.source = "\(format)\n[\(kept.map(\.kept).joined(separator: ","))]"
        let isEnding = record.until != nil && item.fields[.every] == nil
        reading.leaveOut(
          record.value.telling + (isEnding ? ["until without recur"] : []), by: .taskwarrior)
        reading.tasks.append(item)
      } catch let problem as ExchangeFailure {
        reading.refuse(line: record.index + 1, record.name.quoted, problem.phrase)
      } catch let problem as RecurrenceError {
        reading.refuse(line: record.index + 1, record.name.quoted, problem.phrase)
      }
    }
    return reading
  }

  /// Returns the elements of a list, or the objects of lines as older versions write them.
  private static func values(_ bytes: ArraySlice<UInt8>) throws -> [JSONValue] {
    if bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "[") {
      return try JSONValue.document(bytes).list ?? []
    }
    var values: [JSONValue] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.drop { [0x20, 0x09].contains($0) }.reversed()
        .drop { [0x20, 0x09, 0x0D, UInt8(ascii: ",")].contains($0) }.reversed()
      guard !text.isEmpty else { continue }
      do {
        values.append(try JSONValue.document(Array(text)[...]))
      } catch {
        throw ExchangeFailure(line: index + 1, error.phrase)
      }
    }
    return values
  }

  /// The records that belong together: a template and its children, or children alone.
  private struct Families {
    private var heads: [UUID: Int] = [:]
    private var children: [UUID: [Record]] = [:]

    init(_ records: [Record]) {
      for record in records {
        if record.status == "recurring", heads[record.uuid] == nil {
          heads[record.uuid] = record.index
        }
        if let parent = record.parent { children[parent, default: []].append(record) }
      }
      // Where the template is not in the file, the first child that is open stands for it.
      for (parent, children) in children where heads[parent] == nil {
        heads[parent] =
          children.filter { $0.isOpen && $0.recur != nil && $0.due != nil }
          .min { ($0.due ?? .distantPast) < ($1.due ?? .distantPast) }?.index
      }
    }

    /// True for a record that is a task of its own.
    func isHead(_ record: Record) -> Bool {
      record.parent.flatMap { heads[$0] }.map { $0 == record.index } ?? true
    }

    /// Returns the children of a record, of the first one where several have the same id.
    func children(of record: Record) -> [Record] {
      let family = record.status == "recurring" ? record.uuid : record.parent ?? record.uuid
      return heads[family] == record.index ? children[family] ?? [] : []
    }
  }

  /// A record with what its attributes mean.
  struct Record {
    let index: Int
    let value: JSONValue
    let uuid: UUID
    let name: String
    let status: String
    let (due, end, wait, scheduled, until): (Date?, Date?, Date?, Date?, Date?)
    let parent: UUID?
    /// The task that a completion of Passby belongs to.
    let owner: UUID?
    private let notes: String?

    private static let statuses = ["pending", "waiting", "completed", "deleted", "recurring"]

    init(_ value: JSONValue, index: Int) throws {
      self.index = index
      self.value = value
      guard let name = value["description"]?.text, !name.trimmed.isEmpty else {
        throw ExchangeFailure(ExchangePhrase.missing("description"))
      }
      self.name = name
      status = value["status"].map { $0.text ?? $0.slice.text } ?? "pending"
      guard Self.statuses.contains(status) else {
        throw ExchangeFailure(
          ExchangePhrase.notStatus("status: \(status)".quoted, known: Self.statuses))
      }
      uuid =
        value["uuid"]?.string.map { NameUUID.reading($0, of: "taskwarrior") }
        ?? NameUUID.of("taskwarrior", name, value["entry"]?.string ?? "")
      func date(_ key: String) throws -> Date? {
        try value[key].map { value in
          let text = value.text ?? value.slice.text
          guard let date = Taskwarrior.date(text) else {
            throw ExchangeFailure(ExchangePhrase.notDate("\(key): \(text)".quoted))
          }
          return date
        }
      }
      (due, end, wait) = (try date("due"), try date("end"), try date("wait"))
      (scheduled, until) = (try date("scheduled"), try date("until"))
      parent = value["parent"]?.string.flatMap(UUID.init(uuidString:))
      owner = value["passby_task"]?.string.flatMap(UUID.init(uuidString:))
      let lines = try value["annotations"].map { annotations in
        guard let list = annotations.list, list.allSatisfy(\.isObject) else {
          let entry = "{\"entry\": …, \"description\": …}"
          throw ExchangeFailure(ExchangePhrase.notList("annotations", of: entry))
        }
        return list.compactMap { $0["description"]?.text }.joined(separator: "\n")
      }
      notes = value["passby_notes"]?.string ?? lines
    }

    /// True unless it is done or deleted.
    var isOpen: Bool { status != "completed" && status != "deleted" }

    var recur: String? { value["recur"]?.text }

    /// The attributes that Taskwarrior counts again by itself.
    static let counted: Set = ["id", "urgency", "modified"]

    /// The record without them.
    var kept: String {
      let members = value.slice.members ?? []
      return "{"
        + members.filter { !Self.counted.contains($0.name.string() ?? "") }
        .map { "\($0.name.text):\($0.value.text)" }.joined(separator: ",") + "}"
    }

    func item(children: [Record], zone: TimeZone) throws -> TaskItem {
      let isRepeating = isOpen && (recur != nil || value["passby_every"] != nil)
      // A child alone stands for its template.
      let alone = isRepeating && recur != nil && status != "recurring" ? parent : nil
      let own = value["passby_uuid"]?.string.flatMap(UUID.init(uuidString:))
      var item = TaskItem(line: index + 1, uuid: own ?? alone ?? uuid, name: name)
      item.created = value["entry"]?.string.flatMap(Taskwarrior.date)
      item.modified = value["modified"]?.string.flatMap(Taskwarrior.date)
      item.fields[.category] = value["project"]?.text
      switch value["priority"]?.string {
      case "H": item.fields[.priority] = "high"
      case "L": item.fields[.priority] = "low"
      default: break
      }
      if let notes, !notes.isEmpty { item.fields[.notes] = notes }
      item.placeNames = value["passby_places"]?.string?.split(separator: "|").map(String.init) ?? []
      let places = Set(item.placeNames.map(Taskwarrior.folded))
      let tags = value["tags"].map { tags in
        tags.list?.compactMap(\.string)
          ?? tags.string?.split { $0 == "," || $0 == " " }.map(String.init) ?? []
      }
      item.contexts = tags?.filter { !places.contains(Taskwarrior.folded($0)) } ?? []
      item.unknownContexts = .notes
      let isDay = value["passby_start"]?.string.map { !$0.isEmpty && !$0.contains("T") } ?? false
      func local(_ date: Date) -> ItemDate {
        isDay && isRepeating
          ? ItemDate(LocalDateTime(date, in: zone), isDay: true)
          : ItemDate(date, in: zone, midnightIsDay: true)
      }
      let due = due.map(local)
      let opens = [wait, scheduled].compactMap(\.self).max()
        .map { ItemDate($0, in: zone, midnightIsDay: true) }
      guard isOpen else {
        item.isFinished = true
        item.lastDone = end
        item.setOnce(due: due, opens: opens)
        if let end {
          item.completions = [
            CompletionItem(
              uuid: NameUUID.of("done", uuid.uuidString), time: end, due: self.due)
          ]
        }
        return item
      }
      guard isRepeating else {
        item.setOnce(due: due, opens: opens)
        if due == nil { item.hidden = opens?.local }
        return item
      }
      if let every = value["passby_every"]?.string {
        for field in [RequestField.start, .first, .end, .at] {
          item.fields[field] = value["passby_\(field.rawValue)"]?.string
        }
        let mode = ResetMode(rawValue: value["passby_from"]?.string ?? "") ?? .done
        try item.setRepeating(every, from: mode, due: due, zone: zone)
      } else {
        guard let recur, let every = Taskwarrior.rhythm(recur) else {
          throw ExchangeFailure(ExchangePhrase.notRule("recur: \(recur ?? "")".quoted))
        }
        try item.setRepeating(every, from: .start, due: due, zone: zone)
        // An instant, up to which a date may be due; days are those of its wall clock.
        item.fields[.end] = until.map { LocalDateTime($0, in: zone) }
          .map { due?.isDay == true ? $0.dateText : $0.description }
      }
      // A window says itself when it opens.
      if let due, let opens, item.fields[.every]?.contains("-") != true {
        item.setOpening(opens, due: due)
      }
      guard recur != nil, let due else { return item }
      item.pending = try pending(children, zone: zone).map(local)?.due
      if status != "recurring", item.pending == nil { item.pending = due.due }
      item.completions = children.filter { $0.status == "completed" }.compactMap { child in
        child.end.map {
          CompletionItem(
            uuid: child.uuid, time: $0, due: child.due,
            source: "\(format)\n\(child.kept)")
        }
      }
      return item
    }

    /// Returns when the occurrence that is to be done next is due: that of the first open child,
    /// else the one after the last that was done or left out; `nil` where none was yet.
    private func pending(_ children: [Record], zone: TimeZone) throws -> Date? {
      if let next = children.filter(\.isOpen).compactMap(\.due).min() { return next }
      guard let recur, let every = Taskwarrior.rhythm(recur) else { return nil }
      let rhythm = try Rhythm(parsing: every)
      func next(after date: Date) -> Date {
        var local = LocalDateTime(date, in: zone)
        repeat {
          local =
            rhythm.days == nil
            ? local.after(rhythm.every.maximum, in: zone) : local.addingDays(1)
        } while rhythm.days != nil && local.daysSinceSunday % 6 == 0
        return local.date(in: zone)
      }
      if let last = children.compactMap(\.due).max() { return next(after: last) }
      guard var date = due, let mask = value["mask"]?.string, !mask.isEmpty else { return nil }
      let ended = mask.prefix { $0 != "-" && $0 != "W" }.count
      for _ in 0..<min(ended, 10_000) { date = next(after: date) }
      return date
    }
  }

  /// Reads `20260115T090000Z`, and ISO 8601 with dashes and colons.
  static func date(_ text: String) -> Date? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    guard digits.count == 14, text.hasSuffix("Z"),
      let local = try? LocalDateTime(
        year: Int(digits.prefix(4)) ?? 0, month: Int(digits.dropFirst(4).prefix(2)) ?? 0,
        day: Int(digits.dropFirst(6).prefix(2)) ?? 0,
        hour: Int(digits.dropFirst(8).prefix(2)) ?? 99,
        minute: Int(digits.dropFirst(10).prefix(2)) ?? 99,
        second: Int(digits.dropFirst(12)) ?? 99)
    else { return nil }
    return local.date(in: .gmt)
  }

  /// Writes `20260115T090000Z`.
  static func text(_ date: Date) -> String {
    LocalDateTime(date, in: .gmt).description.filter { $0 != "-" && $0 != ":" } + "Z"
  }

  /// A place or a tag as tags are compared: by letters and digits.
  static func folded(_ name: String) -> FoldedText {
    FoldedText(name.filter { $0.isLetter || $0.isNumber })
  }

  private static let words: [String: String] = [
    "daily": "1d", "day": "1d", "weekdays": "weekday", "weekly": "1w", "sennight": "1w",
    "biweekly": "2w", "fortnight": "2w", "monthly": "1mo", "bimonthly": "2mo",
    "quarterly": "3mo", "semiannual": "6mo", "yearly": "1y", "annual": "1y", "biannual": "2y",
    "biyearly": "2y", "hourly": "1h", "week": "1w", "month": "1mo", "quarter": "3mo",
    "year": "1y", "hour": "1h",
  ]

  /// Returns the rhythm of a duration; `nil` for one that cannot be said.
  static func rhythm(_ recur: String) -> String? {
    let text = recur.lowercased()
    if let word = words[text] { return word }
    if text.hasPrefix("p") {
      guard let match = text.wholeMatch(of: /p(?:(\d+)([ymwd])|t(\d+)h)/) else { return nil }
      if let hours = match.3 { return "\(hours)h" }
      let unit = ["y": "y", "m": "mo", "w": "w", "d": "d"][match.2.map(String.init) ?? ""] ?? "d"
      return "\(match.1 ?? "1")\(unit)"
    }
    guard let match = text.wholeMatch(of: /(\d+)\s*([a-z]+)/), let count = Int(match.1) else {
      return nil
    }
    switch match.2 {
    case "d", "day", "days": return "\(count)d"
    case "w", "wk", "wks", "week", "weeks": return "\(count)w"
    case "mo", "mth", "mths", "mnths", "mos", "month", "months", "m": return "\(count)mo"
    case "q", "qtr", "qtrs", "qrtrs", "quarter", "quarters": return "\(count * 3)mo"
    case "y", "yr", "yrs", "year", "years": return "\(count)y"
    case "h", "hr", "hrs", "hour", "hours": return "\(count)h"
    default: return nil
    }
  }
}
