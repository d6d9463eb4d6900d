import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Text

/// Tasks, places and what was done, as the backup of the app Tasks (tasks.org) has them.
///
/// Source: org.tasks.backup.BackupContainer; a due date with a second above 0 has a time
/// (com.todoroo.astrid.data.Task.hasDueTime); org.tasks.data.Alarm for the types of alarms.
enum TasksOrg {
  /// The places and the names of the lists of a backup, by their ids.
  private struct Backup {
    var places: [String: JSONValue] = [:]
    var lists: [String: String] = [:]

    init(_ data: JSONValue) {
      for place in data["places"]?.list ?? [] {
        if let uid = place["uid"]?.text { places[uid] = place }
      }
      for list in data["caldavCalendars"]?.list ?? [] {
        if let uuid = list["uuid"]?.text { lists[uuid] = list["name"]?.text }
      }
      for list in data["googleTaskLists"]?.list ?? [] {
        if let id = list["remoteId"]?.text { lists[id] = list["title"]?.text }
      }
    }

    /// Returns the name of the list that a task is in.
    func list(of entry: JSONValue) -> String? {
      let owners =
        (entry["caldavTasks"]?.list ?? []).filter { ($0["deleted"]?.number ?? 0) == 0 }
        .compactMap { $0["calendar"]?.text }
        + (entry["google"]?.list ?? []).compactMap { $0["listId"]?.text }
      return owners.lazy.compactMap { lists[$0]?.trimmed }.first { !$0.isEmpty }
    }
  }

  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let root = try JSONValue.document(bytes)
    guard let data = root["data"], let tasks = data["tasks"]?.list else {
      throw ExchangeFailure(ExchangePhrase.missing("data.tasks"))
    }
    var reading = ExchangeReading()
    var names = NameCounter()
    let backup = Backup(data)
    for place in backup.places.values {
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
          try item(task, entry, name: name, line: line, backup, &names, options, &reading))
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
    _ task: JSONValue, _ entry: JSONValue, name: String, line: Int, _ backup: Backup,
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
    item.fields[.category] = backup.list(of: entry)
    let comments = (entry["comments"]?.list ?? []).compactMap { $0["message"]?.string?.trimmed }
    let notes = ([task["notes"]?.string].compactMap(\.self) + comments).filter { !$0.isEmpty }
    if !notes.isEmpty { item.fields[.notes] = notes.joined(separator: "\n") }
    if let seconds = task["estimatedSeconds"]?.integer, seconds >= 60, seconds <= 86_400 {
      item.fields[.duration] = "\(seconds / 60)min"
    }
    let due = moment(task["dueDate"], in: zone)
    let opens = moment(task["hideUntil"], in: zone)
    setAlarms(of: &item, entry["alarms"]?.list ?? [], isInDays: due?.isDay ?? true, &reading)
    let done = date(task["completionDate"])
    let rule = task["recurrence"]?.string?.trimmed ?? ""
    if !rule.isEmpty, done == nil {
      let fromDone =
        task["repeatFrom"]?.integer == 1 || rule.uppercased().contains("FROM=COMPLETION")
      let plain = rule.replacing(/;?FROM=COMPLETION/, with: "")
      try item.setRepeating(by: plain, from: fromDone ? .done : .start, due: due, options, &reading)
      if let due, let opens { item.setOpening(opens, due: due) }
    } else {
      item.setOnce(due: due, opens: opens)
      if due == nil, done == nil { item.hidden = opens?.local }
    }
    if let done {
      item.isFinished = true
      item.lastDone = done
      item.completions = [CompletionItem(uuid: NameUUID.of("done", uuid.uuidString), time: done)]
    }
    var triggers: Set<String> = []
    for fence in (entry["geofences"] ?? entry["locations"])?.list ?? [] {
      let place = fence["place"]?.text.flatMap { backup.places[$0] } ?? fence
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

  /// Takes the alarms before a task is due; the usual ones, when it is due and when it starts, are
  /// Passby's own.
  private static func setAlarms(
    of item: inout TaskItem, _ alarms: [JSONValue], isInDays: Bool,
    _ reading: inout ExchangeReading
  ) {
    let (start, end) = (1, 2)
    var leads: [Lead] = []
    for alarm in alarms {
      let type = Int(alarm["type"]?.integer ?? 0)
      let minutes = Int(exactly: -(alarm["time"]?.number ?? 0) / 60_000)
      let lead = minutes.flatMap { minutes -> Lead? in
        guard isInDays || minutes % 1440 == 0 else { return Lead(parsing: "\(minutes)min") }
        return minutes % 1440 == 0 ? Lead(parsing: "\(minutes / 1440)d") : nil
      }
      if type == end, let lead, lead != .start, (alarm["repeat"]?.number ?? 0) == 0,
        leads.count < Lead.most
      {
        if !leads.contains(lead) { leads.append(lead) }
      } else if ![start, end].contains(type) || minutes != 0 {
        reading.lose(.alarm)
      }
    }
    if !leads.isEmpty { item.fields[.remind] = leads.leadText }
  }
}
