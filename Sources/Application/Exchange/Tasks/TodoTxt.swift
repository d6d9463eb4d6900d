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
  /// The name of the format, before the text of a line that is kept.
  static let format = "todotxt"

  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let text = try PlainText.lines(bytes)
    let zone = options.actionContext.machineZone
    var reading = ExchangeReading()
    var names = NameCounter()
    var done: [(task: UUID, completion: CompletionItem)] = []
    // The empty lines before a line belong to it, and those at the end to the last one.
    var blank = ""
    var isLastOwn = false
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, part) in lines.enumerated() {
      try options.work.read()
      let raw = String(Substring(part)) + (index + 1 < lines.count ? "\n" : "")
      let line = Line(Substring(part))
      guard !line.isEmpty else {
        blank += raw
        continue
      }
      let source = "\(format)\n\(blank)\(raw)"
      blank = ""
      do {
        var item = try line.item(index + 1, &names, zone: zone)
        item.source = source.contains("\0") ? nil : source
        isLastOwn = false
        if line.isDone {
          let time = line.completed.map {
            $0.local.at(TimeOfDay(hour: 12, minute: 0)).date(in: zone)
          }
          let uuid = line["of"].map { _ in item.uuid } ?? NameUUID.of("done", item.uuid.uuidString)
          var completion = CompletionItem(uuid: uuid, time: time ?? options.actionContext.now)
          if let task = line["of"].flatMap(UUID.init(uuidString:)) {
            completion.source = item.source
            done.append((task, completion))
            isLastOwn = true
            continue
          }
          item.isFinished = true
          item.lastDone = completion.time
          item.completions = [completion]
        }
        line.countLosses(in: &reading)
        reading.tasks.append(item)
      } catch let problem as ExchangeFailure {
        reading.refuse(line: index + 1, line.name.quoted, problem.phrase)
      } catch let problem as RecurrenceError {
        reading.refuse(line: index + 1, line.name.quoted, problem.phrase)
      }
    }
    if isLastOwn {
      done[done.count - 1].completion.source?.append(blank)
    } else if !reading.tasks.isEmpty {
      reading.tasks[reading.tasks.count - 1].source?.append(blank)
    }
    var past = Dictionary(grouping: done, by: \.task).mapValues { $0.map(\.completion) }
    // A program that repeats a line leaves what was done beside it, with the same id.
    let open = Set(reading.tasks.lazy.filter { !$0.isFinished }.map(\.uuid))
    for item in reading.tasks where item.isFinished && open.contains(item.uuid) {
      past[item.uuid, default: []] += item.completions.map { completion in
        let time = "\(completion.time.timeIntervalSince1970)"
        return CompletionItem(
          uuid: NameUUID.of("done", item.uuid.uuidString, time), time: completion.time,
          source: item.source)
      }
    }
    reading.tasks.removeAll { $0.isFinished && open.contains($0.uuid) }
    for index in reading.tasks.indices {
      guard let mine = past.removeValue(forKey: reading.tasks[index].uuid) else { continue }
      reading.tasks[index].completions += mine
    }
    reading.lose(.history, past.values.reduce(0) { $0 + $1.count })
    return reading
  }

  /// A line, with what its words mean.
  struct Line {
    private(set) var isDone = false
    private(set) var priority: Character?
    private(set) var completed: ItemDate?
    private(set) var created: ItemDate?
    private(set) var projects: [String] = []
    private(set) var contexts: [String] = []
    /// All words behind the dates.
    private let text: String
    private var words: [String] = []
    private var values: [String: String] = [:]

    /// The keys that may be read; any other `key:value` is a part of the name.
    private static let keys: Set = [
      "due", "t", "rec", "every", "from", "start", "place", "category", "uuid", "of", "name", "pri",
    ]

    init(_ line: Substring) {
      var parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
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
      text = parts.joined(separator: " ")
      var pairs: [Int: String] = [:]
      var plain = 0
      for (index, part) in parts.enumerated() {
        if part.count > 1, part.hasPrefix("+") {
          projects.append(String(part.dropFirst()))
        } else if part.count > 1, part.hasPrefix("@") {
          contexts.append(String(part.dropFirst()))
        } else if let colon = part.firstIndex(of: ":"), Self.keys.contains(String(part[..<colon])),
          part.index(after: colon) < part.endIndex, values[String(part[..<colon])] == nil
        {
          pairs[index] = String(part[..<colon])
          values[String(part[..<colon])] = String(part[part.index(after: colon)...])
        } else {
          plain += 1
        }
      }
      values = values.filter { isOwn($0, $1, isAlone: plain == 0) }
      for (index, part) in parts.enumerated() {
        let isTagged = part.count > 1 && (part.hasPrefix("+") || part.hasPrefix("@"))
        if !isTagged, pairs[index].flatMap({ values[$0] }) == nil { words.append(part) }
      }
      if let letter = self["pri"]?.uppercased().first, priority == nil { priority = letter }
    }

    /// True for a value that this format gives its key, or that Passby could have written; a key of
    /// another program may look the same.
    private func isOwn(_ key: String, _ value: String, isAlone: Bool) -> Bool {
      /// True if a word with a mark stands for a name that needs more than it.
      func stands(for name: String?, among marked: [String]) -> Bool {
        guard let name, name.percentEncoded == value,
          name.contains(where: \.isWhitespace) || name.hasPrefix("#")
        else { return false }
        return marked.contains(TodoTxt.word(name))
      }
      let rule = values["rec"] != nil || values["every"] != nil
      switch key {
      case "due", "rec": return true
      // Other programs give it other things, such as minutes.
      case "t": return value.prefixMatch(of: /\d{4}-/) != nil
      case "pri": return value.wholeMatch(of: /[A-Za-z]/) != nil
      case "every":
        let text = value.replacing("_", with: " ")
        return (try? Rhythm(parsing: text).description) == text
      case "from": return values["every"] != nil && ResetMode(rawValue: value) != nil
      case "start": return rule && ItemDate(day: value) != nil
      case "uuid": return UUID(uuidString: value) != nil
      case "of":
        return isDone && [value, values["uuid"] ?? ""].allSatisfy { UUID(uuidString: $0) != nil }
      case "place": return stands(for: value.removingPercentEncoding, among: contexts)
      case "category": return stands(for: value.removingPercentEncoding, among: projects)
      default:
        guard isAlone, let name = value.removingPercentEncoding else { return false }
        return name.percentEncoded == value && !TodoTxt.isPlain(name)
      }
    }

    subscript(key: String) -> String? { values[key] }

    var isEmpty: Bool { !isDone && priority == nil && created == nil && text.isEmpty }

    /// The name: its words; of a line without any, all that it has.
    var name: String {
      self["name"]?.removingPercentEncoding
        ?? (words.isEmpty ? text : words.joined(separator: " "))
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
        self["uuid"].flatMap(UUID.init(uuidString:))
        ?? names.uuid("todotxt", name, created?.text ?? "")
      var item = TaskItem(line: line, uuid: uuid, name: name)
      item.created = created?.local.date(in: zone)
      item.hasDaysAlone = true
      item.fields[.priority] = priority.map(Self.priority)
      item.fields[.category] = self["category"]?.removingPercentEncoding ?? projects.first
      if let place = self["place"]?.removingPercentEncoding {
        item.placeNames = [place]
      } else {
        item.contexts = contexts
      }
      let (due, opens) = (try date("due"), try date("t"))
      guard !isDone, let rule = try rule() else {
        item.setOnce(due: due, opens: opens)
        if due == nil, !isDone { item.hidden = opens?.local }
        return item
      }
      item.fields[.start] = try date("start")?.text
      // What repeats without a date repeats the day on which it opens.
      try item.setRepeating(rule.every, from: rule.mode, due: due ?? opens, zone: zone)
      if let opens, self["every"]?.contains("-") != true {
        item.setOpening(opens, due: due ?? opens)
      }
      return item
    }

    /// Returns what a letter means here: `high` up to C.
    static func priority(_ letter: Character) -> String { "A"..."C" ~= letter ? "high" : "low" }

    private func rule() throws -> (every: String, mode: ResetMode)? {
      let own = self["every"]?.replacing("_", with: " ")
      guard let text = self["rec"] else {
        return own.map { ($0, ResetMode(rawValue: self["from"] ?? "") ?? .done) }
      }
      guard let match = text.lowercased().wholeMatch(of: /(\+?)(\d{1,6})([dbwmy]?)/),
        let count = Int(match.2), count > 0
      else {
        throw ExchangeFailure(ExchangePhrase.notRule("rec:\(text)".quoted))
      }
      let mode = match.1.isEmpty ? ResetMode.done : .start
      guard match.3 != "b" else {
        guard count == 1 else { throw ExchangeFailure(ExchangePhrase.businessDays) }
        return (own ?? "1w on mon,tue,wed,thu,fri", mode)
      }
      return (own ?? "\(count)\(match.3 == "m" ? "mo" : match.3.isEmpty ? "d" : match.3)", mode)
    }

    /// Counts what Passby has no field for.
    func countLosses(in reading: inout ExchangeReading) {
      var names: [String] = []
      if projects.count > 1 { names.append("second +project") }
      if let due = self["due"], let opens = self["t"], opens > due { names.append("t: after due:") }
      reading.leaveOut(names, by: .todoTxt)
    }
  }

  /// A name as a word behind a mark.
  static func word(_ name: String) -> String {
    String(name.drop { $0 == "#" }.filter { !$0.isWhitespace })
  }

  /// True for a name that is read as it is where it stands behind a date.
  static func isPlain(_ name: String) -> Bool {
    Line("x 2000-01-01 2000-01-01 \(name)"[...]).name == name
      && ItemDate(day: name.prefix { $0 != " " }) == nil
  }
}
