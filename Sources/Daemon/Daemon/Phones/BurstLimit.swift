import Foundation

/// Counts the positions of one device in the present minute (P16).
struct BurstLimit {
  private var minute = 0
  private var positions = 0

  /// Counts positions; returns the seconds until the next minute if they are too many for this one.
  ///
  /// The first request of a minute is always taken, so that a large one is not refused each time.
  mutating func count(_ number: Int, most: Int, at now: Date) -> Int? {
    let seconds = now.timeIntervalSince1970
    let present = Int(seconds / 60)
    if present != minute { (minute, positions) = (present, 0) }
    guard positions == 0 || positions + number <= most else {
      return max(1, Int((Double(present + 1) * 60 - seconds).rounded(.up)))
    }
    positions += number
    return nil
  }
}
