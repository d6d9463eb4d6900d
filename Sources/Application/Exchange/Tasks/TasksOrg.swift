import Application
import Foundation
import Geo
import Localization
import Recurrence
import Text

/// Tasks, places and what was done, as the backup of the app Tasks (tasks.org) has them.
///
/// Source: org.tasks.backup.BackupContainer; a due date with a second above 0 has a time
/// (com.todoroo.astrid.data.Task.hasDueTime).
enum TasksOrg {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let root = try JSONValue.document(bytes)
    guard let data = root["data"], let tasks = data["tasks"]?.list else {
      throw ExchangeFailure(ExchangePhrase.missing("data.tasks"))
    }
    var reading = ExchangeReading()
    var names = NameCounter()
    var places: [String: JSONValue] = [:]
    for place in data["places"]?.list ?? [] {
      if let uid = place["uid"]?.text { places[uid] = place }
      let unused = place["name"] == nil ? ["address"] : []
      reading.leaveOut(Set(place.telling).subtracting(unused), by: .tasksOrgPlace)
    }
    reading.leaveOut(data.telling, by: .tasksOrgFile)
    var lines = LineCounter(bytes)
    for entry in tasks {
      try options.work.read()
      let task = entry["task"] ?? entry
      let line = lines.line(of: task.slice.bytes.startIndex)
      guard date(task["deletionDate"]) == nil else {
        reading.lose(.deleted)
        continue
      }
      let name = task["title"]?.text?.trimmed ?? ""
      guard !name.isEmpty else {
        reading.refuse(line: line, "task", ExchangePhrase.missing("title"))
        continue
      }
      if isSubtask(task, entry) { reading.lose(.subtask) }
      do {
        reading.tasks.append(
          try item(task, entry, name: name, line: line, places: places, &names, options, &reading))
        reading.leaveOut(Set(task.telling + entry.telling), by: .tasksOrg)
      } catch let problem as ExchangeFailure {
        reading.refuse(line: line, name.quoted, problem.phrase)
      } catch let problem as RecurrenceError {
        reading.refuse(line: line, name.quoted, problem.phrase)
      }
    }
    return reading
  }

  private static func date(_ value: JSONValue?) -> Date? {
    guard let milliseconds = value?.number, (1..<2.5e14).contains(milliseconds) else { return nil }
    return Date(timeIntervalSince1970: (milliseconds / 1000).rounded(.down))
  }

  private static func isSubtask(_ task: JSONValue, _ entry: JSONValue) -> Bool {
    if let parent = task["parent"]?.number, parent > 0 { return true }
    return (entry["caldavTasks"]?.list ?? []).contains {
      $0["remoteParent"]?.text?.isEmpty == false
    }
  }

  private static func moment(_ value: JSONValue?, in zone: TimeZone) -> ItemDate? {
    guard let milliseconds = value?.number, (1..<2.5e14).contains(milliseconds) else { return nil }
    let date = Date(timeIntervalSince1970: (milliseconds / 1000).rounded(.down))
    let hasTime = Int64(milliseconds) % 60_000 > 0
    let local = LocalDateTime(date, in: zone)
    let minute = local.at(TimeOfDay(hour: local.hour, minute: local.minute))
    return ItemDate(minute, isDay: !hasTime)
  }

  private static func item(
    _ task: JSONValue, _ entry: JSONValue, name: String, line: Int, places: [String: JSONValue],
    _ names: inout NameCounter, _ options: ReadingOptions, _ reading: inout ExchangeReading
  ) throws -> TaskItem {
    let zone = options.actionContext.machineZone
    let id = task["remoteId"]?.text.flatMap { $0.isEmpty || $0 == "0" ? nil : $0 }
    let created = date(task["creationDate"])
    let uuid =
      id.map { NameUUID.reading($0, of: "tasksorg") }
      ?? names.uuid("tasksorg", name, created.map { "\($0.timeIntervalSince1970)" } ?? "")
    var item = TaskItem(line: line, uuid: uuid, name: name)
    item.created = created
    switch task["priority"]?.integer {
    case 0?: item.fields[.priority] = "high"
    case 2?: item.fields[.priority] = "low"
    default: break
    }
    if let notes = task["notes"]?.string, !notes.isEmpty { item.fields[.notes] = notes }
    if let seconds = task["estimatedSeconds"]?.integer, seconds >= 60, seconds <= 86_400 {
      item.fields[.duration] = "\(seconds / 60)min"
    }
    let due = moment(task["dueDate"], in: zone)
    let opens = moment(task["hideUntil"], in: zone)
    let done = date(task["completionDate"])
    let rule = task["recurrence"]?.string?.trimmed ?? ""
    if !rule.isEmpty, done == nil {
      let fromDone =
        task["repeatFrom"]?.integer == 1 || rule.uppercased().contains("FROM=COMPLETION")
      let plain = rule.replacing(/;?FROM=COMPLETION/, with: "")
      let read = try RecurrenceRule(plain).read(
        start: due, zone: zone, approximates: options.approximates, work: options.work)
      if read.isApproximate { reading.lose(.approximate) }
      try item.setRepeating(read.every, from: fromDone ? .done : .start, due: due, zone: zone)
      item.fields[.at] = read.times?.description
      item.fields[.end] = read.end
    } else {
      item.setOnce(due: due, opens: opens)
    }
    if let done {
      item.isFinished = true
      item.lastDone = done
      item.completions = [CompletionItem(uuid: NameUUID.of("done", uuid.uuidString), time: done)]
    }
    var triggers: Set<String> = []
    for fence in (entry["geofences"] ?? entry["locations"])?.list ?? [] {
      let place = fence["place"]?.text.flatMap { places[$0] } ?? fence
      guard let north = place["latitude"]?.number, let east = place["longitude"]?.number,
        let center = try? Coordinate(latitude: north, longitude: east)
      else { continue }
      if fence["isArrival"]?.flag ?? true { triggers.insert("enter") }
      if fence["isDeparture"]?.flag ?? false { triggers.insert("exit") }
      let words = place["name"]?.text ?? place["address"]?.text ?? center.text
      let uid = place["uid"]?.text ?? center.text
      item.places.append(
        PlaceItem(
          line: line, uuid: NameUUID.reading(uid, of: "tasksorg"), name: words, center: center,
          radiusMeters: (place["radius"] ?? fence["radius"])?.number))
    }
    if !item.places.isEmpty, !triggers.isEmpty {
      item.fields[.on] = triggers.sorted().joined(separator: ",")
    }
    let tags = entry["tags"]?.list?.compactMap { $0["name"]?.text } ?? []
    item.contexts = tags
    item.unknownContexts = .lost
    return item
  }
}
