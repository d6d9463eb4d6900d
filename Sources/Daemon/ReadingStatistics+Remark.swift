import Application
import Localization
public import NMEA
import Reminders

extension ReadingStatistics {
  /// A remark about damage in the recording; `nil` if there was none.
  public var remark: String? {
    let counts: [(Int, Noun, String)] = [
      (badChecksums, .sentence, "with a wrong checksum dropped"), (cutLines, .line, "cut short"),
      (overlongLines, .line, "too long"), (garbageBytes, .byte, "of no NMEA"),
      (epochsWithoutPosition, .epoch, "without a position"),
      (epochsWithoutDate, .epoch, "without a date"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\(Wording.count($0.0, $0.1)) \($0.2)" }
    return words.isEmpty ? nil : "In the recording: \(words.joined(separator: ", "))."
  }
}
