import Application
import Foundation
import Localization
import Recurrence
import Text

/// Tasks as Google Takeout and the API of Google Tasks write them.
///
/// Takeout has each occurrence of a repeating task beside the others, and the rules in
/// `recurrences` of the list; they become one task.
///
/// Source: Google Tasks API, resources `tasks` and `tasklists`; files of Takeout since 2025.
enum GoogleTasks {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let root = try JSONValue.document(bytes)
    guard let items = entries(of: root) else {
      throw ExchangeFailure(ExchangePhrase.missing("items"))
    }
    var reading = ExchangeReading()
    var names = NameCounter()
    let kinds: Set = ["tasks#tasks", "tasks#taskList"]
    let isLists =
      root["kind"]?.string == "tasks#taskLists"
      || items.contains { entries(of: $0) != nil || kinds.contains($0["kind"]?.string ?? "") }
    var lines = LineCounter(bytes)
    let shared = Series.rules(of: root)
    for list in isLists ? items : [root] {
      let title = isLists && items.count > 1 ? list["title"]?.string : nil
      if isLists { reading.leaveOut(list.telling, by: .googleList) }
      let rules = isLists ? shared.merging(Series.rules(of: list)) { $1 } : shared
      var series: [String: Series] = [:]
      for task in entries(of: list) ?? [] {
        try options.work.read()
        let line = lines.line(of: task.slice.bytes.startIndex)
        guard let entry = entry(task, line: line, list: title, &names, options, &reading) else {
          continue
        }
        guard let id = task["task_recurrence_id"]?.text else {
          reading.tasks.append(entry.item)
          continue
        }
        if series[id] == nil {
          series[id] = Series(id: id, rule: rules[id], index: reading.tasks.count)
          reading.tasks.append(entry.item)
        }
        series[id]?.entries.append(entry)
      }
      for series in series.values {
        reading.tasks[series.index] = series.item(options, &reading)
      }
    }
    return reading
  }

  /// The tasks of a list, or the lists of a file, by the names that they have had.
  private static func entries(of value: JSONValue) -> [JSONValue]? {
    (value["items"] ?? value["tasks"])?.list
  }

  /// A task of the file, an occurrence of its series if it repeats.
  private struct Entry {
    var item: TaskItem
    let day: ItemDate?
  }

  private static func entry(
    _ task: JSONValue, line: Int, list: String?, _ names: inout NameCounter,
    _ options: ReadingOptions, _ reading: inout ExchangeReading
  ) -> Entry? {
    guard task["deleted"]?.flag != true else {
      reading.lose(.deleted)
      return nil
    }
    let name = task["title"]?.string?.trimmed ?? ""
    guard !name.isEmpty else {
      // The app keeps empty rows.
      reading.lose(.notTask)
      return nil
    }
    if task["parent"] != nil { reading.lose(.subtask) }
    reading.leaveOut(task.telling, by: .googleTask)
    let uuid =
      task["id"]?.text.map { NameUUID.reading($0, of: "googletasks") }
      ?? names.uuid("googletasks", list ?? "", name)
    var item = TaskItem(line: line, uuid: uuid, name: name)
    item.fields[.category] = list
    let links = (task["links"]?.list ?? []).compactMap { $0["link"]?.string }
    let notes = ([task["notes"]?.string].compactMap(\.self) + links).filter { !$0.isEmpty }
    if !notes.isEmpty { item.fields[.notes] = notes.joined(separator: "\n") }
    item.created = instant(task["created"] ?? task["updated"])
    let day: ItemDate?
    do {
      day = try date(of: task, options, &reading)
    } catch {
      reading.refuse(line: line, name.quoted, error.phrase)
      return nil
    }
    item.setOnce(due: day)
    if task["status"]?.string == "completed" {
      let time = instant(task["completed"]) ?? instant(task["updated"])
      item.isFinished = true
      item.lastDone = time
      if let time {
        item.completions = [
          CompletionItem(uuid: NameUUID.of("done", uuid.uuidString), time: time)
        ]
      }
    }
    return Entry(item: item, day: day)
  }

  /// Returns the day of a task: of `due`, else of the present one of its times.
  ///
  /// The app stores a day as midnight, on the clock of the phone or in UTC; a time of day is lost.
  private static func date(
    of task: JSONValue, _ options: ReadingOptions, _ reading: inout ExchangeReading
  ) throws(ExchangeFailure) -> ItemDate? {
    var key = "due"
    var text = task["due"]?.string
    if text == nil, let value = task["scheduled_time"] {
      key = "scheduled_time"
      let times = value.list ?? value.string.flatMap(times)
      let present = times?.first { $0["current"]?.flag == true } ?? times?.first
      text = times == nil ? value.string : present?["start"]?.string
    }
    guard let text else { return nil }
    let failure = ExchangeFailure(ExchangePhrase.notDate("\(key): \(text)".quoted))
    guard let day = ItemDate(day: text.prefix(10)) else { throw failure }
    guard key == "scheduled_time", text.dropFirst(10).contains(where: "123456789".contains) else {
      return day
    }
    guard let date = instant(text) else { throw failure }
    let local = LocalDateTime(date, in: options.actionContext.machineZone)
    if (local.hour, local.minute) != (0, 0) { reading.lose(.time) }
    return ItemDate(local, isDay: true)
  }

  /// Reads the times where Takeout writes them as a text, `[{'current': True, 'start': '…'}]`.
  private static func times(_ text: String) -> [JSONValue]? {
    guard text.hasPrefix("[") else { return nil }
    let json = text.replacing("'", with: "\"").replacing("True", with: "true")
      .replacing("False", with: "false").replacing("None", with: "null")
    return (try? JSONValue.document(Array(json.utf8)[...]))?.list
  }

  private static func instant(_ value: JSONValue?) -> Date? { value?.string.flatMap(instant) }

  private static func instant(_ text: String) -> Date? {
    (try? Moment(parsing: text))?.date(in: .gmt, dayMeans: .start)
  }

  /// The occurrences of a repeating task, and its rule.
  private struct Series {
    let id: String
    let rule: JSONValue?
    /// The place of the task in the reading.
    let index: Int
    var entries: [Entry] = []

    /// Returns the rules of a list, or of a file, by their ids.
    static func rules(of list: JSONValue) -> [String: JSONValue] {
      Dictionary(
        (list["recurrences"]?.list ?? []).compactMap { rule in
          rule["id"]?.text.map { ($0, rule) }
        }
      ) { $1 }
    }

    /// Returns the one task of all occurrences; it is due when the first one is that was not done,
    /// and that no later one was done before.
    func item(_ options: ReadingOptions, _ reading: inout ExchangeReading) -> TaskItem {
      let sorted = entries.sorted { ($0.day?.text ?? "") < ($1.day?.text ?? "") }
      let last = sorted.lastIndex { $0.item.isFinished }
      let pending =
        sorted[(last.map { $0 + 1 } ?? 0)...].first ?? sorted.first { !$0.item.isFinished }
      guard var item = (pending ?? sorted.last)?.item else { return entries[0].item }
      item.uuid = NameUUID.of("googletasks", "recurrence", id)
      item.completions = sorted.flatMap { entry in
        entry.item.completions.map { done in
          var done = done
          done.due = entry.day?.due.date(in: options.actionContext.machineZone)
          return done
        }
      }
      item.lastDone = item.completions.map(\.time).max()
      if item.fields[.notes] == nil {
        item.fields[.notes] = rule?["notes"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      }
      // A series that was stopped, or that is over, has the occurrences that are left.
      guard rule?["stopped"]?.flag != true, rule?["stopped"]?.string?.lowercased() != "true" else {
        return item
      }
      do {
        try setRule(
          of: &item, due: pending?.day ?? sorted.last?.day, isOpen: pending != nil, options,
          &reading)
      } catch {
        reading.lose(.rhythm)
      }
      return item
    }

    /// Makes a task repeat as the rule says.
    ///
    /// - Throws: `ExchangeFailure` and `RecurrenceError` for a rule that Passby has not.
    private func setRule(
      of item: inout TaskItem, due: ItemDate?, isOpen: Bool, _ options: ReadingOptions,
      _ reading: inout ExchangeReading
    ) throws {
      guard let schedule = rule?["schedule"], let text = ruleText(schedule) else {
        throw ExchangeFailure(ExchangePhrase.missing("schedule"))
      }
      let first = schedule["first_instance_date"]?.string.flatMap { ItemDate(day: $0.prefix(10)) }
      var repeating = item
      try repeating.setRepeating(by: text, first: first, due: due, options, &reading)
      repeating.fields[.due] = nil
      repeating.isFinished = !isOpen && repeating.fields[.end] != nil
      if !isOpen { repeating.pending = nil }
      item = repeating
    }

    /// Returns a schedule as a rule of iCalendar; `nil` for one that is not known.
    private func ruleText(_ schedule: JSONValue) -> String? {
      guard let interval = schedule["interval"],
        let unit = ["daily", "weekly", "monthly", "yearly"].first(where: { interval[$0] != nil }),
        let details = interval[unit]
      else { return nil }
      var parts = ["FREQ=\(unit.uppercased())"]
      if let count = interval["interval_multiplier"]?.integer { parts.append("INTERVAL=\(count)") }
      for key in details.keys.sorted() {
        let values = details[key]?.list?.compactMap(\.text) ?? [details[key]?.text ?? ""]
        switch key {
        case "day_of_week":
          parts.append("BYDAY=" + values.map { $0.prefix(2) }.joined(separator: ","))
        case "day_of_month": parts.append("BYMONTHDAY=" + values.joined(separator: ","))
        default: return nil
        }
      }
      if let end = schedule["end_condition"] {
        if let count = end["instance_number_limit"]?.integer {
          parts.append("COUNT=\(count)")
        } else if let day = end["date_boundary"]?.string.flatMap({ ItemDate(day: $0.prefix(10)) }) {
          parts.append("UNTIL=" + day.text.replacing("-", with: ""))
        } else if !end.keys.isEmpty {
          return nil
        }
      }
      return parts.joined(separator: ";")
    }
  }
}
