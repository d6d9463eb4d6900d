import Application
import Foundation
import Localization
import Recurrence
import Text

/// Tasks as Google Takeout and the API of Google Tasks write them.
///
/// Source: Google Tasks API, resources `tasks` and `tasklists`.
enum GoogleTasks {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let root = try JSONValue.document(bytes)
    guard let items = root["items"]?.list else {
      throw ExchangeFailure(ExchangePhrase.missing("items"))
    }
    var reading = ExchangeReading()
    var names = NameCounter()
    let lists = items.filter { $0["items"] != nil || $0["kind"]?.string != "tasks#task" }
    let isLists = root["kind"]?.string == "tasks#taskLists" || !lists.isEmpty
    var lines = LineCounter(bytes)
    for list in isLists ? items : [root] {
      let title = isLists && items.count > 1 ? list["title"]?.string : nil
      if isLists { reading.leaveOut(list.telling, by: .googleList) }
      for task in list["items"]?.list ?? [] {
        try options.work.read()
        let line = lines.line(of: task.slice.bytes.startIndex)
        guard task["deleted"]?.flag != true else {
          reading.lose(.deleted)
          continue
        }
        let name = task["title"]?.string?.trimmed ?? ""
        guard !name.isEmpty else {
          // The app keeps empty rows.
          reading.lose(.notTask)
          continue
        }
        if task["parent"] != nil { reading.lose(.subtask) }
        let uuid =
          task["id"]?.text.map { NameUUID.reading($0, of: "googletasks") }
          ?? names.uuid("googletasks", title ?? "", name)
        var item = TaskItem(line: line, uuid: uuid, name: name)
        item.fields[.category] = title
        if let notes = task["notes"]?.string, !notes.isEmpty { item.fields[.notes] = notes }
        item.created = instant(task["created"] ?? task["updated"])
        if let due = task["due"]?.string ?? task["scheduled_time"]?.string {
          guard let day = ItemDate(day: due.prefix(10)) else {
            reading.refuse(line: line, name.quoted, ExchangePhrase.notDate("due: \(due)".quoted))
            continue
          }
          item.setOnce(due: day)
        }
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
        reading.tasks.append(item)
        reading.leaveOut(task.telling, by: .googleTask)
      }
    }
    return reading
  }

  private static func instant(_ value: JSONValue?) -> Date? {
    guard let text = value?.string, let moment = try? Moment(parsing: text) else { return nil }
    return moment.date(in: .gmt, dayMeans: .start)
  }
}
