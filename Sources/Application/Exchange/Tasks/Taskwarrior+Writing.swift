import Application
import Foundation
import Model
import Recurrence
import Text

/// Records for `task import`: what came from Taskwarrior goes back under its own ids, with what
/// Passby does not know of it.
extension Taskwarrior {
  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put("[\n")
    var separator = ""
    for task in contents.tasks {
      for record in Writing(task, machineZone: contents.zone).records {
        try put(separator + record)
        separator = ",\n"
      }
    }
    try put("\n]\n")
  }

  /// True for a task that Taskwarrior repeats on the same dates.
  static func repeats(_ task: ExchangeContents.ExportedTask) -> Bool {
    Writing(task, machineZone: task.zone).recur != nil
  }

  /// Returns `recur` of such a task; `nil` for any other.
  private static func recurrence(of task: ExchangeContents.ExportedTask) -> String? {
    guard case .repeating(let cadence) = task.todo.rule, cadence.from == .start,
      !task.item.isFinished, let due = task.due
    else { return nil }
    if cadence.isOnWorkdays, !cadence.isSeveralTimesADay { return "weekdays" }
    // A date that was moved is that of the child alone.
    let anchor = task.todo.moved == nil ? due : cadence.first ?? cadence.start
    guard cadence.isInSteps(to: anchor) else { return nil }
    let count = cadence.every.maximum.count
    switch cadence.every.maximum.unit {
    case .hour: return "\(count)hours"
    case .day: return count == 1 ? "daily" : "\(count)days"
    case .week: return count == 1 ? "weekly" : "\(count)weeks"
    // It counts months and years by the calendar in these forms alone.
    case .month: return count == 1 ? "monthly" : "\(count)m"
    case .year: return count == 1 ? "yearly" : "\(12 * count)m"
    }
  }

  /// The records of one task.
  private struct Writing {
    private let task: ExchangeContents.ExportedTask
    private let item: TaskItem
    /// The rhythm, as it came where it is the same.
    fileprivate var recur: String? {
      if let kept, isRuleSame, !item.isFinished, let recur = kept.recur { return recur }
      return Taskwarrior.recurrence(of: task)
    }
    /// The record that the task came as, and its children: those that were open, and the latest
    /// that were done.
    private let kept: Record?
    private let children: [Record]
    private var open: [Record] { children.filter(\.isOpen) }
    /// The task as that record has it.
    private let was: TaskItem?
    /// When the pending occurrence is due by the rule alone.
    private let seriesDue: Date?

    init(_ task: ExchangeContents.ExportedTask, machineZone: TimeZone) {
      self.task = task
      item = task.item
      let text = task.todo.source(of: format)
      let values = text.flatMap { try? JSONValue.document(Array($0.utf8)[...]).list } ?? []
      let records = values.enumerated().compactMap { try? Record($0.element, index: $0.offset) }
      kept = records.first
      children = records.filter { $0.parent != nil }
      let family = children
      was = kept.flatMap { try? $0.item(children: family, zone: task.zone) }
      seriesDue =
        task.todo.moved == nil
        ? task.countdown?.due
        : task.todo.schedule(machineZone: machineZone).countdown(at: task.todo.state)?.due
    }

    private var created: Date { task.todo.created }

    /// The id that Taskwarrior knows.
    private var uuid: UUID { kept?.parent ?? kept?.uuid ?? item.uuid }

    var records: [String] {
      guard let recur else {
        guard kept?.recur != nil, !item.isFinished else { return [plain().text] + completions }
        // Taskwarrior refuses to take the recurrence from a task: another one follows it.
        let gone = ([kept].compactMap(\.self) + open.filter { $0.uuid != kept?.uuid })
          .map { record($0, ends: "deleted") }
        return gone + [plain(follows: true).text] + completions
      }
      return repeating(recur)
    }

    private func repeating(_ recur: String) -> [String] {
      guard let seriesDue, let due = task.countdown?.due else { return completions }
      let child = open.first { falls($0, on: seriesDue) || falls($0, on: due) }
      let done = task.completions.filter { $0.kind == .done }.map(\.due)
      var mask = Array(kept?.value["mask"]?.string ?? "")
      let number = child?.value["imask"]?.number.map { Int($0) } ?? mask.count
      var records: [String] = []
      func note(_ character: Character, at number: Int?) {
        guard let number, (0..<10_000).contains(number) else { return }
        while mask.count <= number { mask.append("-") }
        mask[number] = character
      }
      for other in open where other.uuid != child?.uuid {
        let number = other.value["imask"]?.number.map { Int($0) }
        if done.contains(where: { falls(other, on: $0) }) {
          note("+", at: number)
        } else if let otherDue = other.due, otherDue < seriesDue {
          // What passed, or was skipped, is not made up for.
          note("X", at: number)
          records.append(record(other, ends: "deleted"))
        } else {
          records.append(other.kept)
        }
      }
      note("-", at: number)
      let link: [(String, JSON)] = [
        ("parent", .string(uuid.uuidString.lowercased())), ("imask", .integer(number)),
        ("recur", .string(recur)),
      ]
      let childID = child?.uuid ?? NameUUID.of(format, uuid.uuidString, "\(number)")
      let isDueSame = child.map { falls($0, on: due) } ?? false
      let pending = merged(
        members(childID, status: "pending", due: instant(due)) + link, on: child,
        same: same.union(["imask", "recur"]).union(isDueSame ? sameDates : []))
      // The template of a child that came alone is in Taskwarrior already.
      guard kept?.parent == nil else { return completions + records + [pending.text] }
      var template = members(uuid, status: "recurring", due: instant(seriesDue))
      template += [("recur", .string(recur)), ("mask", .string(String(mask)))]
      if case .repeating(let cadence) = task.todo.rule, let end = cadence.end {
        let last = task.isInDays ? end.lastSecondOfDate : end
        template.append(("until", .string(text(last.date(in: task.zone)))))
      }
      let whole = merged(
        template, on: kept, same: same.union(isRuleSame ? sameDates.union(["recur", "until"]) : []))
      return [whole.text] + completions + records + [pending.text]
    }

    /// A task in days is due at noon for Taskwarrior, whose dates move by an hour in summer; one
    /// that came from there keeps its time.
    private func instant(_ due: Date) -> Date {
      guard task.isInDays else { return due }
      let day = LocalDateTime(due, in: task.zone)
      guard isFromTaskwarrior, let first = kept?.due else {
        return day.at(TimeOfDay(hour: 12, minute: 0)).date(in: task.zone)
      }
      return day.at(sameTimeAs: LocalDateTime(first, in: task.zone)).date(in: task.zone)
    }

    /// True for a rhythm that Taskwarrior had, and has still.
    private var isFromTaskwarrior: Bool { isRuleSame && kept?.value["passby_every"] == nil }

    /// True for a record that is due then, or on that day where only days count.
    private func falls(_ record: Record, on due: Date?) -> Bool {
      guard let date = record.due, let due else { return false }
      func day(_ date: Date) -> Int { LocalDateTime(date, in: task.zone).daysSinceEpoch }
      return date == due || task.isInDays && day(date) == day(due)
    }

    // MARK: What is the same

    private let sameDates: Set = ["due", "wait", "scheduled"]

    private var isRuleSame: Bool {
      guard let was, was.fields[.every] != nil else { return false }
      return was.opens(like: item)
        && [RequestField.every, .from, .first, .end].allSatisfy {
          was.fields[$0] == item.fields[$0]
        }
    }

    /// The attributes that say what they said.
    private var same: Set<String> {
      guard let was else { return [] }
      var same: Set = ["entry"]
      if was.name.cleanLine == item.name { same.insert("description") }
      if was.isFiled(like: item) { same.insert("project") }
      if was.fields[.priority] ?? "normal" == task.todo.priority.rawValue {
        same.insert("priority")
      }
      let places = Set(item.placeNames.map(Taskwarrior.folded))
      let others = was.contexts.filter { !places.contains(Taskwarrior.folded($0)) }
      let line = others.isEmpty ? nil : others.map { "+\($0)" }.joined(separator: " ")
      let lines: [String] = [was.fields[.notes], line].compactMap(\.self)
      let notes = lines.joined(separator: "\n")
      let named = Set((was.placeNames + was.contexts).map(Taskwarrior.folded))
      if notes == item.fields[.notes] ?? "", places.isSubset(of: named) {
        same.formUnion(["annotations", "tags", "passby_notes", "passby_places"])
      }
      if was.isFinished == item.isFinished { same.formUnion(["status", "end"]) }
      if was.fields[.every] == nil, was.fields[.due] == item.fields[.due],
        was.opens(like: item), was.hidden == item.hidden
      {
        same.formUnion(sameDates)
      }
      return same
    }

    private static let known: Set = [
      "uuid", "status", "description", "entry", "end", "due", "wait", "scheduled", "project",
      "priority", "tags", "annotations", "recur", "mask", "until",
    ]

    /// Returns a record of our attributes on one that is kept: those that are the same stay as they
    /// are, and so do those that Passby does not know.
    private func merged(
      _ ours: [(String, JSON)], on kept: Record?, same: Set<String>
    ) -> JSON {
      guard let members = kept?.value.slice.members else { return .object(ours) }
      var rest = ours.filter { !same.contains($0.0) }
      var all: [(String, JSON)] = []
      for (name, value) in members {
        guard let key = name.string(), !Record.counted.contains(key) else { continue }
        if let index = rest.firstIndex(where: { $0.0 == key }) {
          all.append(rest.remove(at: index))
        } else if same.contains(key) || !Self.known.contains(key) && !key.hasPrefix("passby_") {
          all.append((key, .written(value.text)))
        }
      }
      return .object(all + rest)
    }

    // MARK: Records

    private func record(_ kept: Record, ends status: String, at end: Date? = nil) -> String {
      merged(
        [
          ("status", .string(status)),
          ("end", .string(text(end ?? item.lastDone ?? created))),
        ], on: kept,
        same: Self.known.subtracting(["status", "end"])
      ).text
    }

    /// The task as one record; one that follows a recurring one has an id of its own.
    private func plain(follows: Bool = false) -> JSON {
      let id = follows ? NameUUID.of(format, uuid.uuidString, "follows") : kept?.uuid ?? item.uuid
      var due = task.countdown?.due
      if item.isFinished, case .once(let date) = task.todo.rule {
        due = date?.date(in: task.zone)
      }
      var ours = members(id, status: item.isFinished ? "completed" : "pending", due: due)
      if item.isFinished { ours.append(("end", .string(text(item.lastDone ?? created)))) }
      if follows { ours.append(("passby_uuid", .string(item.uuid.uuidString.lowercased()))) }
      // One that is over still repeats for Taskwarrior.
      return merged(
        ours, on: follows ? nil : kept,
        same: same.union(kept?.recur == nil ? [] : sameDates.union(["recur", "mask", "until"])))
    }

    private func members(_ id: UUID, status: String, due: Date?) -> [(String, JSON)] {
      var members: [(String, JSON)] = [
        ("uuid", .string(id.uuidString.lowercased())), ("status", .string(status)),
        ("description", .string(item.name)), ("entry", .string(text(created))),
      ]
      if let due { members.append(("due", .string(text(due)))) }
      if let opens = task.countdown?.opens, opens < due ?? .distantPast {
        members.append(("wait", .string(text(opens))))
      } else if due == nil, let hidden = item.hidden {
        members.append(("wait", .string(text(hidden.date(in: task.zone)))))
      }
      if let category = item.fields[.category] { members.append(("project", .string(category))) }
      switch task.todo.priority {
      case .high: members.append(("priority", .string("H")))
      case .low: members.append(("priority", .string("L")))
      case .normal: break
      }
      members += notesAndTags
      if item.fields[.every] != nil, !item.isFinished, !isFromTaskwarrior {
        members += [RequestField.every, .from, .start, .first, .end, .at].compactMap { field in
          item.fields[field].map { ("passby_\(field.rawValue)", .string($0)) }
        }
      }
      return members
    }

    private var notesAndTags: [(String, JSON)] {
      var lines = (item.fields[.notes] ?? "").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).map(String.init)
      var tags = item.placeNames.map { name in
        String(name.drop { $0 == "#" }.filter { $0.isLetter || $0.isNumber || $0 == "_" })
      }.filter { !$0.isEmpty }
      // Tags that are no places here came as the last line of the notes.
      if let last = lines.last, last.wholeMatch(of: /\+\p{L}[^\s+]*( \+\p{L}[^\s+]*)*/) != nil {
        tags += last.split(separator: " ").map { String($0.dropFirst()) }
        lines.removeLast()
      }
      var members: [(String, JSON)] = []
      if !tags.isEmpty { members.append(("tags", .array(tags.map { .string($0) }))) }
      if !item.placeNames.isEmpty {
        members.append(("passby_places", .string(item.placeNames.joined(separator: "|"))))
      }
      let notes = lines.joined(separator: "\n")
      guard !notes.isEmpty else { return members }
      let shown = lines.filter { !$0.isEmpty }
      let annotations = shown.enumerated().map { index, line in
        JSON.object([
          ("entry", .string(text(created.addingTimeInterval(Double(index))))),
          ("description", .string(line)),
        ])
      }
      members.append(("annotations", .array(annotations)))
      if shown.joined(separator: "\n") != notes { members.append(("passby_notes", .string(notes))) }
      return members
    }

    private var completions: [String] {
      task.completions.filter { $0.kind == .done }.compactMap { done in
        if item.isFinished, done.uuid == task.completions.last?.uuid, recur == nil { return nil }
        if let raw = done.todo.source(of: format) { return raw }
        if let child = children.first(where: { falls($0, on: done.due) }) {
          return child.isOpen ? record(child, ends: "completed", at: done.time) : child.kept
        }
        var members: [(String, JSON)] = [
          ("uuid", .string(done.uuid.uuidString.lowercased())), ("status", .string("completed")),
          ("description", .string(item.name)), ("entry", .string(text(created))),
          ("end", .string(text(done.time))),
          ("passby_task", .string(item.uuid.uuidString.lowercased())),
        ]
        if let due = done.due { members.append(("due", .string(text(due)))) }
        return JSON.object(members).text
      }
    }
  }
}
