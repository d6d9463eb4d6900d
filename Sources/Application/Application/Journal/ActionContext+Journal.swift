import Localization
import Text

extension ActionContext {
  /// Reads a period whose ends may be missing; `nil` without both.
  ///
  /// - Throws: `RequestFailure` for a text that is no date, and for a period that ends before it
  ///   begins.
  package func openPeriod(from first: String?, to last: String?) throws -> ClosedRange<Int>? {
    guard first != nil || last != nil else { return nil }
    let start = try first.map { try day($0, field: .from) } ?? LocalDays.first
    let end = try last.map { try day($0, field: .to) } ?? LocalDays.last
    guard start <= end else {
      let (from, to) = (LocalDays.text(start).quoted, LocalDays.text(end).quoted)
      throw RequestFailure(.usage, .from, DatePhrase.periodReversed(from: from, to: to))
    }
    return start...end
  }
}
