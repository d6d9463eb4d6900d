package import Foundation
package import Model
import Recurrence
import Text

/// The texts of a message in which several reminders are told together: of a morning, an evening,
/// or after a gap (Z8 to Z10).
///
/// All times are as at the moment at which the reminders are told.
package struct DigestText {
  /// One line: the task, or how many there are of each kind.
  package let title: String
  /// The whole message, such as `Today: Vitamins. Overdue: Kindergarten fee (Tue).`.
  package let text: String

  /// The most tasks of one kind that are named.
  static let mostNames = 5
  /// The longest name, in scalars.
  static let nameLimit = 60

  /// Creates the texts of those reminders that are part of such a message; `nil` if none is.
  ///
  /// Fewer names are told where the text would have more than a number of bytes.
  package init?(_ reminders: [Reminder], bytes: Int = .max) {
    let reminders = reminders.filter { $0.digest != nil }
    guard let digest = reminders.compactMap(\.digest).first,
      let now = reminders.map(\.time).max()
    else { return nil }
    var seen: Set<UUID> = []
    let all = (reminders + reminders.flatMap { $0.lines ?? [] })
      .filter { digest.gap != nil || seen.insert($0.uuid).inserted }
    let items = all.map { DigestItem($0, now: now, in: digest) }
    let counts = DigestSection.allCases.compactMap { section in
      let number = items.count { $0.section == section }
      return number > 0 ? DigestCount(section, number) : nil
    }
    title =
      Set(all.map(\.uuid)).count == 1
      ? all[0].task.cleanLine(cutAfter: 200) : ReminderPhrase.counts(counts).text
    func told(_ names: Int) -> String {
      digest.gap.map { Self.text($0, items, at: now, names: names) } ?? Self.sections(items, names)
    }
    text =
      (1...Self.mostNames).reversed().lazy.map(told).first { $0.utf8.count <= bytes }
      ?? told(1).cut(toBytes: bytes)
  }

  private static func sections(_ items: [DigestItem], _ mostNames: Int) -> String {
    DigestSection.allCases.compactMap { section in
      let names = items.filter { $0.section == section }.sorted(by: DigestItem.isSooner)
        .map(\.text)
      guard !names.isEmpty else { return nil }
      let shown = names.count > mostNames + 1 ? mostNames : names.count
      return ReminderPhrase.section(
        section, Array(names.prefix(shown)), more: names.count - shown
      ).text
    }.joined(separator: " ")
  }

  private static func text(
    _ gap: Gap, _ items: [DigestItem], at now: Date, names: Int
  ) -> String {
    let zone = items.first?.zone ?? .gmt
    func relative(_ date: Date) -> RelativeTime { RelativeTime(date, in: zone, now: now) }
    let missed = items.filter { $0.section == .missed }.sorted { DigestItem.isSooner($1, $0) }
    let fresh = items.filter(\.becameOverdue)
    let rest = items.filter { $0.section != .missed && !$0.becameOverdue }
    var parts = [
      ReminderPhrase.meanwhile(
        from: gap.isExact ? relative(gap.from) : nil,
        to: relative(gap.isExact ? gap.to : gap.first ?? gap.to)
      ).text
    ]
    if gap.isLong {
      if let missed = gap.missed, missed > 0 {
        parts.append(ReminderPhrase.manyMissed(missed).text)
      }
    } else if !missed.isEmpty {
      let shown = missed.count > names + 1 ? names : missed.count
      let told = missed.prefix(shown).map(\.text)
      let list = ReminderPhrase.section(.missed, told, more: missed.count - shown).text
      parts.append(
        list.prefix(1).lowercased()
          + list.dropFirst().replacing(": ", with: " ", maxReplacements: 1))
    }
    for item in fresh.prefix(names) { parts.append(item.overdueSince) }
    let isShort = !gap.holdsMorning && !gap.isLong && (names == Self.mostNames || rest.count == 1)
    let sentences = isShort ? rest.map(\.sentence) : [sections(rest, names)]
    return (parts + sentences).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// One task of such a message.
private struct DigestItem {
  let section: DigestSection
  let text: String
  let zone: TimeZone
  /// True if it has become overdue in the gap that the message is about.
  let becameOverdue: Bool
  private let reminder: Reminder
  private let time: RelativeTime?
  private let name: String

  init(_ reminder: Reminder, now: Date, in digest: Digest) {
    self.reminder = reminder
    zone = reminder.zoneName.flatMap { TimeZone(identifier: $0) } ?? .gmt
    let isInDays = reminder.isInDays == true
    let zone = zone
    let time = reminder.due.map { RelativeTime($0, in: zone, now: now).asDay(isInDays) }
    self.time = time
    let name = reminder.task.cleanLine(cutAfter: DigestText.nameLimit)
    self.name = name
    var section = DigestSection.today
    if let ends = reminder.ends {
      section = ends <= now ? .missed : time?.calendarDays ?? 0 > 0 ? .coming : .today
    } else if let time {
      if isInDays ? time.calendarDays < 0 : time.seconds <= -60 {
        section = .overdue
      } else if time.calendarDays > 0 {
        section = .coming
      }
    }
    if digest == .evening { section = .stillOpen }
    self.section = section
    becameOverdue =
      section == .overdue && reminder.key.cause != .overdue && digest.gap != nil
    switch section {
    case .missed, .coming, .overdue:
      let isDay = isInDays || section == .overdue
      text = time.map { ReminderPhrase.dated(name, $0.asDay(isDay)).text } ?? name
    case .today, .stillOpen:
      text =
        isInDays
        ? name
        : time.map { ReminderPhrase.timed(name, $0, isDeadline: reminder.ends == nil).text } ?? name
    }
  }

  var overdueSince: String {
    time.map { ReminderPhrase.overdueSince(name, $0).text } ?? name
  }

  /// The reminder as a sentence of its own.
  var sentence: String { reminder.text }

  /// Things with a time come first, in its order.
  static func isSooner(_ left: DigestItem, _ right: DigestItem) -> Bool {
    let far = Date.distantFuture
    func key(_ item: DigestItem) -> (Date, Date) {
      let due = item.reminder.due ?? far
      return item.reminder.isInDays == true ? (far, due) : (due, due)
    }
    return key(left) == key(right)
      ? left.reminder.key.todo < right.reminder.key.todo : key(left) < key(right)
  }
}

extension Reminder {
  /// The whole message in the language in force.
  ///
  /// `Cat medicine: you are at Vet. Until Mon 8 Jun (in 4 weeks).`
  package var text: String {
    if let fixedText { return fixedText }
    let text = ReminderPhrase.reminder(
      task: task.cleanLine(cutAfter: 200), key.cause, at: place?.cleanLine(cutAfter: 200) ?? "",
      box: box,
      when(now: time, zone: .gmt)
    ).text
    guard let items, !items.isEmpty else { return text }
    return text + " " + ChecklistPhrase.left(ChecklistPhrase.few(items).text).text
  }

  /// Returns the task and when it is, for a single line on a phone: `Cat medicine · until Mon
  /// 8 Jun`.
  package func headline(now: Date, zone: TimeZone) -> String {
    ReminderPhrase.headline(task: task.cleanLine(cutAfter: 200), when(now: now, zone: zone)).text
  }

  /// Returns when the task is (Z1); `zone` where the record names none.
  private func when(now: Date, zone: TimeZone) -> TaskWhen? {
    let zone = zoneName.flatMap { TimeZone(identifier: $0) } ?? zone
    let isInDays = self.isInDays == true
    let relative = { RelativeTime($0, in: zone, now: now) }
    guard let moment = self.due else { return nil }
    let due = relative(moment).asDay(isInDays)
    if let count {
      let missing = count.asked - count.done
      return due.calendarDays > 0 || missing <= 0
        ? .counted(count.done, of: count.asked, per: count.unit)
        : .more(missing, by: relative(count.ends).asDay(true), per: count.unit)
    }
    // Records of earlier versions name no kind.
    let isAppointment = key.cause == .before || key.cause == .start
    let kind = self.kind ?? (isAppointment ? .appointment : isInDays ? .day : .deadline)
    if kind == .appointment {
      let end = minutes.map { relative(moment.addingTimeInterval(Double($0) * 60)) }
      let isOver = ends.map { $0 <= now } ?? (due.seconds <= -60 && (end?.seconds ?? 0) <= 0)
      return isOver
        ? .missed(due) : TaskWhen(kind, opens: nil, due: due, end: end, isOverdue: false)
    }
    return TaskWhen(
      kind, opens: nil, due: due,
      isOverdue: isInDays ? due.calendarDays < 0 : due.seconds <= -60)
  }
}
