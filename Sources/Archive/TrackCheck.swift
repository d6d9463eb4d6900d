import Foundation
import Reminders
import SQLiteStore

/// Checks a track record of an export before it is stored.
///
/// The engine goes on from this record at its next start and cannot ask anybody: a value it could
/// not have written itself would stop it, or make it ignore every fix without a word.
enum TrackCheck {
  /// No number in a record is larger: instants are seconds since 2001, up to the year 9999.
  private static let largest = 253_402_300_799.0
  /// The engine holds fixes back for at most a minute, in seconds; an hour leaves room.
  private static let longestHold = 3600.0

  /// Checks the stored text of a record.
  ///
  /// - Throws: `DamagedValue` when it is not a record, holds a number out of range, or contradicts
  ///   itself.
  static func check(_ text: String) throws {
    _ = try StoredJSON.value(TrackRecord.self, from: text, in: "track.record", instants: .exact)
    let record = try JSONSerialization.jsonObject(with: Data(text.utf8))
    try checkNumbers(in: record)
    let values = record as? [String: Any]
    let gate = number("newest", in: values?["gate"])
    let monitor = number("newest", in: values?["monitor"])
    let held = number("heldUntil", in: values?["monitor"])
    // The monitor has seen only what the gate has admitted.
    if let monitor, monitor > gate ?? -.infinity { throw damaged("newest", monitor) }
    if let held, held > (monitor ?? -.infinity) + longestHold { throw damaged("heldUntil", held) }
  }

  private static func number(_ key: String, in object: Any?) -> Double? {
    ((object as? [String: Any])?[key] as? NSNumber)?.doubleValue
  }

  private static func checkNumbers(in value: Any) throws {
    switch value {
    case let object as [String: Any]: for value in object.values { try checkNumbers(in: value) }
    case let array as [Any]: for value in array { try checkNumbers(in: value) }
    case let number as NSNumber where abs(number.doubleValue) > largest:
      throw damaged("number", number.doubleValue)
    // Numbers that are none are stored as texts.
    case let text as String where Double(text).map({ !$0.isFinite }) ?? false:
      throw DamagedValue(place: "track.record", value: text)
    default: break
    }
  }

  private static func damaged(_ key: String, _ number: Double) -> DamagedValue {
    DamagedValue(place: "track.record", value: "\(key) \(number)")
  }
}
