import Application
import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing
import Text

/// When a task is, in the words of its row (Z1).
struct TaskWhenTests {
  private static let ukrainian = Localizer(Ukrainian())

  /// A task of each kind of the table.
  enum Kind: Sendable {
    /// `10-14w` in days, from 2 March: it opens on 11 May and is due on 8 June.
    case window
    /// On Thursday, 3 December.
    case day
    /// By 14:30 on Thursday, 3 December.
    case deadline
    /// From 14:30 to 15:15 on Thursday, 3 December.
    case appointment
    /// At 14:30 on Thursday, 3 December, for as long as it takes.
    case unmeasured
    /// At 18:00 on each Monday.
    case weekly
    /// Every eight hours, the first time at 18:00 on 3 December.
    case hours
    case undated

    var todo: Todo {
      let due = try? LocalDateTime(parsing: "2026-12-03T14:30")
      let lastSecond = try? LocalDateTime(parsing: "2026-12-03T23:59:59")
      var todo =
        switch self {
        case .window: Sample.todo(rule: .every("10-14w", start: "2026-03-02T00:00"))
        case .day: Sample.todo(rule: .once(due: lastSecond))
        case .deadline, .appointment, .unmeasured: Sample.todo(rule: .once(due: due))
        case .weekly:
          Sample.todo(rule: .every("1w", from: .start, start: "2026-11-30T18:00", at: "18:00"))
        case .hours: Sample.todo(rule: .every("8h", start: "2026-12-03T10:00"))
        case .undated: Sample.todo(rule: .once(due: nil))
        }
      todo.isInDays = self == .window || self == .day
      todo.timing =
        self == .appointment || self == .unmeasured || self == .weekly ? .fixed : .flexible
      todo.durationMinutes = self == .appointment ? 45 : nil
      return todo
    }
  }

  private static func view(_ kind: Kind, at now: String, snooze: Snooze? = nil) -> TaskView {
    var todo = kind.todo
    todo.snooze = snooze
    return TaskView(
      todo, places: PlaceNames(places: []), machineZone: .berlin, now: .berlin(now))
  }

  @Test(
    arguments: [
      (.window, "2026-04-01T12:00", "from Mon 11 May", "з пн, 11 трав."),
      (.window, "2026-05-10T12:00", "from tomorrow", "від завтра"),
      (.window, "2026-05-11T00:00", "until Mon 8 Jun", "до пн, 8 черв."),
      (.window, "2026-06-07T12:00", "until tomorrow", "до завтра"),
      (.window, "2026-06-08T23:59", "until today", "до сьогодні"),
      (
        .window, "2026-06-10T12:00", "overdue by 2 days (Mon 8 Jun)",
        "прострочено на 2 дні (пн, 8 черв.)"
      ),
      (.day, "2026-11-28T12:00", "Thu 3 Dec", "чт, 3 груд."),
      (.day, "2026-12-02T12:00", "tomorrow", "завтра"),
      (.day, "2026-12-03T12:00", "today", "сьогодні"),
      (
        .day, "2026-12-05T12:00", "overdue by 2 days (Thu 3 Dec)",
        "прострочено на 2 дні (чт, 3 груд.)"
      ),
      (.deadline, "2026-11-28T12:00", "by Thu 3 Dec 14:30", "до чт, 3 груд., 14:30"),
      (.deadline, "2026-12-02T15:00", "by tomorrow 14:30", "до завтра 14:30"),
      (.deadline, "2026-12-03T09:00", "by 14:30", "до 14:30"),
      (.deadline, "2026-12-03T14:30", "by 14:30", "до 14:30"),
      (
        .deadline, "2026-12-03T17:30", "overdue by 3 h (14:30)", "прострочено на 3 год (14:30)"
      ),
      (
        .deadline, "2026-12-05T14:30", "overdue by 2 days (Thu 3 Dec 14:30)",
        "прострочено на 2 дні (чт, 3 груд., 14:30)"
      ),
      (.hours, "2026-12-03T12:00", "by 18:00", "до 18:00"),
      (.appointment, "2026-11-28T12:00", "Thu 3 Dec 14:30", "чт, 3 груд., 14:30"),
      (.appointment, "2026-12-02T15:00", "tomorrow 14:30", "завтра 14:30"),
      (.appointment, "2026-12-03T09:00", "14:30 to 15:15", "14:30 до 15:15"),
      (.appointment, "2026-12-03T14:45", "now, to 15:15", "зараз, до 15:15"),
      (.appointment, "2026-12-03T15:15", "missed 14:30", "пропущено 14:30"),
      (.appointment, "2026-12-09T12:00", "missed Thu 14:30", "пропущено чт 14:30"),
      (.appointment, "2026-12-10T12:00", "missed Thu 3 Dec 14:30", "пропущено чт, 3 груд., 14:30"),
      (.appointment, "2026-12-11T12:00", nil, nil),
      (.unmeasured, "2026-12-03T09:00", "14:30", "14:30"),
      (.unmeasured, "2026-12-03T14:45", "now", "зараз"),
      (.unmeasured, "2026-12-03T15:00", "missed 14:30", "пропущено 14:30"),
      (.weekly, "2026-12-07T18:10", "now", "зараз"),
      (.weekly, "2026-12-07T18:30", "Mon 14 Dec 18:00", "пн, 14 груд., 18:00"),
      (.undated, "2026-12-03T12:00", nil, nil),
    ] as [(Kind, String, String?, String?)])
  func `a row says when its task is`(
    kind: Kind, now: String, english: String?, ukrainian: String?
  ) {
    let view = Self.view(kind, at: now)
    #expect(view.whenText == english)
    #expect(view.json.text.contains("\"when_text\":" + (english.map { "\"\($0)\"" } ?? "null")))
    Localizer.$current.withValue(Self.ukrainian) { #expect(view.whenText == ukrainian) }
  }

  @Test(
    arguments: [
      (.window, "2026-04-01T12:00", "from Mon 11 May (in 6 weeks)"),
      (.window, "2026-06-07T12:00", "until tomorrow"), (.day, "2026-12-03T12:00", "today"),
      (.day, "2026-11-28T12:00", "Thu 3 Dec (in 5 days)"),
      (.deadline, "2026-12-03T11:30", "by 14:30 (in 3 h)"),
      (.deadline, "2026-12-02T15:00", "by tomorrow 14:30"),
      (.appointment, "2026-12-03T14:45", "now, to 15:15"),
    ] as [(Kind, String, String)])
  func `with room, the distance stands beside it`(kind: Kind, now: String, text: String) throws {
    let when = try #require(Self.view(kind, at: now).when)
    #expect(TaskPhrase.whenAndHowFar(when).text == text)
  }

  @Test
  func `what was missed stands under its time that has passed, not under the next`() {
    let view = Self.view(.weekly, at: "2026-12-07T18:30")
    #expect(view.whenText(in: .missed) == "missed 18:00")
    #expect(Self.view(.weekly, at: "2026-12-08T18:31").missedTime == nil)
  }

  @Test
  func `a window that opens on its last day names that day once`() throws {
    var todo = Kind.window.todo
    todo.details.season = try Season(parsing: "8 jun-30 sep")
    let view = TaskView(
      todo, places: PlaceNames(places: []), machineZone: .berlin, now: .berlin("2026-04-01T12:00"))
    let countdown = try #require(view.countdown)
    #expect(view.whenAndEnd(of: countdown) == "Mon 8 Jun")
  }

  @Test
  func `an answer also names the end of a window`() {
    let view = Self.view(.window, at: "2026-04-01T12:00")
    #expect(view.whenAndEnd == "from Mon 11 May, until Mon 8 Jun")
    #expect(Self.view(.window, at: "2026-05-12T12:00").whenAndEnd == "until Mon 8 Jun")
    Localizer.$current.withValue(Self.ukrainian) {
      #expect(view.whenAndEnd == "з пн, 11 трав., до пн, 8 черв.")
    }
  }

  @Test(arguments: [
    ("2026-12-03T16:00", "by 14:30 · snoozed until 16:00", "до 14:30 · відкладено до 16:00"),
    (
      "2026-12-04T08:00", "by 14:30 · snoozed until tomorrow 08:00",
      "до 14:30 · відкладено до завтра 08:00"
    ),
    (
      "2026-12-09T08:00", "by 14:30 · snoozed until Wed 9 Dec 08:00",
      "до 14:30 · відкладено до ср, 9 груд., 08:00"
    ),
  ])
  func `a snooze stands behind it`(end: String, english: String, ukrainian: String) {
    let snooze = Snooze(since: .berlin("2026-12-03T08:00"), end: .at(.berlin(end)))
    let view = Self.view(.deadline, at: "2026-12-03T09:00", snooze: snooze)
    #expect(view.whenText == english)
    Localizer.$current.withValue(Self.ukrainian) { #expect(view.whenText == ukrainian) }
    // Without a date there is no text, and a snooze is told by itself.
    let undated = Self.view(.undated, at: "2026-12-03T09:00", snooze: snooze)
    #expect(undated.whenText == nil && undated.snoozeWords != nil)
  }

  @Test
  func `only what has no window names its opening apart`() {
    #expect(Self.view(.window, at: "2026-04-01T12:00").opensOtherwise == nil)
    #expect(Self.view(.deadline, at: "2026-11-28T12:00").opensOtherwise != nil)
    #expect(Self.view(.deadline, at: "2026-12-03T12:00").opensOtherwise == nil)
  }
}
