import Application
import CommandSupport
import Localization

/// A text such as `-5 push-ups` or `- [ ] milk`, which the argument parser takes for options.
enum DashedWord {
  /// Returns the arguments with such texts behind `--`, so that they are taken for what they are;
  /// several ways, of which the first that can be read is meant.
  ///
  /// A text directly behind an option is that option's value; with `always`, that option is a flag.
  /// What follows the first text stays behind it in its order, except options. An option there has
  /// a value, or in the other way none.
  static func shielded(_ arguments: [String], always: Bool = false) -> [[String]] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let first = arguments[..<end].indices.first { index in
      index > 0 && isText(arguments[index]) && (always || !isOption(arguments[index - 1]))
    }
    guard let first else { return [] }
    let ways = [true, false].map { hasValues in
      var (options, texts): ([String], [String]) = ([], [])
      var rest = arguments[first..<end]
      while let word = rest.popFirst() {
        guard isOption(word) || (word.hasPrefix("--") && !isText(word)) else {
          texts.append(word)
          continue
        }
        options.append(word)
        let isValued = hasValues ? isOption(word) : ArgumentOrder.takesValue(word)
        if isValued, let value = rest.popFirst() { options.append(value) }
      }
      let last = end == arguments.endIndex ? [] : Array(arguments[(end + 1)...])
      return Array(arguments[..<first]) + options + ["--"] + texts + last
    }
    // All words of a quick line are its text, and nearly all of its options are flags.
    return arguments.first == "quick" ? ways.reversed() : ways
  }

  /// True for an argument that begins with a dash and can be no option.
  private static func isText(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    let name = argument.prefix { !$0.isWhitespace && $0 != "=" }
    if second == "-" { return argument.dropFirst(name.count).first?.isWhitespace == true }
    return !(second.isASCII && second.isLetter) || argument.contains(where: \.isWhitespace)
  }

  /// True for a long option whose value, if it has one, is the next argument.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("--") && !argument.contains("=") && !isText(argument)
  }

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
