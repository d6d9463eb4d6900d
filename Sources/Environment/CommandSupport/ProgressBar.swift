/// A progress bar on stderr; nothing if stderr is not a terminal.
package struct ProgressBar {
  private let total: Int
  private let streams: StandardStreams
  private let isShown: Bool
  private var shown = -1

  /// Creates a bar for a number of bytes; up to 1 MiB is too short for one.
  package init(total: Int?, _ streams: StandardStreams) {
    self.total = total ?? 0
    self.streams = streams
    isShown = StandardStreams.isTerminal(streams.error) && self.total > 1 << 20
  }

  /// Shows the number of bytes done; redraws only when the percentage changes.
  package mutating func show(_ done: Int) {
    guard isShown else { return }
    let percent = min(100, done * 100 / max(total, 1))
    guard percent != shown else { return }
    shown = percent
    streams.writeError("\r\(HomeScreen.bar(Double(percent) / 100, width: 30)) \(percent) %")
  }

  /// Removes the bar.
  package func clear() {
    if isShown { streams.writeError("\r\u{1B}[K") }
  }
}
