import Foundation
import Model

/// A position of OwnTracks as one line of comma-separated values, which small trackers publish:
/// `TID,TST,T,LAT,LON,COG,VEL,ALT,DIST,TRIP`.
///
/// The time is in hexadecimal seconds; degrees are in millionths, course and altitude in tens, the
/// speed in km/h. Accuracy is not sent. Source: OwnTracks Recorder, recorder.c, `csv_to_json`.
struct OwnTracksLine {
  private static let fields = 10

  let position: PhonePosition

  /// Reads a line; `nil` for any other text.
  init?(_ text: String) {
    var line = text[...]
    while line.last?.isWhitespace == true { line.removeLast() }
    let parts = line.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == Self.fields, (1...63).contains(parts[0].utf8.count),
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber }),
      let seconds = Int64(parts[1], radix: 16), seconds >= 0, parts[2].count == 1
    else { return nil }
    let numbers = parts[3...].compactMap { Int64($0) }
    guard numbers.count == Self.fields - 3 else { return nil }
    position = PhonePosition(
      latitude: Double(numbers[0]) / 1_000_000, longitude: Double(numbers[1]) / 1_000_000,
      time: Date(timeIntervalSince1970: Double(seconds)), speed: Double(numbers[3]) / 3.6,
      course: Double(numbers[2]) * 10, altitude: Double(numbers[4]) * 10, isPing: parts[2] == "p")
  }
}

extension PhoneReader {
  /// Reads a position of one line.
  func read(_ line: OwnTracksLine) -> PhoneReading {
    var reading = PhoneReading(kind: .owntracks)
    reading.add(line.position, arrival: arrival)
    return reading
  }
}
