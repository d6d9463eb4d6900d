public import Geo

/// A report of the receiver with what the tracker made of it.
public struct TrackedReport: Sendable, Hashable {
  /// The report.
  public let report: FixReport
  /// True if it is the latest position of the track.
  public let isAccepted: Bool
  /// The horizontal accuracy in metres (95 %) by the limits in force.
  public let accuracyMeters: Double
  /// False if the user of this machine carries another device (P3).
  public let isMine: Bool
  /// True if its time was corrected by 1024 or 2048 weeks.
  public let isPutRight: Bool

  /// Creates a report with its outcome.
  public init(
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
