package import Geo

/// One position from a device, unchecked, with the remarks of its app.
package struct DeviceReport: Sendable, Hashable {
  /// The position; its `eph` is the 95 % accuracy already.
  package var report: FixReport
  /// True if it is only a sign of life: the time is new, the position may be old (P11).
  package var isPing: Bool
  /// True if the app marks the position as a mock.
  package var isMock: Bool
  /// The geofence events that the phone reports.
  package var hints: [RegionHint]

  package init(
    report: FixReport, isPing: Bool = false, isMock: Bool = false, hints: [RegionHint] = []
  ) {
    self.report = report
    self.isPing = isPing
    self.isMock = isMock
    self.hints = hints
  }
}
