package import Foundation
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

/// The positions that one request of a device brought.
package struct DeviceBatch: Sendable, Hashable {
  /// Who sent it.
  package var device: Device.ID
  /// When it came, by the computer's clock.
  package var arrival: Date
  /// The positions, sorted by time.
  package var reports: [DeviceReport]
  /// True if a broker had kept them, for days or for a moment: they are of the past either way.
  package var isRetained: Bool
  /// How many messages could not be decrypted.
  package var undecryptable: Int

  package init(
    device: Device.ID, arrival: Date, reports: [DeviceReport], isRetained: Bool = false,
    undecryptable: Int = 0
  ) {
    self.device = device
    self.arrival = arrival
    self.reports = reports
    self.isRetained = isRetained
    self.undecryptable = undecryptable
  }
}

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

/// Why a message of a phone, or a position in it, was not used; the names are those of `refused`.
package enum PhoneRefusal: String, Sendable, Hashable, CaseIterable {
  /// The body is neither JSON nor a form, is not UTF-8, or nests too deeply.
  case notJSON = "not_json"
  /// JSON of a kind that no known app sends.
  case unknownType = "unknown_type"
  /// Nothing was sent.
  case empty
  /// A message of a device with a secret was not encrypted.
  case plain
  /// An encrypted message cannot be decrypted.
  case undecryptable
  /// There is no position, or it is no number.
  case noPosition = "no_position"
  /// There is no time, or it cannot be read.
  case noTime = "no_time"
  /// The position is not on the globe, is (0, 0), or the app calls it invalid, as by a negative
  /// accuracy (G1).
  case invalid
  /// The phone says that the position is made up.
  case mock
  /// Its time is more than two minutes ahead of the computer's.
  case future
  /// It is older than `phones.oldest`, or the request held more positions than are used.
  case old
  /// The accuracy is worse than the limit that the user set.
  case inaccurate
  /// The position is too far for any movement.
  case jump
}

/// A geofence event that a phone reports for a place which Passby sent to it (P13).
package struct RegionHint: Sendable, Hashable {
  /// The direction in which the device crossed the border.
  package enum Event: Sendable, Hashable {
    case enter, leave
  }

  package var place: UUID
  /// The direction.
  package var event: Event

  package init(place: UUID, event: Event) {
    self.place = place
    self.event = event
  }
}
