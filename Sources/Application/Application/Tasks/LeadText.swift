import DateWords
import Foundation
import Localization
package import Model
import Recurrence
import Text

/// Reads when a task reminds by time: `1h, evening`, `за годину`, `none` (Z4).
///
/// English is always read, and the language in force besides.
struct LeadText {
  /// Why a list was refused, with the part that is to blame.
  enum Refusal: Error {
    case unknown(String)
    case twice(String)
    case tooMany
  }

  private let moments: MomentText
  private let dates: [DateVocabulary]
  private let quick: [QuickVocabulary]

  /// Creates a reader; `moments` reads the lengths.
  init(_ moments: MomentText) {
    self.moments = moments
    let language = Localizer.current.language
    let isEnglish = language.code == "en"
    dates = isEnglish ? [English().dates] : [English().dates, language.dates]
    quick = isEnglish ? [English().quick] : [English().quick, language.quick]
  }

  /// Reads a list with commas or `and` between its parts; an empty list for `none`.
  func leads(_ text: String) throws(Refusal) -> [Lead] {
    let text = Apostrophe.plain(text.trimmed.lowercased())
    if text == "none" { return [] }
    var leads: [Lead] = []
    for part in parts(of: text) {
      guard let lead = lead(part) else { throw .unknown(part) }
      guard !leads.contains(lead) else { throw .twice(part) }
      leads.append(lead)
    }
    guard leads.count <= Lead.most else { throw .tooMany }
    return leads
  }

  private func parts(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).flatMap { part in
      part.split(whereSeparator: \.isWhitespace).map(String.init)
        .split(omittingEmptySubsequences: false) { word in
          quick.contains { $0.joints.contains(word) }
        }.map { $0.joined(separator: " ") }
    }
  }

  /// Reads one of them: `0`, `1h30min`, `2 days before`, `evening`.
  func lead(_ text: String) -> Lead? {
    if let lead = Lead(parsing: text) { return lead }
    var words = text.split(separator: " ")
    if let first = words.first, words.count > 1,
      quick.contains(where: { $0.beforehand.before.contains(String(first)) })
    {
      words.removeFirst()
    }
    if let last = words.last, words.count > 1,
      quick.contains(where: { $0.beforehand.behind.contains(String(last)) })
    {
      words.removeLast()
    }
    let text = words.joined(separator: " ")
    if isPart(of: 9, text) { return .morning }
    if isPart(of: 19, text) { return .evening }
    guard let (minutes, days) = moments.steps(text) else { return Lead(parsing: text) }
    return Lead(parsing: days > 0 ? "\(days)d" : "\(minutes)min")
  }

  /// True for the words of a part of the day, named by its hour.
  private func isPart(of hour: Int, _ text: String) -> Bool {
    dates.contains { $0.partsOfDay[hour]?.contains(text) == true }
  }
}

extension DraftReading {
  /// Reads when a task reminds, as its kind allows; `nil` for the setting of its kind.
  func leads(_ text: String, of details: TodoDetails) throws -> [Lead]? {
    if ["", "default"].contains(text.trimmed.lowercased()) { return nil }
    let leads: [Lead]
    do {
      leads = try LeadText(actionContext.moments(in: machineZone)).leads(text)
    } catch {
      throw switch error {
      case .unknown(let part):
        Refusal(.usage, .remind, value: part) { LeadPhrase.unknown($0) }
      case .twice(let part): Refusal(.usage, .remind, value: part) { LeadPhrase.twice($0) }
      case .tooMany: Refusal(.usage, .remind, value: text) { LeadPhrase.tooMany($0) }
      }
    }
    if let lead = leads.first(where: { !details.takes($0) }) {
      throw Refusal(.usage, .remind, value: lead.description) {
        details.isInDays ? LeadPhrase.notOfDays($0) : LeadPhrase.notOfHours($0)
      }
    }
    return leads
  }
}

extension TodoDetails {
  /// Leaves out the leads that the kind of the task cannot take; without any, those of the setting
  /// hold.
  mutating func dropLeads() {
    guard let given = leads else { return }
    let kept = given.filter(takes)
    if kept != given { leads = kept.isEmpty ? nil : kept }
  }
}

extension TaskView {
  /// Returns the first moments to come at which the task reminds by time (Z4), after the end of its
  /// snooze if that is known.
  package func leads(limit: Int = 10) -> [LeadMoment] {
    guard let countdown else { return [] }
    let schedule = Schedule(
      rule: todo.rule, zone: zone, horizonSeconds: todo.horizonSeconds, isInDays: todo.isInDays,
      season: todo.season)
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
