public import Foundation
import Reminders

/// Reads recordings of the OwnTracks Recorder (`.rec`), a line each: time, type, and the message.
///
/// Source: OwnTracks Recorder, storage.c.
public struct PhoneRecording: Sendable {
  private let pushed: PushedPlaces
  private let decrypt: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// Creates a reader of the recordings of one device.
  public init(pushed: PushedPlaces = .none, decrypt: (@Sendable ([UInt8]) -> [UInt8]?)? = nil) {
    self.pushed = pushed
    self.decrypt = decrypt
  }

  /// Returns what a line says, and when it was received; `nil` for a line of another form.
  public func read(_ line: [UInt8]) -> (arrival: Date, reading: PhoneReading)? {
    let parts = line.split(separator: 0x09, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3,
      let arrival = PhoneTime.instant(.text(String(decoding: parts[0], as: UTF8.self)))
    else { return nil }
    let body = Array(parts[2])
    guard body.first(where: { $0 != 0x20 }) == UInt8(ascii: "{") else { return nil }
    return (
      arrival, PhoneReader(arrival: arrival, pushed: pushed, decrypt: decrypt).read(body: body)
    )
  }
}
