import Application
import Foundation
import Localization

/// The speed of a replay.
enum Pace: Equatable {
  case unlimited
  case times(Double)

  /// Reads `max`, `1x`, `60x`.
  init(parsing text: String) throws {
    let word = text.trimmed.lowercased()
    if word == "max" {
      self = .unlimited
      return
    }
    let digits = word.hasSuffix("x") ? String(word.dropLast()) : word
    guard let factor = Double(digits), factor.isFinite, (0.01...1_000_000).contains(factor) else {
      throw RequestFailure(.usage, DaemonPhrase.unknownSpeed("\"\(text.oneLine)\""))
    }
    self = .times(factor)
  }
}
