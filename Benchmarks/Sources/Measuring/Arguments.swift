/// The options of a benchmark program, `--name value` or `--name`.
public struct Arguments: Sendable {
  private let words: [String]

  /// Creates the options of this process.
  public init() {
    words = Array(CommandLine.arguments.dropFirst())
  }

  /// Returns the word after an option.
  public func value(_ name: String) -> String? {
    words.firstIndex(of: "--" + name).flatMap { index in
      index + 1 < words.count ? words[index + 1] : nil
    }
  }

  /// Returns the whole number after an option.
  public func number(_ name: String, default standard: Int) -> Int {
    value(name).flatMap { Int($0) } ?? standard
  }

  /// Returns true if an option is present.
  public func has(_ name: String) -> Bool { words.contains("--" + name) }

  /// The first word, unless it is an option.
  public var first: String? { words.first.flatMap { $0.hasPrefix("--") ? nil : $0 } }
}
