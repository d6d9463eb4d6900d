import Application
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Tasks as lines of todo.txt.
///
/// Source: github.com/todotxt/todo.txt; `due:`, `t:` and `rec:` as Simpletask, topydo and
/// pter write them.
enum TodoTxt {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let text = try PlainText.lines(bytes)
    let zone = options.actionContext.machineZone
    var reading = ExchangeReading()
    var names = NameCounter()
    var done: [UUID: [CompletionItem]] = [:]
    let lines = PlainText.split(text)
    for (index, part) in lines.enumerated() {
      try options.work.read()
      let line = Line(part)
      guard !line.isEmpty else { continue }
      do {
        var item = try line.item(index + 1, &names, zone: zone)
        if line.isDone {
          let time = line.completed.map {
            $0.local.at(TimeOfDay(hour: 12, minute: 0)).date(in: zone)
          }
          let uuid = line["of"].map { _ in item.uuid } ?? NameUUID.of("done", item.uuid.uuidString)
          let completion = CompletionItem(uuid: uuid, time: time ?? options.actionContext.now)
          if let task = line["of"].flatMap(UUID.init(uuidString:)) {
            done[task, default: []].append(completion)
            continue
          }
          item.isFinished = true
          item.lastDone = completion.time
          item.completions = [completion]
        }
        reading.tasks.append(item)
      } catch let problem as ExchangeFailure {
        reading.refuse(line: index + 1, line.name.quoted, problem.phrase)
      } catch let problem as RecurrenceError {
        reading.refuse(line: index + 1, line.name.quoted, problem.phrase)
      }
    }
    for index in reading.tasks.indices {
      guard let past = done.removeValue(forKey: reading.tasks[index].uuid) else { continue }
      reading.tasks[index].completions += past
    }
    reading.lose(.history, done.values.reduce(0) { $0 + $1.count })
    return reading
  }

  private struct Line {
    private(set) var isDone = false
    private(set) var priority: Character?
    private(set) var completed: ItemDate?
    private(set) var created: ItemDate?
    private(set) var words: [String] = []
    private(set) var projects: [String] = []
    private(set) var contexts: [String] = []
    private var values: [String: String] = [:]

    /// The keys that are read; any other `key:value` is a part of the name.
    private static let keys: Set = [
      "due", "t", "rec", "every", "from", "start", "place", "category", "uuid", "of", "name", "pri",
    ]

    init(_ text: Substring) {
      var parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
      if parts.first == "x" {
        isDone = true
        parts.removeFirst()
      }
      if let first = parts.first, first.wholeMatch(of: /\([A-Z]\)/) != nil {
        priority = first.dropFirst().first
        parts.removeFirst()
      }
      if let date = parts.first.flatMap({ ItemDate(day: $0) }) {
        parts.removeFirst()
        created = date
        if isDone, let second = parts.first.flatMap({ ItemDate(day: $0) }) {
          (completed, created) = (date, second)
          parts.removeFirst()
        } else if isDone {
          (completed, created) = (date, nil)
        }
      }
      for part in parts {
        if part.count > 1, part.hasPrefix("+") {
          projects.append(String(part.dropFirst()))
        } else if part.count > 1, part.hasPrefix("@") {
          contexts.append(String(part.dropFirst()))
        } else if let colon = part.firstIndex(of: ":"), Self.keys.contains(String(part[..<colon])),
          part.index(after: colon) < part.endIndex
        {
          values[String(part[..<colon])] = String(part[part.index(after: colon)...])
        } else {
          words.append(part)
        }
      }
      if let letter = self["pri"]?.uppercased().first, priority == nil { priority = letter }
    }

    subscript(key: String) -> String? { values[key] }

    var isEmpty: Bool { words.isEmpty && values.isEmpty && projects.isEmpty && contexts.isEmpty }

    var name: String {
      self["name"]?.removingPercentEncoding ?? words.joined(separator: " ")
    }

    private func date(_ key: String) throws -> ItemDate? {
      try self[key].map { text in
        guard let date = ItemDate(day: text) else {
          throw ExchangeFailure(ExchangePhrase.notDate("\(key):\(text)".quoted))
        }
        return date
      }
    }

    func item(_ line: Int, _ names: inout NameCounter, zone: TimeZone) throws -> TaskItem {
      guard !name.trimmed.isEmpty else {
        throw ExchangeFailure(ExchangePhrase.missing("description"))
      }
      let uuid =
        self["uuid"].map { NameUUID.reading($0, of: "todotxt") }
        ?? names.uuid("todotxt", name, created?.text ?? "")
      var item = TaskItem(line: line, uuid: uuid, name: name)
      item.created = created?.local.date(in: zone)
      if let priority {
        item.fields[.priority] = "A"..."C" ~= priority ? "high" : "low"
      }
      item.fields[.category] = self["category"]?.removingPercentEncoding ?? projects.first
      if let place = self["place"]?.removingPercentEncoding {
        item.placeNames = [place]
      } else {
        item.contexts = contexts
      }
      let (due, opens) = (try date("due"), try date("t"))
      if let start = try date("start") { item.fields[.start] = start.text }
      guard !isDone, let rule = try rule() else {
        if isDone { item.fields[.start] = nil }
        item.setOnce(due: due, opens: opens)
        return item
      }
      try item.setRepeating(rule.every, from: rule.mode, due: due, zone: zone)
      if item.fields[.start] == nil, let opens, due == nil {
        item.fields[.start] = opens.text
      } else if let due, let opens, self["every"]?.contains("-") != true, opens.local <= due.local {
        let days = due.local.daysSinceEpoch - opens.local.daysSinceEpoch
        if days != 1 {
          item.fields[.horizon] = days == 0 ? "0" : LengthText.of(Double(days) * 86_400)
        }
      }
      return item
    }

    private func rule() throws -> (every: String, mode: ResetMode)? {
      let own = self["every"]?.replacing("_", with: " ")
      guard let text = self["rec"] else {
        return own.map { ($0, ResetMode(rawValue: self["from"] ?? "") ?? .done) }
      }
      let isFixed = text.hasPrefix("+")
      let period = isFixed ? text.dropFirst() : text[...]
      guard let unit = period.last, let count = Int(period.dropLast()), count > 0 else {
        throw ExchangeFailure(ExchangePhrase.notRule("rec:\(text)".quoted))
      }
      guard unit != "b" else { throw ExchangeFailure(ExchangePhrase.businessDays) }
      guard let symbol = ["d": "d", "w": "w", "m": "mo", "y": "y"][unit] else {
        throw ExchangeFailure(ExchangePhrase.notRule("rec:\(text)".quoted))
      }
      return (own ?? "\(count)\(symbol)", isFixed ? .start : .done)
    }
  }

  // MARK: Writing

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    for task in contents.tasks {
      if !task.item.isFinished { try put(line(of: task) + "\n") }
      for done in task.completions where done.kind == .done {
        let isLast = task.item.isFinished && done.uuid == task.completions.last?.uuid
        try put(doneLine(done, of: task, isItself: isLast) + "\n")
      }
      if task.item.isFinished, task.completions.isEmpty {
        try put(line(of: task) + "\n")
      }
    }
  }

  private static func day(_ date: Date, in zone: TimeZone) -> String {
    LocalDateTime(date, in: zone).dateText
  }

  private static func line(of task: ExchangeContents.ExportedTask) -> String {
    let (item, zone) = (task.item, task.zone)
    var parts: [String] = []
    if item.isFinished {
      parts += ["x", day(item.lastDone ?? task.todo.created, in: zone)]
    } else if task.todo.priority != .normal {
      parts.append(task.todo.priority == .high ? "(A)" : "(D)")
    }
    parts.append(day(task.todo.created, in: zone))
    parts += tail(of: task)
    if let due = task.due { parts.append("due:\(due.dateText)") }
    if case .repeating(let cadence) = task.todo.rule, !item.isFinished {
      let period = cadence.every.maximum
      let unit: [Period.Unit: String] = [.day: "d", .week: "w", .month: "m", .year: "y"]
      let horizon = task.todo.horizonSeconds != Todo.defaultHorizonSeconds
      if cadence.every.minimum != nil || horizon, let opens = task.opens {
        parts.append("t:\(opens.dateText)")
      }
      if let symbol = unit[period.unit] {
        parts.append("rec:\(cadence.from == .start ? "+" : "")\(period.count)\(symbol)")
      }
      if cadence.every.minimum != nil || cadence.days != nil || period.unit == .hour {
        parts.append("every:\(cadence.rhythm.description.replacing(" ", with: "_"))")
      }
      if unit[period.unit] == nil { parts.append("from:\(cadence.from.rawValue)") }
      if cadence.from == .start || cadence.days != nil {
        parts.append("start:\(cadence.start.dateText)")
      }
    } else if task.todo.horizonSeconds != Todo.defaultHorizonSeconds, let opens = task.opens {
      parts.append("t:\(opens.dateText)")
    }
    parts.append("uuid:\(item.uuid.uuidString.lowercased())")
    return parts.joined(separator: " ")
  }

  /// The name, the category and the place.
  private static func tail(of task: ExchangeContents.ExportedTask) -> [String] {
    let name = task.item.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var parts = [name]
    let read = Line("x 2000-01-01 2000-01-01 \(name)"[...])
    if read.name != name || ItemDate(day: name.prefix { $0 != " " }) != nil {
      parts = ["name:\(task.item.name.percentEncoded)"]
    }
    if let category = task.item.fields[.category] {
      parts.append("+" + category.filter { !$0.isWhitespace })
      if category.contains(where: \.isWhitespace) {
        parts.append("category:\(category.percentEncoded)")
      }
    }
    if let place = task.item.placeNames.first {
      let word = place.drop { $0 == "#" }.filter { !$0.isWhitespace }
      parts.append("@" + word)
      if place.contains(where: \.isWhitespace) || place.hasPrefix("#") {
        parts.append("place:\(place.percentEncoded)")
      }
    }
    return parts
  }

  private static func doneLine(
    _ done: Completion, of task: ExchangeContents.ExportedTask, isItself: Bool
  ) -> String {
    let dates = [day(done.time, in: task.zone), day(task.todo.created, in: task.zone)]
    let ids =
      isItself
      ? ["uuid:\(task.item.uuid.uuidString.lowercased())"]
      : [
        "uuid:\(done.uuid.uuidString.lowercased())",
        "of:\(task.item.uuid.uuidString.lowercased())",
      ]
    return (["x"] + dates + tail(of: task) + ids).joined(separator: " ")
  }
}
