package import Foundation
import Model

/// Reads recordings of the OwnTracks Recorder (`.rec`), a line each: time, type, and the message.
///
/// Source: OwnTracks Recorder, storage.c.
package struct PhoneRecording: Sendable {
  private let pushed: PushedPlaces
  private let decrypt: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// Creates a reader of the recordings of one device.
  package init(pushed: PushedPlaces = .none, decrypt: (@Sendable ([UInt8]) -> [UInt8]?)? = nil) {
    self.pushed = pushed
    self.decrypt = decrypt
  }

  /// Returns the reading of a line and the time of its arrival; `nil` for a line of another form.
  ///
  /// Blanks may stand for the tabs, as an editor leaves them.
  package func read(_ line: [UInt8]) -> (arrival: Date, reading: PhoneReading)? {
    let tabs = line.split(separator: 0x09, maxSplits: 2, omittingEmptySubsequences: false)
    let parts =
      tabs.count == 3
      ? tabs
      : line.split(maxSplits: 2, omittingEmptySubsequences: true) { $0 == 0x20 || $0 == 0x09 }
    guard parts.count == 3,
      let arrival = PhoneTime.instant(.text(String(decoding: parts[0], as: UTF8.self)))
    else { return nil }
    let body = Self.withoutDumpedBytes(Array(parts[2]))
    guard body.first(where: { $0 != 0x20 }) == UInt8(ascii: "{") else { return nil }
    return (
      arrival, PhoneReader(arrival: arrival, pushed: pushed, decrypt: decrypt).read(body: body)
    )
  }

  /// Returns JSON with a blank in place of each ` 0A`, ` 0D`, ` 09` and ` 00` outside of its texts.
  ///
  /// As such the Recorder writes the bytes that are not printable of a message that its sender has
  /// laid out in lines. No JSON has a number of this form.
  private static func withoutDumpedBytes(_ body: [UInt8]) -> [UInt8] {
    var result = body
    var (isInText, isEscaped) = (false, false)
    for (index, byte) in body.enumerated() {
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == 0x20, isDumped(body.dropFirst(index + 1).prefix(2)) {
        result.replaceSubrange(index + 1...index + 2, with: [0x20, 0x20])
      }
    }
    return result
  }

  private static func isDumped(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.count == 2, digits.first == UInt8(ascii: "0"), let second = digits.last else {
      return false
    }
    return [UInt8(ascii: "A"), UInt8(ascii: "D"), UInt8(ascii: "9"), UInt8(ascii: "0")]
      .contains(second)
  }
}
