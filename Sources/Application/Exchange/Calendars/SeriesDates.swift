import Application
import Foundation
import Localization
import Recurrence
import Text

/// The dates of a series besides those of its rule: excluded, added and changed ones, and what was
/// done of them (RFC 5545, 3.8.4.4 and 3.8.5).
///
/// Passby keeps no such dates: they decide which date is pending, and others are counted.
struct SeriesDates {
  /// A date that takes the place of one of the rule, or is added to them.
  private struct Extra {
    let date: ItemDate
    let due: ItemDate
    let isAdded: Bool
    /// True if nothing but its date differs.
    var isPlain = true
  }

  private let anchor: ItemDate
  private let zone: TimeZone
  private let schedule: Schedule?
  /// The time from a date of the rule to when it is due, on the wall clock.
  private let seconds: Double
  private let isDay: Bool
  private var gone = Dates()
  private var replaced = Dates()
  private var extras: [Extra] = []

  /// Creates the dates of a rule; without one there is the anchor alone.
  init(_ schedule: Schedule?, anchor: ItemDate, due: ItemDate, zone: TimeZone) {
    (self.schedule, self.anchor, self.zone, isDay) = (schedule, anchor, zone, due.isDay)
    seconds = due.local.date(in: .gmt).timeIntervalSince(anchor.local.date(in: .gmt))
  }

  /// Takes a date away.
  mutating func exclude(_ date: ItemDate) { gone.insert(date) }
  /// Adds a date of the series.
  mutating func add(_ date: ItemDate) {
    extras.append(Extra(date: date, due: shifted(date), isAdded: true))
  }
  /// Puts a date in the place of one of the rule.
  mutating func replace(_ date: ItemDate, due: ItemDate, isPlain: Bool) {
    replaced.insert(date)
    extras.append(Extra(date: date, due: due, isAdded: false, isPlain: isPlain))
  }

  /// The remaining dates of a series.
  struct Rest {
    /// The due date that is pending; `nil` where none is left.
    var pending: ItemDate?
    /// Dates that Passby will ask for though the file has them not.
    var excluded: [ItemDate] = []
    /// Dates that Passby will not ask for.
    var added: [ItemDate] = []
    /// The number of changed ones among the later dates.
    var changed = 0
  }

  /// Returns the first date that is left after an instant, and what becomes of the others.
  func rest(after past: Date, _ work: FileWork) throws(ExchangeFailure) -> Rest {
    var rest = Rest()
    let regular = try firstRegular(after: past, work)
    let open = extras.filter { extra in
      instant(extra.due) > past && !(extra.isAdded && gone.contains(extra.date))
    }.sorted { $0.due.due < $1.due.due }
    rest.pending = regular
    var later = open
    // A date before those of the rule would use up the first of them.
    let beginning = schedule == nil ? nil : shifted(anchor).due
    let next = open.firstIndex { extra in
      !extra.isAdded || beginning.map { $0 <= extra.due.due } ?? true
    }
    if let next, regular.map({ open[next].due.due <= $0.due }) ?? true {
      let taken = later.remove(at: next)
      rest.pending = taken.due
      // One that was brought forward is asked for at its own date, too.
      let isEarlier = shifted(taken.date).due > taken.due.due && taken.date != anchor
      if !taken.isPlain || isEarlier && !taken.isAdded { rest.changed += 1 }
    }
    guard let pending = rest.pending else { return rest }
    rest.added = later.filter(\.isAdded).map(\.due)
    rest.changed += later.count { !$0.isAdded }
    var excluded: Set<ItemDate> = []
    for date in gone.all {
      if let date = try ruled(date, work), date.due > pending.due { excluded.insert(date) }
    }
    rest.excluded = excluded.sorted { $0.due < $1.due }
    return rest
  }

  private func shifted(_ date: ItemDate) -> ItemDate {
    let moved = date.local.date(in: .gmt).addingTimeInterval(date.isDay ? 0 : seconds)
    let local = LocalDateTime(moved, in: .gmt)
    return ItemDate(
      date.isDay ? local.addingDays(Int((seconds / 86_400).rounded(.down))) : local, isDay: isDay)
  }

  private func instant(_ date: ItemDate) -> Date { date.due.date(in: zone) }

  private func firstRegular(
    after past: Date, _ work: FileWork
  ) throws(ExchangeFailure) -> ItemDate? {
    func isTaken(_ date: ItemDate) -> Bool { gone.contains(date) || replaced.contains(date) }
    guard let schedule else {
      let due = shifted(anchor)
      return isTaken(anchor) || instant(due) <= past ? nil : due
    }
    let first = instant(anchor).addingTimeInterval(-1)
    var state = schedule.initialState(now: max(first, past.addingTimeInterval(-seconds)))
    while let countdown = schedule.countdown(at: state), let due = countdown.due {
      let date = ItemDate(LocalDateTime(due, in: zone), isDay: anchor.isDay)
      if !isTaken(date) { return shifted(date) }
      guard work.countDates() else {
        throw ExchangeFailure(ExchangePhrase.manyDates(ReadingLimits.datesOfFile))
      }
      state = schedule.initialState(now: due)
    }
    return nil
  }

  /// Returns when the date of the rule is due that a date of the file means, if there is one.
  private func ruled(_ date: ItemDate, _ work: FileWork) throws(ExchangeFailure) -> ItemDate? {
    guard let schedule else { return nil }
    guard work.countDates() else {
      throw ExchangeFailure(ExchangePhrase.manyDates(ReadingLimits.datesOfFile))
    }
    let state = schedule.initialState(now: date.local.date(in: zone).addingTimeInterval(-1))
    guard let due = schedule.countdown(at: state)?.due else { return nil }
    let found = ItemDate(LocalDateTime(due, in: zone), isDay: anchor.isDay)
    var one = Dates()
    one.insert(date)
    return one.contains(found) ? shifted(found) : nil
  }
}

/// Dates of a file, where a day means each time on it.
private struct Dates {
  private(set) var all: Set<ItemDate> = []
  private var days: Set<Int> = []
  private var wholeDays: Set<Int> = []

  mutating func insert(_ date: ItemDate) {
    all.insert(date)
    days.insert(date.local.daysSinceEpoch)
    if date.isDay { wholeDays.insert(date.local.daysSinceEpoch) }
  }

  func contains(_ date: ItemDate) -> Bool {
    let day = date.local.daysSinceEpoch
    return date.isDay ? days.contains(day) : wholeDays.contains(day) || all.contains(date)
  }
}
