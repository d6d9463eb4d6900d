import Localization
public import NMEA

extension ReadingStatistics {
  /// A remark about damage in the recording; `nil` if there was none.
  public var remark: String? {
    let damage: [(Int, (Int) -> RunPhrase)] = [
      (badChecksums, RunPhrase.badChecksums), (cutLines, RunPhrase.cutLines),
      (overlongLines, RunPhrase.overlongLines), (garbageBytes, RunPhrase.garbage),
      (epochsWithoutPosition, RunPhrase.withoutPosition),
      (epochsWithoutDate, RunPhrase.withoutDate),
    ]
    let texts = damage.filter { $0.0 > 0 }.map { $0.1($0.0).text }
    guard !texts.isEmpty else { return nil }
    let remark = RunPhrase.damage(texts.joined(separator: ", ")).text
    return epochsWithoutDate > 0 ? "\(remark) \(RunPhrase.giveDate.text)" : remark
  }
}
