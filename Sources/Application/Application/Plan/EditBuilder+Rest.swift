import Foundation
package import Model
import Recurrence

/// The edits of days of rest, on which nothing counts as late (X9).
extension EditBuilder {
  /// The longest span of days that can be given at once; also that of a pause.
  static let mostRestDays = 3660

  /// Returns the edit that adds days of rest, or removes them: a day, or a span such as `A..B`.
  ///
  /// Days that are as wanted already stay as they are.
  ///
  /// - Throws: `RequestFailure` for a text that names no days.
  package func rest(
    _ text: String, removing: Bool = false, in context: any EditContext
  ) throws -> Edit {
    let days = try DaySpanText(text, actionContext: actionContext).days
    let wanted = Set(days)
    let present = try context.restDays
    let label = [days.first, days.last].compactMap(\.self).map { RestDay($0).text }
    let span = label.first == label.last ? label[0] : label.joined(separator: "..")
    var edit = Edit(
      summary: "rest \(removing ? "--remove " : "")\(span)",
      action: .rest(days: span, isRemoval: removing))
    if removing {
      edit.restDays = present.filter { wanted.contains($0.day) }.map {
        .init(before: $0, after: nil)
      }
    } else {
      let known = Set(present.filter { !$0.isOfPause }.map(\.day))
      let ofPause = Dictionary(
        present.filter(\.isOfPause).map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
      edit.restDays = days.filter { !known.contains($0) }.map {
        .init(before: ofPause[$0], after: RestDay($0))
      }
    }
    return edit
  }

  /// Returns the days of rest that a pause brings, and those of an earlier pause that go with it.
  ///
  /// A pause covers each day from today on; the day on which it ends counts only if it ends after
  /// the day's start. Without an end, the days after today go.
  func restOfPause(
    until end: Date?, in context: any EditContext
  ) throws -> [Edit.Change<RestDay>] {
    let zone = actionContext.machineZone
    let today = actionContext.today.date
    var wanted: [LocalDateTime] = []
    if let end {
      let last = LocalDateTime(end, in: zone)
      let counts = last > last.at(actionContext.dayStart)
      let span = last.daysSinceEpoch - today.daysSinceEpoch + (counts ? 1 : 0)
      wanted = (0..<min(max(span, 1), Self.mostRestDays)).map(today.addingDays)
    }
    let present = try context.restDays
    let known = Set(present.map(\.day))
    let gone = present.filter { $0.isOfPause && $0.day > today && !wanted.contains($0.day) }
    return gone.map { .init(before: $0, after: nil) }
      + wanted.filter { !known.contains($0) }.map {
        .init(before: nil, after: RestDay($0, isOfPause: true))
      }
  }
}
