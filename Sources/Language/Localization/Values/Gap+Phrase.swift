package import Foundation
package import Model

extension ReminderPhrase {
  /// Creates the sentence that names a gap and when it was, on the wall clock of a zone.
  package static func gap(_ gap: Gap, zone: TimeZone) -> ReminderPhrase {
    func relative(_ date: Date) -> RelativeTime { RelativeTime(date, in: zone, now: gap.to) }
    return gap.isExact
      ? .gap(gap.kind, from: relative(gap.from), to: relative(gap.to))
      : .gap(gap.kind, from: nil, to: relative(gap.first ?? gap.to))
  }
}
