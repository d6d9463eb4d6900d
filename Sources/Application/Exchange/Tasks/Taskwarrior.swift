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
    let parents = Set(records.filter { $0.status == "recurring" }.map(\.uuid))
    var children: [UUID: [Record]] = [:]
    for record in records {
      if let parent = record.parent, parents.contains(parent) {
        children[parent, default: []].append(record)
      }
    }
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
      if let parent = record.parent, parents.contains(parent) { continue }
      do {
        var item = try record.item(
          children: children.removeValue(forKey: record.uuid) ?? [], zone: zone)
        item.completions += history.removeValue(forKey: record.uuid) ?? []
        reading.tasks.append(item)
        reading.leaveOut(record.value.telling, by: .taskwarrior)
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

  private struct Record {
    let index: Int
    let value: JSONValue
    let uuid: UUID
    let name: String
    let status: String
    let (due, end, wait): (Date?, Date?, Date?)
    let parent: UUID?
    /// The task that a completion of Passby belongs to.
    let owner: UUID?

    init(_ value: JSONValue, index: Int) throws {
      self.index = index
      self.value = value
      guard let name = value["description"]?.text, !name.trimmed.isEmpty else {
        throw ExchangeFailure(ExchangePhrase.missing("description"))
      }
      self.name = name
      status = value["status"]?.string ?? "pending"
      uuid =
        value["uuid"]?.string.map { NameUUID.reading($0, of: "taskwarrior") }
        ?? NameUUID.of("taskwarrior", name, value["entry"]?.string ?? "")
      func date(_ key: String) throws -> Date? {
        try value[key]?.text.map { text in
          guard let date = Taskwarrior.date(text) else {
            throw ExchangeFailure(ExchangePhrase.notDate("\(key): \(text)".quoted))
          }
          return date
        }
      }
      (due, end, wait) = (try date("due"), try date("end"), try date("wait"))
      parent = value["parent"]?.string.flatMap(UUID.init(uuidString:))
      owner = value["passby_task"]?.string.flatMap(UUID.init(uuidString:))
    }

    func item(children: [Record], zone: TimeZone) throws -> TaskItem {
      var item = TaskItem(line: index + 1, uuid: uuid, name: name)
      item.created = value["entry"]?.string.flatMap(Taskwarrior.date)
      item.fields[.category] = value["project"]?.text
      switch value["priority"]?.string {
      case "H": item.fields[.priority] = "high"
      case "L": item.fields[.priority] = "low"
      default: break
      }
      let notes =
        value["passby_notes"]?.string
        ?? value["annotations"]?.list?.compactMap { $0["description"]?.text }
        .joined(separator: "\n")
      if let notes, !notes.isEmpty { item.fields[.notes] = notes }
      if let places = value["passby_places"]?.string {
        item.placeNames = places.split(separator: "|").map(String.init)
      } else {
        item.contexts = value["tags"]?.list?.compactMap(\.string) ?? []
        item.unknownContexts = .lost
      }
      let due = due.map { ItemDate($0, in: zone, midnightIsDay: true) }
      let opens = wait.map { ItemDate($0, in: zone, midnightIsDay: true) }
      if status == "completed" {
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
      if let every = value["passby_every"]?.string {
        item.fields[.start] = value["passby_start"]?.string
        item.fields[.at] = value["passby_at"]?.string
        let mode = ResetMode(rawValue: value["passby_from"]?.string ?? "") ?? .done
        try item.setRepeating(every, from: mode, due: due, zone: zone)
      } else if status == "recurring", let recur = value["recur"]?.text {
        guard let every = Taskwarrior.rhythm(recur) else {
          throw ExchangeFailure(ExchangePhrase.notRule("recur: \(recur)".quoted))
        }
        try item.setRepeating(every, from: .start, due: due, zone: zone)
        if let until = value["until"]?.string.flatMap(Taskwarrior.date) {
          item.fields[.end] = ItemDate(until, in: zone, midnightIsDay: true).text
        }
        let open = children.filter { !["completed", "deleted"].contains($0.status) }
        if let next = open.compactMap(\.due).min() {
          item.pending = ItemDate(next, in: zone, midnightIsDay: true).due
        } else {
          item.pending = nil
        }
        item.completions = children.filter { $0.status == "completed" }.compactMap { child in
          child.end.map {
            CompletionItem(
              uuid: NameUUID.of("done", child.uuid.uuidString), time: $0, due: child.due)
          }
        }
      } else {
        item.setOnce(due: due, opens: opens)
      }
      return item
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

  // MARK: Writing

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put("[\n")
    var separator = ""
    for task in contents.tasks {
      var records = [json(of: task)]
      for done in task.completions where done.kind == .done {
        if task.item.isFinished, done.uuid == task.completions.last?.uuid { continue }
        records.append(
          .object(
            [
              ("uuid", .string(done.uuid.uuidString.lowercased())),
              ("status", .string("completed")),
              ("description", .string(task.item.name)), ("entry", .string(text(task.todo.created))),
              ("end", .string(text(done.time))),
              ("passby_task", .string(task.item.uuid.uuidString.lowercased())),
            ] + (done.due.map { [("due", .string(text($0)))] } ?? [])))
      }
      for record in records {
        try put(separator + record.text)
        separator = ",\n"
      }
    }
    try put("\n]\n")
  }

  private static func json(of task: ExchangeContents.ExportedTask) -> JSON {
    let item = task.item
    var members: [(String, JSON)] = [
      ("uuid", .string(item.uuid.uuidString.lowercased())),
      ("status", .string(item.isFinished ? "completed" : "pending")),
      ("description", .string(item.name)), ("entry", .string(text(task.todo.created))),
    ]
    if item.isFinished {
      members.append(("end", .string(text(item.lastDone ?? task.todo.created))))
      if case .once(let due?) = task.todo.rule {
        members.append(("due", .string(text(due.date(in: task.zone)))))
      }
    }
    if let due = task.countdown?.due { members.append(("due", .string(text(due)))) }
    if let opens = task.countdown?.opens, opens < task.countdown?.due ?? .distantFuture {
      members.append(("wait", .string(text(opens))))
    }
    if let category = item.fields[.category] { members.append(("project", .string(category))) }
    switch task.todo.priority {
    case .high: members.append(("priority", .string("H")))
    case .low: members.append(("priority", .string("L")))
    case .normal: break
    }
    if !item.placeNames.isEmpty {
      let tags = item.placeNames.map { name in
        String(name.drop { $0 == "#" }.filter { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      members.append(("tags", .array(tags.filter { !$0.isEmpty }.map { .string($0) })))
      members.append(("passby_places", .string(item.placeNames.joined(separator: "|"))))
    }
    if let notes = item.fields[.notes] {
      let lines = notes.split(whereSeparator: \.isNewline)
      members.append(
        (
          "annotations",
          .array(
            lines.enumerated().map { index, line in
              .object([
                ("entry", .string(text(task.todo.created.addingTimeInterval(Double(index))))),
                ("description", .string(String(line))),
              ])
            })
        ))
      if lines.joined(separator: "\n") != notes { members.append(("passby_notes", .string(notes))) }
    }
    if let every = item.fields[.every], !item.isFinished {
      members.append(("passby_every", .string(every)))
      members.append(("passby_from", .string(item.fields[.from] ?? "done")))
      members.append(("passby_start", .string(item.fields[.start] ?? "")))
      if let at = item.fields[.at] { members.append(("passby_at", .string(at))) }
    }
    return .object(members)
  }
}
