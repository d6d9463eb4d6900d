import Application
import Foundation
import HTTPServer
import Hummingbird
import Journal
import Localization
import Model
import Recurrence
import WebPorts

/// A year of days, each a field in the colour of its value.
struct YearReview: Sendable {
  struct MonthName: Sendable {
    let text: String
    /// Its first letter, for a narrow screen.
    let initial: String
  }

  /// A day of each month; months have blanks where they are shorter.
  struct Row: Sendable {
    let number: String
    let cells: [Cell]
  }

  /// A day, or a blank.
  struct Cell: Sendable {
    var date: String?
    var look = ""
    var href: String?
    var label = ""
  }

  /// A colour with its meaning, and how many days have it.
  struct Level: Sendable {
    let look: String
    let word: String
    let count: String
    /// The face of a feeling.
    let face: String?
  }

  let heading: String
  let yearText: String
  let choices: [LookbackPage.Choice]
  let previousHref: String?
  let nextHref: String?
  let said: String
  let drawing: String
  let levels: [Level]
  let months: [MonthName]
  let rows: [Row]

  /// Prepares the year.
  init(_ report: YearReport, actionContext: ActionContext) {
    let (subject, year) = (report.subject, report.year)
    yearText = String(year)
    let scale = YearScale(subject, highest: report.points.compactMap(\.y).max() ?? 0)
    heading = Self.word(subject)
    var subjects: [YearSubject] = [.done]
    if actionContext.parts.contains(.mood) { subjects = [.mood, .marks] + subjects }
    subjects += report.habits.map(YearSubject.habit)
    choices = subjects.map { each in
      LookbackPage.Choice(
        href: Self.address(of: each, year), word: Self.word(each),
        isCurrent: each == subject)
    }
    func neighbour(_ step: Int) -> String? {
      guard (1...9999).contains(year + step) else { return nil }
      return Self.address(of: subject, year + step)
    }
    (previousHref, nextHref) = (neighbour(-1), neighbour(1))
    let values = report.points.compactMap { point -> (day: Int, y: Double?)? in
      if case .day(let day) = point.x { (day, point.y) } else { nil }
    }
    let noted = values.count { $0.y != nil }
    said = ChartPhrase.year(String(year), days: noted).text
    let counts = Dictionary(grouping: values.compactMap { $0.y }, by: scale.look).mapValues(\.count)
    levels = scale.levels.map { look, word in
      Level(
        look: look, word: word, count: String(counts[look] ?? 0),
        face: subject == .mood ? String(look.dropFirst()) : nil)
    }
    drawing =
      Self.shares(
        scale.levels.map { (look: $0.look, count: counts[$0.look] ?? 0) }, of: values.count,
        title: "\(heading) \(said)"
      ).text
    months = (1...12).map {
      let name = Localizer.current.language.month($0)
      return MonthName(text: String(name.prefix(3)), initial: name.prefix(1).uppercased())
    }
    let isLinkedToJournal = actionContext.parts.contains(.journal)
    let cells = Dictionary(
      uniqueKeysWithValues: values.map { day, y -> (Int, Cell) in
        let date = LocalDays.text(day)
        let isPast = day <= actionContext.todayNumber
        return (
          day,
          Cell(
            date: date, look: y.map(scale.look) ?? (isPast ? "blank" : "ahead"),
            href: isPast
              ? isLinkedToJournal
                ? "/journal?date=\(date)" : "/history?from=\(date)&to=\(date)" : nil,
            label: LocalDays.heading(day) + (y.map { ": \(scale.text($0))" } ?? ""))
        )
      })
    rows = (1...31).map { number in
      Row(
        number: String(number),
        cells: (1...12).map { month in
          (try? LocalDateTime(year: year, month: month, day: number))
            .flatMap { cells[$0.daysSinceEpoch] } ?? Cell()
        })
    }
  }

  private static func address(of subject: YearSubject, _ year: Int) -> String {
    "/lookback?show=year&of=\(subject.text)&year=\(year)"
  }

  private static func word(_ subject: YearSubject) -> String {
    switch subject {
    case .mood: ChartPagePhrase.yearMood.text
    case .marks: ChartPagePhrase.yearMarks.text
    case .done: ChartPagePhrase.yearDone.text
    case .habit(let habit): habit.name.wholeLine
    }
  }

  /// Returns a bar of the whole year, with a part for each level.
  private static func shares(
    _ levels: [(look: String, count: Int)], of days: Int, title: String
  ) -> Markup {
    var svg = Markup()
    svg.open("svg", ["class": "shares", "height": "16", "role": "img"])
    svg.leaf("title", [:], title)
    svg.shape("rect", ["class": "blank", "x": "0", "y": "0", "width": "100%", "height": "16"])
    var begin = 0.0
    for level in levels where level.count > 0 {
      let share = Double(level.count) / Double(max(1, days))
      svg.shape(
        "rect",
        [
          "class": level.look, "x": Markup.percent(begin), "y": "0",
          "width": Markup.percent(share), "height": "16",
        ])
      begin += share
    }
    svg.close("svg")
    return svg
  }
}

/// A year as one snapshot has it.
struct YearReport {
  let subject: YearSubject
  let year: Int
  let points: [ChartPoint]
  /// The habits that can be chosen.
  let habits: [Habit]

  /// Takes the year from its chart.
  init(_ data: ChartData, _ reader: ChartReader, habits: [Habit]) throws {
    subject = try reader.yearSubject()
    year = try reader.year()
    points = data.series.first?.values ?? []
    self.habits = habits
  }
}

/// The colours of a year: the class of each value, and its meaning.
struct YearScale {
  private let subject: YearSubject
  private let highest: Double
  /// The classes with their meanings, from the lowest.
  let levels: [(look: String, word: String)]

  /// Creates the colours of a year whose highest value is given.
  init(_ subject: YearSubject, highest: Double) {
    self.subject = subject
    let top = max(highest, 4)
    self.highest = top
    switch subject {
    case .mood:
      levels = (0...4).map { ("m\($0)", MoodPhrase.feeling($0).text) }
    case .marks:
      levels = [
        ("bad", JournalPagePhrase.journalBadDay.text),
        ("good", JournalPagePhrase.journalGoodDay.text),
      ]
    case .habit:
      levels = [
        ("bad", JournalPhrase.habitState(HabitBox.State.missed.rawValue).text),
        ("good", JournalPhrase.habitState(HabitBox.State.done.rawValue).text),
      ]
    case .done:
      // Four steps up to the most that was done on a day.
      levels = (0...4).map { step -> (look: String, word: String) in
        let (low, high) = (Int(top) * (step - 1) / 4 + 1, Int(top) * step / 4)
        return ("q\(step)", low >= high || step == 0 ? "\(high)" : "\(low)–\(high)")
      }
    }
  }

  /// Returns the class of a value.
  func look(_ value: Double) -> String {
    switch subject {
    case .mood: Chart.moodLook(value)
    case .marks, .habit: value > 0 ? "good" : "bad"
    case .done:
      value <= 0 ? "q0" : "q\((1...4).first { Int(value) <= Int(highest) * $0 / 4 } ?? 4)"
    }
  }

  /// Returns a value in words.
  func text(_ value: Double) -> String {
    switch subject {
    case .mood: ChartText.mood(value)
    case .done: ChartText.value(value, .count)
    case .marks, .habit: levels[value > 0 ? 1 : 0].word
    }
  }
}
