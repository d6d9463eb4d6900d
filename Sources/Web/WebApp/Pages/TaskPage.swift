import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions

/// The page of one task: its bar, the next reminder, coming dates, settings and history.
struct TaskPage {
  private let view: TaskView
  private let isInside: Bool
  private let places: [Place]
  private let why: [String]
  private let decisions: [WhyAccount.Line]
  private let past: [HistoryItem]
  private let upcoming: [Countdown]
  private let back: LocalAddress
  private let hasJournal: Bool
  private let dayStart: TimeOfDay

  private static let decisionLimit = 20
  private static let pastLimit = 50

  /// Reads what the page shows.
  init(
    _ id: Todo.ID, site: Site, in snapshot: any StoreSnapshot, actionContext: ActionContext,
    back: LocalAddress
  ) throws {
    guard let todo = try snapshot.todo(id) else { throw site.missing(id) }
    let overview = try Overview(about: todo, in: snapshot, actionContext: actionContext)
    view = overview.view(todo)
    self.back = back
    hasJournal = actionContext.parts.contains(.journal)
    dayStart = actionContext.dayStart
    places = overview.names.places.filter { todo.canBeDone(at: $0) }
    let visited = Set(try snapshot.visits.own.filter { $0.ended == nil }.map(\.id.place))
    isInside = places.contains { visited.contains($0.id) }
    let account = try WhyAccount(snapshot, overview: overview)
    why = account.introduction(to: .task(todo), isOnPage: true)
    decisions = try account.lines(
      of: .task(todo),
      decisions: try account.decisions(about: .task(todo), limit: Self.decisionLimit),
      limit: Self.decisionLimit)
    past = try HistoryQuery(
      task: String(id.rawValue), limit: Self.pastLimit, isWhole: false
    ).items(from: snapshot, overview: overview)
    upcoming = todo.schedule(machineZone: actionContext.machineZone).upcoming(
      5, from: todo.position, moved: todo.moved, now: actionContext.now)
  }

  /// The name of the task.
  var title: String { view.todo.name.oneLine }

  /// The values for the template.
  var content: [String: Any] {
    let isFinished = view.phase == .finished
    let coming = upcoming.compactMap(comingLine)
    return [
      "id": String(view.todo.id.rawValue), "name": view.todo.name.wholeLine, "back": back.text,
      "now": String(Int(view.now.timeIntervalSince1970)),
      "cards": [TaskCard(view, isInside: isInside)], "why": why, "hasComing": !coming.isEmpty,
      "coming": coming, "rows": TaskFacts(view).rows(withName: false, withNotes: false),
      "hasNotes": !notes.isEmpty, "notes": notes.map(\.content),
      "isWish": view.todo.isWish && hasJournal, "canBeDone": !isFinished,
      "latestDone": input(view.now),
      "canMove": !isFinished && view.countdown?.due != nil, "canSnooze": !isFinished,
      "moveValue": view.countdown?.due.map { input($0) } ?? "",
      "snoozeValue": input(
        Tomorrow.morning(after: view.now, in: view.zone, at: dayStart)),
      "hasThumbs": !places.isEmpty,
      "thumbs": places.prefix(6).map { place in
        [
          "src": "/places/\(place.id.rawValue)/thumb.svg", "label": place.name.oneLine,
          "href": "/map?place=\(place.id.rawValue)",
        ]
      },
      "hasDecisions": !decisions.isEmpty,
      "decisions": decisions.map { ["time": $0.moment, "text": $0.text] },
      "hasPast": !past.isEmpty,
      "past": past.map { item -> [String: Any] in
        var row: [String: Any] = [
          "time": Wording.moment(item.time, in: view.zone, now: view.now),
          "text": item.result ?? item.text,
          "undone": item.isUndone, "takeBackLabel": HistoryPhrase.takeBackEntry(item.text).text,
        ]
        row["note"] = item.note.map { HistoryPhrase.note($0.wholeLine).text }
        row["entry"] = item.retractableEntry?.uuidString.lowercased()
        return row
      },
    ]
  }

  private var notes: [NotePart] { NotePart.parts(of: view.todo.notes?.quietLines ?? "") }

  private func comingLine(_ countdown: Countdown) -> [String: String]? {
    guard let due = countdown.due, let dates = view.dates(of: countdown) else { return nil }
    let opens = countdown.opens.map { $0 > view.now } ?? false
    return [
      "relative": Wording.relative(due, in: view.zone, now: view.now),
      "text": (opens ? TaskPhrase.opensOn(dates: dates) : TaskPhrase.dueOn(dates: dates)).text,
    ]
  }

  /// Returns an instant as a field of type `datetime-local` has it.
  private func input(_ date: Date) -> String {
    String(LocalDateTime(date, in: view.zone).description.prefix(16))
  }
}
