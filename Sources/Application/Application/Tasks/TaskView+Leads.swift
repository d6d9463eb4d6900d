import Foundation
import Localization
package import Model
import Recurrence

extension TaskView {
  /// Returns the first moments to come at which the task reminds by time (Z4), after the end of its
  /// snooze if that is known.
  package func leads(limit: Int = 10) -> [LeadMoment] {
    guard let countdown else { return [] }
    let schedule = Schedule(
      rule: todo.rule, zone: zone, horizonSeconds: todo.horizonSeconds, isInDays: todo.isInDays)
    let coming = ComingLeads(
      of: pending, schedule: schedule, countdown: countdown, rules: reminding.rules)
    guard let coming else { return [] }
    switch activeSnooze?.end {
    case .nextVisit?, .leaving?: return []
    case .at(let end)?:
      // At its end the snooze is over.
      return coming.moments(after: max(now, end.addingTimeInterval(-0.001)), limit: limit)
    case nil: return coming.moments(after: now, limit: limit)
    }
  }

  /// The moments to come of the next occurrence that reminds.
  private var nextLeads: [LeadMoment] {
    let coming = leads()
    return coming.filter { $0.due == coming.first?.due }
  }

  /// A sentence about when the task reminds, for the answer to a change: for what was asked for,
  /// for appointments, and where nothing comes any more (Z4); `nil` where nothing was changed.
  package func remindingWords(before: TaskView? = nil) -> String? {
    guard let countdown, let due = countdown.due, due > now else { return nil }
    let coming = nextLeads
    if let before, before.todo.leads == todo.leads, before.nextLeads == coming { return nil }
    let leads = todo.details.leads(by: reminding.rules, isInDays: countdown.isInDays)
    guard !leads.isEmpty else { return todo.leads == nil ? nil : LeadPhrase.never.text }
    guard !coming.isEmpty else {
      guard activeSnooze == nil else { return nil }
      return LeadPhrase.remindsNoMore(
        due: relative(due).asDay(countdown.isInDays), isAppointment: todo.hasFixedTime
      ).text
    }
    guard todo.leads != nil || todo.hasFixedTime else { return nil }
    return LeadPhrase.reminds(coming.map { relative($0.moment) }).text
  }

  /// Returns an answer with the sentence about when the task reminds behind it.
  package func reminding(_ text: String, before: TaskView? = nil) -> String {
    [text, remindingWords(before: before)].compactMap(\.self).joined(separator: " ")
  }

  /// A sentence about times to remind that another kind of task cannot take; `nil` for none.
  func goneLeadsWords(before: TaskView) -> String? {
    let gone = (before.todo.leads ?? []).filter { !todo.details.takes($0) }
    guard !gone.isEmpty else { return nil }
    return LeadPhrase.gone(gone, isInDays: todo.isInDays).text
  }

  private func relative(_ date: Date) -> RelativeTime {
    RelativeTime(date, in: zone, now: now, present: present)
  }
}
