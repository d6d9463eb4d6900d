package import Geo

/// A report of the receiver with what the tracker made of it.
package struct TrackedReport: Sendable, Hashable {
  package let report: FixReport
  /// True if it is the latest position of the track.
  package let isAccepted: Bool
  /// The horizontal accuracy in metres (95 %) by the limits in force.
  package let accuracyMeters: Double
  /// False if the user of this machine carries another device (P3).
  package let isMine: Bool
  /// True if its time was corrected by 1024 or 2048 weeks.
  package let isPutRight: Bool

  /// Creates a report with its outcome.
  package init(
    _ report: FixReport, isAccepted: Bool, limits: AccuracyLimits, isMine: Bool = true,
    isPutRight: Bool = false
  ) {
    self.report = report
    self.isMine = isMine
    self.isPutRight = isPutRight
    self.isAccepted = isAccepted
    accuracyMeters = report.accuracyMeters(within: limits)
  }
}
