package import Geo

/// The result of a batch: how many positions were used, and why others were not.
package struct DeviceReceipt: Sendable, Hashable {
  /// How many positions were used.
  package var accepted: Int
  /// How many were older than the device's last one (P9).
  package var late: Int
  /// How many had the time of the last one (P9).
  package var repeated: Int
  /// The number of times that were corrected by 1024 or 2048 weeks (P8).
  package var rollover: Int
  /// How many were refused, by reason: `future`, `old`, `mock`, `jump`, `inaccurate` and so on.
  package var refused: [String: Int]
  /// The newest position that was used.
  package var lastAccepted: Fix?
  /// The reminders that the batch caused (P17).
  package var reminders: [Reminder]

  package init(
    accepted: Int = 0, late: Int = 0, repeated: Int = 0, rollover: Int = 0,
    refused: [String: Int] = [:], lastAccepted: Fix? = nil, reminders: [Reminder] = []
  ) {
    self.accepted = accepted
    self.late = late
    self.repeated = repeated
    self.rollover = rollover
    self.refused = refused
    self.lastAccepted = lastAccepted
    self.reminders = reminders
  }
}
