import Application
import CommandSupport
import Foundation

/// The moving clock of a replay at a chosen speed, on a terminal.
struct ReplayClock {
  private let zone: TimeZone
  private let streams: StandardStreams
  private let isShown: Bool
  private var shown = ""

  /// Creates a clock; it shows nothing if stderr is not a terminal.
  init(_ environment: CommandEnvironment, isShown: Bool) {
    zone = environment.zone
    streams = environment.process.streams
    self.isShown = isShown && StandardStreams.isTerminal(streams.error)
  }

  /// Shows the time of the recording; redraws only when the second changes.
  mutating func show(_ time: Date) {
    guard isShown else { return }
    let text = Wording.seconds(time, in: zone)
    guard text != shown else { return }
    shown = text
    streams.writeError("\r  \(text)")
  }

  /// Removes the clock.
  mutating func clear() {
    guard isShown, !shown.isEmpty else { return }
    shown = ""
    streams.writeError("\r\u{1B}[K")
  }
}
