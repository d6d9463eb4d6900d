import Glibc

/// A bar on the terminal while something long goes on; nothing where nobody looks.
struct ProgressBar {
  private let total: Int
  private let isShown: Bool
  private var shown = -1

  /// Creates a bar for a number of bytes; short work needs none.
  init(total: Int?) {
    self.total = total ?? 0
    isShown = isatty(STDERR_FILENO) == 1 && self.total > 1 << 20
  }

  /// Shows how far it is, redrawing only where a percent has passed.
  mutating func show(_ done: Int) {
    guard isShown else { return }
    let percent = min(100, done * 100 / max(total, 1))
    guard percent != shown else { return }
    shown = percent
    StandardError.write("\r\(HomeScreen.bar(Double(percent) / 100, width: 30)) \(percent) %")
  }

  /// Takes the bar away.
  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
