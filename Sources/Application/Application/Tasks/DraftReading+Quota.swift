import Foundation
import Localization
import Model
import Recurrence
import Text

/// Reads what goes with a number of times in each period, and refuses what does not (Y4).
extension DraftReading {
  /// Refuses the fields that a quota does not go with, and several a day without one.
  func checkQuota(_ rhythm: Rhythm) throws {
    guard rhythm.quota != nil else {
      guard fields[.severalADay] == "yes" else { return }
      throw Refusal(.usage, .severalADay, QuotaPhrase.severalWithoutQuota)
        .because(.storedTask)
    }
    for field in [RequestField.from, .first, .last] where fields.has(field) {
      throw Refusal(.usage, field, QuotaPhrase.notWith(subject: given(field)))
    }
    if let at = fields[.at], (try? TimeSpanText(parsing: at))?.times.areSeveral == true {
      throw Refusal(.usage, .at, QuotaPhrase.notWith(subject: given(.at)))
    }
  }

  private func given(_ field: RequestField) -> GivenValue {
    GivenValue((fields[field] ?? "").quoted, of: field.flag)
  }

  /// Returns true if several times of a day count, new or of a changed task.
  func countsSeveralADay(_ old: Cadence?) throws -> Bool {
    guard let text = fields[.severalADay] else { return old?.isSeveralADay ?? false }
    let answers = ["yes": true, "no": false]
    return try known(.severalADay, text, among: ["yes", "no"]) { answers[$0.lowercased()] }
  }
}
