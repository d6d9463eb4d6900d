import Foundation
import Geo
import Model

/// Checks the time of a phone's report against its arrival (P8, P10).
struct PhoneClock {
  /// When the report arrived, by the computer's clock.
  let arrival: Date
  let limits: PhoneLimits
  /// True if a broker had kept the report.
  var isRetained = false

  /// A phone's clock may be this far ahead of the computer's, in seconds.
  static let aheadSeconds = 120.0
  /// The period of the 10-bit GPS week number, in seconds.
  static let rolloverSeconds = 1024.0 * 7 * 86_400
  /// The largest error of a time that is behind by whole rollovers: a day, in seconds.
  static let rolloverDoubtSeconds = 86_400.0

  /// Returns the reason to refuse a report, or `nil` if it can be used.
  func refusal(of report: DeviceReport) -> PhoneRefusal? {
    if report.isMock { return .mock }
    guard let time = report.report.time else { return nil }
    if time.timeIntervalSince(arrival) > Self.aheadSeconds { return .future }
    return arrival.timeIntervalSince(time) > limits.oldestSeconds ? .old : nil
  }

  /// Returns true if a position of this time came late: its reminders may be outdated (P10).
  func isPast(_ time: Date) -> Bool {
    isRetained || arrival.timeIntervalSince(time) > limits.staleAfterSeconds
  }

  /// Returns a time corrected for a rollover if it is 1024 or 2048 weeks before the arrival.
  func rolledOver(_ time: Date) -> Date? {
    let age = arrival.timeIntervalSince(time)
    for count in [1.0, 2.0] {
      let shift = count * Self.rolloverSeconds
      if abs(age - shift) <= Self.rolloverDoubtSeconds { return time.addingTimeInterval(shift) }
    }
    return nil
  }

  /// Returns the reports of a batch by time; of equal times the most accurate, and how many were
  /// left out and corrected.
  func ordered(
    _ reports: [DeviceReport], within accuracy: AccuracyLimits
  ) -> (reports: [DeviceReport], repeated: Int, rollover: Int) {
    var rollover = 0
    var sorted = reports
    for index in sorted.indices {
      guard let time = sorted[index].report.time, let right = rolledOver(time) else { continue }
      sorted[index].report.time = right
      rollover += 1
    }
    guard sorted.count > 1 else { return (sorted, 0, rollover) }
    // Stable, so that what has no time keeps its place.
    let indices = sorted.indices.sorted { left, right in
      let (first, second) = (time(of: sorted[left]), time(of: sorted[right]))
      return first == second ? left < right : first < second
    }
    var kept: [DeviceReport] = []
    var repeated = 0
    for report in indices.map({ sorted[$0] }) {
      guard let last = kept.last, last.report.time != nil, last.report.time == report.report.time,
        last.hints.isEmpty, report.hints.isEmpty, !last.isMock, !report.isMock
      else {
        kept.append(report)
        continue
      }
      repeated += 1
      if report.report.accuracyMeters(within: accuracy)
        < last.report.accuracyMeters(within: accuracy)
      {
        kept[kept.count - 1] = report
      }
    }
    return (kept, repeated, rollover)
  }

  private func time(of report: DeviceReport) -> Date { report.report.time ?? .distantPast }
}

/// How old the positions of phones may be, and how long one of them counts.
package struct PhoneLimits: Sendable, Hashable {
  /// A position older than this at its arrival, in seconds, counts as late (P10): 10 min.
  package let staleAfterSeconds: Double
  /// A position older than this, in seconds, is refused (P8): 31 d.
  package let oldestSeconds: Double
  /// One sparse position outside ends a visit by itself after this time in seconds, of receivers
  /// too (P12): 10 min.
  package let leaveAfterSeconds: Double

  package init(
    staleAfterSeconds: Double = 600, oldestSeconds: Double = 31 * 86_400,
    leaveAfterSeconds: Double = 600
  ) {
    self.staleAfterSeconds = staleAfterSeconds
    self.oldestSeconds = oldestSeconds
    self.leaveAfterSeconds = leaveAfterSeconds
  }
}
