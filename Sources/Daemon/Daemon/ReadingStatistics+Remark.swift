import Localization
package import NMEA

extension ReadingStatistics {
  /// A remark about damage in the recording; `nil` if there was none.
  package var remark: String? {
    let damage: [(Int, (Int) -> DaemonPhrase)] = [
      (badChecksums, DaemonPhrase.badChecksums), (truncatedSentences, DaemonPhrase.cutLines),
      (overlongSentences, DaemonPhrase.overlongLines), (garbageBytes, DaemonPhrase.garbage),
      (epochsWithoutPosition, DaemonPhrase.withoutPosition),
      (epochsWithoutDate, DaemonPhrase.withoutDate),
    ]
    let texts = damage.filter { $0.0 > 0 }.map { $0.1($0.0).text }
    guard !texts.isEmpty else { return nil }
    let remark = DaemonPhrase.damage(texts.joined(separator: ", ")).text
    return epochsWithoutDate > 0 ? "\(remark) \(DaemonPhrase.giveDate.text)" : remark
  }
}
