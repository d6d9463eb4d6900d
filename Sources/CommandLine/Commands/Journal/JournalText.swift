import Application
import CommandSupport
import Journal
import Localization
import Model
import Progress
import Recurrence

/// A day of the journal for people.
struct JournalText {
  private let day: JournalDay
  private let actionContext: ActionContext

  init(_ day: JournalDay, actionContext: ActionContext) {
    self.day = day
    self.actionContext = actionContext
  }

  /// Prints the day.
  func print(to output: Output) throws {
    var heading = [
      day.mark.map { $0 == .good ? JournalPhrase.goodDay.text : JournalPhrase.badDay.text }
    ].compactMap(\.self)
    if let average = StatisticsView.text(day.average) {
      let moods = MoodPhrase.moods(day.average.count).text
      heading.append("\(ProgressPhrase.title(.mood).text) \(average) (\(moods))")
    }
    let title = output.paint(LocalDays.heading(day.number), .bold)
    try output.line(heading.isEmpty ? title : "\(title)  \(heading.joined(separator: ", "))")
    let sections = [
      ("gratitude", goodThings), ("notes", notes), ("habits", habits), ("done", done),
      ("photos", photos),
    ].filter { !$0.1.isEmpty }
    if sections.isEmpty, heading.isEmpty { try output.line(JournalPhrase.emptyDay.text) }
    for (name, lines) in sections {
      try output.line(output.paint(JournalPhrase.title(name).text, .bold))
      for line in lines { try output.line("  \(line)") }
    }
  }

  private var goodThings: [String] {
    (day.gratitude?.texts ?? []).enumerated().map { "\($0 + 1). \($1.oneLine)" }
  }

  private var notes: [String] {
    day.notes.map { view in
      let lines = view.note.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map { String($0).oneLine }.joined(separator: "\n       ")
      return "\(String(view.note.id.rawValue).leftPadded(to: 3))  \(text)"
    }
  }

  private var habits: [String] {
    day.habits.compactMap { view in
      view.progress.box(on: day.number).map { box in
        "\(box.state.sign) \(view.habit.name.oneLine)  \(view.text)"
      }
    }
  }

  private var done: [String] {
    day.done.map { item in
      let time = LocalDateTime(item.time, in: actionContext.machineZone)
      let clock = String(time.description.dropFirst(11).prefix(5))
      let face = item.emotion.map { " " + $0.face } ?? ""
      return "\(clock)\(face)  \(item.text)"
    }
  }

  private var photos: [String] {
    day.photoCount == 0 ? [] : [JournalPhrase.photos(day.photoCount).text]
  }
}
