package import Foundation
package import Recurrence

/// A habit as it stands on a day: its boxes, streak and strength (J1 to J3, Y5, Y6).
package struct HabitProgress: Sendable, Hashable {
  /// The percentage of done boxes from which a habit earns the badge `habit` (X10).
  package static let badgePercent = 80
  /// How many days back the boxes of a habit that goes on are listed.
  package static let listedDays = 366

  package let habit: Habit
  /// Its boxes, in order, up to the present day for one that goes on.
  package let boxes: [HabitBox]
  /// The strength after each box, in order, from 0 to 1.
  package let strengths: [Double]
  /// How many boxes are done.
  package let done: Int
  /// How many boxes are days of rest up to the present one.
  package let rest: Int
  /// How many days were missed.
  package let missed: Int
  /// The number of days done in a row up to now; rest days and the open day do not end the row.
  ///
  /// For a habit of times a week it is that of weeks kept, and so of its other periods.
  package let streak: Int
  /// The longest such row.
  package let bestStreak: Int
  /// The rows of days done, in order; a missed day, or a period that was not kept, ends a row.
  package let rows: [HabitRow]
  /// How many ticks its days ask for, and how many of them there are.
  private let wanted: (all: Int, done: Int)
  /// The ticks of the present period and how many it asks for; `nil` but for times in a period.
  package let period: (done: Int, wanted: Int)?

  /// Computes the standing of a habit on a day, in O(days).
  ///
  /// `marks` are those of the habit in any order; `isRest` is true on days of rest of all habits,
  /// which count only where the user has marked nothing else (X9).
  package init(
    _ habit: Habit, marks: some Sequence<HabitMark>, today: Int, weekStart: Weekday = .monday,
    isRest: (Int) -> Bool = { _ in false }
  ) {
    self.habit = habit
    let days = HabitDays(habit, marks, today: today, isRest)
    var boxes = days.boxes
    if let periods = HabitPeriods(habit, weekStart: weekStart) {
      let kept = KeptPeriods(periods, &boxes, of: habit, today: today, isRest)
      (streak, bestStreak, rows) = (kept.streak, kept.bestStreak, kept.rows)
      (wanted, period) = (kept.wanted, kept.present)
    } else {
      let kept = KeptDays(boxes)
      (streak, bestStreak, rows) = (kept.streak, kept.bestStreak, kept.rows)
      wanted = (boxes.count, boxes.count { $0.state == .done })
      period = nil
    }
    self.boxes = boxes
    done = boxes.count { $0.state == .done }
    rest = boxes.count { $0.state == .rest }
    missed = boxes.count { $0.state == .missed }
    strengths = HabitStrength.values(of: habit, boxes, today: today, from: days.firstEntry)
  }

  /// The strength from 0 to 1 (J3).
  package var strength: Double { strengths.last ?? 0 }

  /// The boxes that are listed: of a habit that goes on those of the last 366 days.
  package var listed: ArraySlice<HabitBox> {
    guard habit.days == nil, let last = boxes.last else { return boxes[...] }
    return boxes.drop { $0.day <= last.day - Self.listedDays }
  }

  /// True if no box is open or ahead, so that only a correction by the user can change it.
  package var isFinished: Bool {
    habit.days != nil && !boxes.contains { $0.state == .open || $0.state == .ahead }
  }

  /// How many boxes are to be done: of times a week, as many as its weeks ask for.
  package var wantedBoxes: Int { wanted.all }

  /// The fraction of what its days ask for that is done, from 0 to 1; `nil` for one that goes on.
  package var completedFraction: Double? {
    habit.days == nil ? nil : wanted.all == 0 ? 0 : Double(wanted.done) / Double(wanted.all)
  }

  /// True if it is finished with enough boxes done for the badge `habit` (X10).
  package var earnsBadge: Bool {
    isFinished && wanted.done * 100 >= wanted.all * Self.badgePercent && wanted.done > 0
  }

  /// Returns the box of a day; `nil` where there is none.
  package func box(on day: Int) -> HabitBox? {
    var range = boxes.startIndex..<boxes.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if boxes[middle].day == day { return boxes[middle] }
      range =
        boxes[middle].day < day ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.habit == right.habit && left.boxes == right.boxes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(habit)
    hasher.combine(boxes)
  }

  /// Returns when a habit earned the badge for finishing it (X10); `nil` if it did not.
  ///
  /// That is when it was finished and enough boxes were done: at the mark of the last box, or at
  /// `end`, when its last day ended, if a day was missed.
  package static func badgeTime(
    of habit: Habit, _ marks: [HabitMark], today: Int, end: Date, weekStart: Weekday = .monday,
    isRest: (Int) -> Bool = { _ in false }
  ) -> Date? {
    let progress = HabitProgress(
      habit, marks: marks, today: today, weekStart: weekStart, isRest: isRest)
    guard progress.earnsBadge else { return nil }
    // Days within a goal that is the most are done as they end.
    guard habit.goal?.isAtMost != true else { return end }
    let needed = (progress.wanted.all * badgePercent + 99) / 100
    let times = marks.filter { habit.isTicked(by: $0) && habit.contains($0.day) }.map(\.time)
      .sorted()
    guard needed >= 1, times.count >= needed else { return nil }
    let isWhole = progress.boxes.allSatisfy { $0.state == .done || $0.state == .rest }
    let finished = isWhole ? min(marks.map(\.time).max() ?? end, end) : end
    return max(times[needed - 1], finished)
  }
}

/// Days of a habit that were done in a row.
package struct HabitRow: Sendable, Hashable {
  /// The first day done, or that of the first period kept, in days since 1970-01-01.
  package let first: Int
  package internal(set) var last: Int
  /// How many days were done, without days of rest between them; of periods, all of their days.
  package internal(set) var length: Int

  init(_ days: ClosedRange<Int>) {
    (first, last) = (days.lowerBound, days.upperBound)
    length = days.count
  }
}

/// The boxes of a habit by its marks alone.
private struct HabitDays {
  private(set) var boxes: [HabitBox] = []
  /// The day of the first amount of a goal that is the most; days before it do not count.
  let firstEntry: Int?

  init(
    _ habit: Habit, _ marks: some Sequence<HabitMark>, today: Int, _ isRest: (Int) -> Bool
  ) {
    let marks = Dictionary(marks.map { ($0.day, $0) }) { first, _ in first }
    firstEntry =
      habit.goal?.isAtMost == true
      ? marks.values.lazy.filter { habit.amount(of: $0) != nil }.map(\.day).min() : nil
    let last = habit.last ?? today
    guard habit.start <= last else { return }
    boxes.reserveCapacity(last - habit.start + 1)
    var number = 0
    for day in habit.start...last where habit.contains(day) {
      number += 1
      let mark = marks[day]
      let amount = habit.goal == nil ? nil : mark.flatMap(habit.amount)
      let state: HabitBox.State
      if mark?.kind == .rest {
        state = .rest
      } else if let mark, habit.isTicked(by: mark) {
        state = .done
      } else if let goal = habit.goal, goal.isAtMost, let amount {
        state = amount > goal.amount ? .missed : day < today ? .done : .open
      } else if day > today {
        state = .ahead
      } else if isRest(day) {
        state = .rest
      } else if day == today {
        state = .open
      } else {
        state = firstEntry.map { $0 <= day } ?? false ? .done : .missed
      }
      boxes.append(HabitBox(number: number, day: day, state: state, amount: amount))
    }
  }
}

/// The rows of days done.
private struct KeptDays {
  private(set) var streak = 0
  private(set) var bestStreak = 0
  private(set) var rows: [HabitRow] = []

  init(_ boxes: [HabitBox]) {
    for box in boxes {
      switch box.state {
      case .done:
        if streak == 0 {
          rows.append(HabitRow(box.day...box.day))
        } else {
          rows[rows.count - 1].last = box.day
          rows[rows.count - 1].length += 1
        }
        streak += 1
        bestStreak = max(bestStreak, streak)
      case .missed: streak = 0
      case .rest, .open, .ahead, .free: break
      }
    }
  }
}

/// The periods of a habit that were kept; the days that were not needed become free.
private struct KeptPeriods {
  private(set) var streak = 0
  private(set) var bestStreak = 0
  private(set) var rows: [HabitRow] = []
  private(set) var wanted = (all: 0, done: 0)
  private(set) var present: (done: Int, wanted: Int)?

  /// Goes through the periods; `boxes` has one for each day of the habit.
  init(
    _ periods: HabitPeriods, _ boxes: inout [HabitBox], of habit: Habit, today: Int,
    _ isRest: (Int) -> Bool
  ) {
    var index = 0
    while index < boxes.count {
      let period = periods.period(of: boxes[index].day)
      // A first and a last period may have fewer days.
      let end = habit.last.map { min($0, period.upperBound) } ?? period.upperBound
      let length = end - boxes[index].day + 1
      let known = index..<min(index + length, boxes.count)
      // Of one that goes on, the days to come have no boxes.
      let ahead = known.upperBound == boxes.count ? length - known.count : 0
      func isResting(_ box: HabitBox) -> Bool {
        box.state == .rest || box.state == .ahead && isRest(box.day)
      }
      let toCome = (end - ahead + 1..<end + 1).count { !isRest($0) }
      let days = known.count { !isResting(boxes[$0]) } + toCome
      let wanted = min(periods.times, days)
      var (done, left) = (0, days)
      for place in known {
        let box = boxes[place]
        if !isResting(box) { left -= 1 }
        switch box.state {
        case .done: done += 1
        case .missed where box.day < today && wanted - done <= left,
          .open where wanted <= done:
          boxes[place] = HabitBox(
            number: box.number, day: box.day, state: .free, amount: box.amount)
        case .missed, .open, .rest, .ahead, .free: break
        }
      }
      self.wanted = (self.wanted.all + wanted, self.wanted.done + min(done, wanted))
      if (boxes[index].day...end).contains(today) { present = (done, wanted) }
      count(boxes[index].day...end, done, wanted, today: today, isWhole: length == period.count)
      index = known.upperBound
    }
  }

  private mutating func count(
    _ days: ClosedRange<Int>, _ done: Int, _ wanted: Int, today: Int, isWhole: Bool
  ) {
    guard wanted > 0 else { return }
    guard done >= wanted else {
      // One that has not ended, or has only a part of its days, breaks nothing.
      if days.upperBound < today, isWhole { streak = 0 }
      return
    }
    let kept = days.lowerBound...max(days.lowerBound, min(days.upperBound, today))
    if streak == 0 {
      rows.append(HabitRow(kept))
    } else {
      rows[rows.count - 1].last = kept.upperBound
      rows[rows.count - 1].length += kept.count
    }
    streak += 1
    bestStreak = max(bestStreak, streak)
  }
}
