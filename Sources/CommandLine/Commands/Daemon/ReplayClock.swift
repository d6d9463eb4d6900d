import Application
import CommandSupport
import Foundation

/// The moving clock of a replay at a chosen speed, on a terminal.
struct ReplayClock {
  private let zone: TimeZone
  private let isShown: Bool
  private var shown = ""

  /// Creates a clock; it shows nothing if stderr is not a terminal.
  init(zone: TimeZone, isShown: Bool) {
    self.zone = zone
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
  }

  /// Shows the time of the recording; redraws only when the second changes.
  mutating func show(_ time: Date) {
    guard isShown else { return }
    let text = Wording.seconds(time, in: zone)
    guard text != shown else { return }
    shown = text
    StandardError.write("\r  \(text)")
  }

  /// Removes the clock.
  mutating func clear() {
    guard isShown, !shown.isEmpty else { return }
    shown = ""
    StandardError.write("\r\u{1B}[K")
  }
}
