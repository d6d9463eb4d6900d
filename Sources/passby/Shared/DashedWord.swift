import Application
import Localization
import Runtime

/// A word such as `-5 push-ups` that the argument parser takes for a group of one-letter options.
enum DashedWord {
  private static let helpRequests: Set<String> = ["-h", "--help", "-help", "--help-hidden", "help"]

  /// Returns the failure for arguments that ask for help only by an `h` inside such a word.
  static func misreadAsHelp(_ arguments: [String]) -> CommandFailure? {
    let words = arguments.prefix { $0 != "--" }
    guard !words.contains(where: helpRequests.contains) else { return nil }
    let word = words.first {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.dropFirst().contains("h")
    }
    return word.map {
      CommandFailure(.usage, CommandPhrase.readAsOptions("\"\($0.oneLine)\"").text)
    }
  }
}
