public import Foundation

/// A time in which nothing reminds, because the user asked for it (B3).
public struct Pause: Sendable, Hashable, Codable {
  /// When it began.
  public let began: Date
  /// When it ends, exclusive.
  public let until: Date

  /// Creates a pause.
  public init(began: Date, until: Date) {
    self.began = began
    self.until = until
  }
}

extension EngineRules {
  /// Returns when reminders are given again if they are held back at an instant, by quiet hours, by
  /// a pause, or by one after the other; `nil` if they are not.
  public func holdEnd(at instant: Date, pause: Pause?) -> Date? {
    var end: Date?
    // A pause may end in quiet hours, and quiet hours in a pause.
    while true {
      let time = end ?? instant
      if let pause, time >= pause.began, time < pause.until {
        end = pause.until
      } else if let quiet = quietHours?.end(holding: time, in: machineZone) {
        end = quiet
      } else {
        return end
      }
    }
  }

  /// Returns when reminders were last held back up to an instant, by quiet hours or a pause.
  package func lastHoldEnd(notAfter instant: Date, pause: Pause?) -> Date? {
    let quiet = quietHours?.lastEnd(notAfter: instant, in: machineZone)
    guard let pause, pause.until <= instant else { return quiet }
    return max(quiet ?? pause.until, pause.until)
  }
}
