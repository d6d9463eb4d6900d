import Foundation
package import Localization
import Model
import Recurrence
import Text

/// A task as rows, which `show` and the pages have in common.
extension TaskView {
  /// Returns the rows of a task for an audience: titles, and texts, which are empty for what it
  /// does not have.
  package func rows(for audience: Audience) -> [(title: String, text: String)] {
    Localizer.$current.withValue(Localizer.current.speaking(to: audience)) {
      let isInDays = countdown?.isInDays ?? false
      func when(_ date: Date?, asDay isDay: Bool = false) -> String? {
        date.map { Formatted.when($0, in: zone, now: now, asDay: isDay) }
      }
      let due: Row = (TaskPhrase.rowDue, when(countdown?.due, asDay: isInDays))
      let timeZone: Row = (
        TaskPhrase.rowZone, todo.zone.name ?? TaskPhrase.floatingZone(now: zone.identifier).text
      )
      let places: [Row] = [
        (TaskPhrase.rowPlaces, placeNames.map(\.oneLine).joined(separator: ", ")),
        (TaskPhrase.rowOn, todo.places.isEmpty ? nil : triggers(for: audience)),
      ]
      let standing: [Row] = [
        (TaskPhrase.rowNag, nag(for: audience)), (TaskPhrase.rowSnoozed, snooze(for: audience)),
        (TurnsPhrase.rowTurn, turns?.shownName.oneLine),
        (TaskPhrase.rowLastDone, when(todo.lastDone) ?? TaskPhrase.never.text),
      ]
      let settings: [Row] = TaskField.all.compactMap { field in
        guard let label = field.label, let shown = field.shown else { return nil }
        return (label, shown(self))
      }
      let notes: Row = (TaskPhrase.rowNotes, todo.notes?.cleanLines)
      let taught: [Row] = [
        (LearningPhrase.rowUsual, learned?.sentence),
        (
          LearningPhrase.rowProposal,
          learned?.question.map { "\($0) \(LearningPhrase.answers(todo.id.rawValue).text)" }
        ),
      ]
      let name = todo.name.wholeLine
      let rows: [[Row]] =
        switch audience {
        case .page:
          [
            [(TaskPhrase.rowTask, name)], rule(for: audience), [due], places, settings, standing,
            [timeZone, notes],
          ]
        case .terminal:
          [
            [
              (TaskPhrase.rowTask, "\(todo.id.rawValue) \(name)"), (TaskPhrase.rowWhen, whenRow),
              (TaskPhrase.rowOpens, when(countdown?.opens, asDay: isInDays)), due,
            ], rule(for: audience), [timeZone], places, standing, taught, settings, [notes],
          ]
        }
      return rows.joined().map { ($0.text, $1 ?? "") }
    }
  }

  private typealias Row = (label: any Phrase, text: String?)

  private func rule(for audience: Audience) -> [Row] {
    guard case .repeating(let cadence) = todo.rule else {
      return [(TaskPhrase.rowEvery, TaskPhrase.once.text)]
    }
    let (period, isFromDone) = (cadence.rhythm.words, cadence.from == .done)
    let every =
      switch audience {
      case _ where cadence.rhythm.quota != nil: period
      case .page:
        (isFromDone ? TaskPhrase.periodAfterDone(period) : .periodOnFixedDates(period)).text
      case .terminal:
        "\(period), \((isFromDone ? TaskPhrase.fromDone : .fixedRhythm).text)"
      }
    func moment(_ local: LocalDateTime) -> String {
      Formatted.moment(local.date(in: zone), in: zone, now: now, asDay: todo.isInDays)
    }
    return [
      (TaskPhrase.rowEvery, every), (TaskPhrase.rowStart, moment(cadence.start)),
      (TaskPhrase.rowFirst, cadence.first.map(moment)),
      (TaskPhrase.rowEnd, cadence.end.map(moment)),
      (
        TaskPhrase.rowAt,
        cadence.times.map { ([$0.words] + [foreignZone].compactMap(\.self)).joined(separator: " ") }
      ),
      (
        QuotaPhrase.rowSeveralADay,
        cadence.isSeveralADay && cadence.rhythm.quota?.unit != .day
          ? QuotaPhrase.eachCounts.text : nil
      ),
    ]
  }

  /// The name of its zone, where the reader's clock shows another time now (Y10).
  private var foreignZone: String? {
    Localizer.current.zone.flatMap { zone.isForeign(to: $0, at: now) ? zone.cityName : nil }
  }

  /// When the task is, or that nothing is left to do.
  private var whenRow: String? {
    guard !isPast else { return TaskPhrase.status(.finished).text }
    let missed = missed > 1 && isOverdue ? [TaskPhrase.missed(missed).text] : []
    return when.map { ([TaskPhrase.whenAndHowFar($0).text] + missed).joined(separator: ", ") }
  }

  private func triggers(for audience: Audience) -> String {
    let ordered = todo.triggers.ordered
    switch audience {
    case .page:
      return ordered.map { trigger in
        let phrase: TaskPhrase =
          switch trigger {
          case .enter: .arrive
          case .cross: .passBy
          case .dwell: .stay(Formatted.length(seconds: todo.dwellSeconds ?? 0))
          case .exit: .leave
          }
        return phrase.text
      }.joined(separator: ", ")
    case .terminal:
      let dwell = todo.dwellSeconds.map { TaskPhrase.dwellOf(Formatted.length(seconds: $0)).text }
      return ordered.map(\.rawValue).joined(separator: ", ") + (dwell ?? "")
    }
  }

  private func nag(for audience: Audience) -> String? {
    todo.nag.map { period in
      switch audience {
      case .page: TaskPhrase.again(TaskPhrase.everyPeriod(nil, period.span, on: nil).text).text
      case .terminal: TaskPhrase.nagEvery(period.description).text
      }
    }
  }

  private func snooze(for audience: Audience) -> String? {
    guard audience == .terminal else { return snoozeWords }
    return switch activeSnooze?.end {
    case nil: nil
    case .at(let end)?: TaskPhrase.untilMoment(Formatted.moment(end, in: zone, now: now)).text
    case .nextVisit?: TaskPhrase.untilNextVisit.text
    case .leaving?: TaskPhrase.untilLeaving.text
    }
  }
}
