import Application
import Foundation
import Model
import Recurrence
import Text

/// Lines of todo.txt: as they came where their task is the same, else as they are now.
extension TodoTxt {
  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    var isOpen = false
    func add(_ text: String) throws {
      try put(isOpen ? "\n" + text : text)
      isOpen = text.utf8.last != 0x0A
    }
    for task in contents.tasks {
      let kept = task.todo.source(of: format)
      let isKept = keeps(task)
      let last = task.item.isFinished ? task.completions.last { $0.kind == .done }?.uuid : nil
      let before = kept.map(blankLines) ?? ""
      if let kept, isKept {
        try add(kept)
      } else if !task.item.isFinished || last == nil {
        try add(before + line(of: task, kept) + "\n")
      }
      for done in task.completions where done.kind == .done && !(isKept && done.uuid == last) {
        let isItself = done.uuid == last
        try add(
          done.todo.source(of: format)
            ?? (isItself ? before : "") + doneLine(done, of: task, kept, isItself: isItself) + "\n")
      }
    }
  }

  /// Returns the empty lines before a line that is kept.
  private static func blankLines(_ kept: String) -> String {
    let blank = kept.utf8.prefix { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
    let end = blank.lastIndex(of: 0x0A).map(blank.index(after:)) ?? blank.startIndex
    return String(decoding: blank[..<end], as: UTF8.self)
  }

  /// True for a task that goes back as it came.
  @Sendable static func keeps(_ task: ExchangeContents.ExportedTask) -> Bool {
    task.todo.source(of: format).map { isSame(task, as: $0) } ?? false
  }

  /// True if a line says of a task what is said of it now.
  private static func isSame(
    _ task: ExchangeContents.ExportedTask, as kept: String
  ) -> Bool {
    var names = NameCounter()
    let item = task.item
    let line = Line(kept[...])
    guard let was = try? line.item(1, &names, zone: task.zone), was.name.cleanLine == item.name,
      line.isDone == item.isFinished,
      (was.fields[.priority] ?? "normal") == task.todo.priority.rawValue,
      was.isFiled(like: item),
      Set((was.placeNames + was.contexts).map(folded)) == Set(item.placeNames.map(folded))
    else { return false }
    guard !line.isDone else {
      let last = item.lastDone.map { day($0, in: task.zone) }
      return line.completed == nil || line.completed?.text == last
    }
    guard was.opens(like: item), was.hidden == item.hidden,
      was.fields[.every] == item.fields[.every]
    else { return false }
    guard was.fields[.every] != nil else { return was.fields[.due] == item.fields[.due] }
    // Without a date it counts from when it was imported.
    return was.fields[.from] == item.fields[.from]
      && (was.pending.map { $0 == item.pending }
        ?? (item.lastDone == nil && task.todo.moved == nil))
  }

  private static func folded(_ place: String) -> FoldedText {
    FoldedText(word(place).filter { $0 != "_" && $0 != "-" })
  }

  /// Returns `rec:` of a task that other programs repeat on the same days; `nil` for any other.
  static func recurrence(of task: ExchangeContents.ExportedTask) -> String? {
    guard case .repeating(let cadence) = task.todo.rule, !cadence.isSeveralTimesADay,
      !task.todo.hasQuota, let due = task.due
    else { return nil }
    let isFixed = cadence.from == .start
    let plus = isFixed ? "+" : ""
    if isFixed, task.todo.moved != nil { return nil }
    let period = cadence.every.maximum
    let unit: [Period.Unit: String] = [.day: "d", .week: "w", .month: "m", .year: "y"]
    guard let symbol = unit[period.unit] else { return nil }
    if cadence.isOnWorkdays { return "rec:\(plus)1b" }
    guard isFixed ? cadence.isInSteps(to: due) : cadence.days == nil else { return nil }
    return "rec:\(plus)\(period.count)\(symbol)"
  }

  private static func day(_ date: Date, in zone: TimeZone) -> String {
    LocalDateTime(date, in: zone).dateText
  }

  private static func line(
    of task: ExchangeContents.ExportedTask, _ kept: String?
  ) -> String {
    let (item, zone) = (task.item, task.zone)
    let was = kept.map { Line($0[...]) }
    var parts: [String] = []
    if item.isFinished {
      parts += ["x", day(item.lastDone ?? task.todo.created, in: zone)]
    } else if task.todo.priority != .normal {
      let letter = was?.priority.flatMap {
        Line.priority($0) == task.todo.priority.rawValue ? $0 : nil
      }
      parts.append("(\(letter ?? (task.todo.priority == .high ? "A" : "D")))")
    }
    let tail = tail(of: task, was)
    // A date keeps the first word of a name from being read as a mark.
    let first = Line(tail[0][...])
    if was == nil || was?.created != nil || first.isDone || first.priority != nil {
      parts.append(day(task.todo.created, in: zone))
    }
    parts += tail
    if let due = task.due { parts.append("due:\(due.dateText)") }
    if case .repeating(let cadence) = task.todo.rule, !item.isFinished {
      let horizon = task.todo.horizonSeconds != Todo.defaultHorizonSeconds
      if cadence.every.minimum != nil || horizon, let opens = task.opens {
        parts.append("t:\(opens.dateText)")
      }
      let rec = recurrence(of: task)
      if let rec { parts.append(rec) }
      if rec == nil || cadence.every.minimum != nil || cadence.days != nil {
        parts.append("every:\(cadence.rhythm.description.replacing(" ", with: "_"))")
      }
      if rec == nil, !task.todo.hasQuota { parts.append("from:\(cadence.from.rawValue)") }
      // A series that is due first on this date begins with it again.
      let start = cadence.first ?? cadence.start
      let isFirst = cadence.first != nil && start.dateText >= task.due?.dateText ?? ""
      if cadence.from == .start || cadence.days != nil || task.todo.hasQuota, !isFirst {
        parts.append("start:\(start.dateText)")
      }
    } else if task.todo.horizonSeconds != Todo.defaultHorizonSeconds, let opens = task.opens {
      parts.append("t:\(opens.dateText)")
    } else if let hidden = item.hidden {
      parts.append("t:\(hidden.dateText)")
    }
    parts.append("uuid:\(item.uuid.uuidString.lowercased())")
    return parts.joined(separator: " ")
  }

  /// The name, the category and the place, as the line before has them where they are the same.
  private static func tail(of task: ExchangeContents.ExportedTask, _ was: Line?) -> [String] {
    let name = task.item.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var parts = [isPlain(name) ? name : "name:\(task.item.name.percentEncoded)"]
    if let category = task.item.fields[.category] {
      let first = was?.projects.first.flatMap { FoldedText($0) == FoldedText(category) ? $0 : nil }
      parts.append("+" + (first ?? category.filter { !$0.isWhitespace }))
      if category.contains(where: \.isWhitespace) {
        parts.append("category:\(category.percentEncoded)")
      }
    }
    parts += was?.projects.dropFirst().map { "+\($0)" } ?? []
    if let place = task.item.placeNames.first {
      let contexts = was?.contexts ?? []
      let isSame = Set(contexts.map(folded)) == Set(task.item.placeNames.map(folded))
      parts += isSame ? contexts.map { "@\($0)" } : ["@\(word(place))"]
      if !isSame, place.contains(where: \.isWhitespace) || place.hasPrefix("#") {
        parts.append("place:\(place.percentEncoded)")
      }
    }
    return parts
  }

  private static func doneLine(
    _ done: Completion, of task: ExchangeContents.ExportedTask, _ kept: String?, isItself: Bool
  ) -> String {
    var dates = [day(done.time, in: task.zone)]
    let created = day(task.todo.created, in: task.zone)
    let was = kept.map { Line($0[...]) }
    // A list that was brought in has tasks older than here.
    if created <= dates[0], was == nil || was?.created != nil { dates.append(created) }
    let ids =
      isItself
      ? ["uuid:\(task.item.uuid.uuidString.lowercased())"]
      : [
        "uuid:\(done.uuid.uuidString.lowercased())",
        "of:\(task.item.uuid.uuidString.lowercased())",
      ]
    return (["x"] + dates + tail(of: task, was) + ids).joined(separator: " ")
  }
}
