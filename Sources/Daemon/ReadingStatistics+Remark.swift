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
    return texts.isEmpty ? nil : RunPhrase.damage(texts.joined(separator: ", ")).text
  }
}
