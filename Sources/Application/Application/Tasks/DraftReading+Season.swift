import Localization
import Model
import Recurrence
import Text

/// Reads seasons (Y2).
extension DraftReading {
  /// Reads parts of the year, with the months of the language in force.
  func season(_ text: String) throws -> Season {
    try Season(parsing: text, names: Localizer.current.language.dates.months)
  }

  /// Refuses what is never due in its season: a rhythm, or an appointment on a day out of it.
  func checkSeason(of draft: TodoDetails) throws {
    guard let season = draft.season else { return }
    let what: String
    switch draft.rule {
    case .repeating(let cadence):
      let zone = draft.zone.resolved(machineZone: machineZone)
      let schedule = Schedule(
        rule: draft.rule, zone: zone, isInDays: draft.isInDays, season: season)
      guard schedule.hasNoOccurrence else { return }
      what = cadence.rhythm.description
    case .once(let due):
      guard draft.timing == .fixed, let due, !season.contains(due.daysSinceEpoch) else { return }
      what = due.dateText
    }
    let others: [RequestField] = [.every, .start, .when, .due]
    let field = fields[.season] == nil ? others.first { fields[$0] != nil } ?? .season : .season
    throw Refusal(
      .usage, field,
      SeasonPhrase.neverInSeason(season.description.quoted, what: what.quoted))
  }
}
