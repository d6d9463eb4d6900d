/// The options of a benchmark program, `--name value` or `--name`.
public struct Arguments: Sendable {
  private let words: [String]

  /// Takes the process's own.
  public init() {
    words = Array(CommandLine.arguments.dropFirst())
  }

  /// The word after an option.
  public func value(_ name: String) -> String? {
    words.firstIndex(of: "--" + name).flatMap { index in
      index + 1 < words.count ? words[index + 1] : nil
    }
  }

  /// The whole number after an option.
  public func number(_ name: String, default standard: Int) -> Int {
    value(name).flatMap { Int($0) } ?? standard
  }

  /// Whether an option is there.
  public func has(_ name: String) -> Bool { words.contains("--" + name) }

  /// The first word that is no option.
  public var first: String? { words.first.flatMap { $0.hasPrefix("--") ? nil : $0 } }
}
