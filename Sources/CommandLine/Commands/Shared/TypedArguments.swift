import Application
import CommandSupport
import Localization

/// The arguments of a command line, brought from the forms that people type into those that
/// ArgumentParser reads.
///
/// ArgumentParser accepts an option only behind the command that has it, treats each word that
/// begins with a dash as options, and an option's value as always there or never. People type:
///
/// - `passby 5`, which is `passby show 5`;
/// - `passby --db FILE next 3`, a common option before the command;
/// - `passby place add Shed -33.86,151.21`, a southern position;
/// - `passby device edit Phone --push-places`, an option whose value may be left out;
/// - `passby add -5 push-ups` or `passby quick - [ ] milk`, a text that begins with a dash.
enum TypedArguments {
  private static let withValue: [String] = ["--db", "--config", "--now", "--lang", "--color"]
  private static let flags: [String] = ["--json"]

  /// Returns the arguments in the forms that ArgumentParser reads, except texts with a dash.
  static func normalized(_ arguments: [String]) -> [String] {
    let ordered = withCommand(withOptionsBehind(arguments))
    return withPositions(withChoiceOfPlaces(ordered))
  }

  /// Returns the arguments with the common options moved behind the command and its subcommand.
  private static func withOptionsBehind(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var words: [String] = []
    var moved: [String] = []
    while let next = rest.first {
      let name = next.split(separator: "=", maxSplits: 1).first.map(String.init) ?? next
      if flags.contains(next) || (withValue.contains(name) && name != next) {
        moved.append(next)
        rest = rest.dropFirst()
      } else if withValue.contains(next), rest.count > 1 {
        moved += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if words.isEmpty || words == ["place"] || words == ["plan"], !next.hasPrefix("-") {
        words.append(next)
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    guard !words.isEmpty, !moved.isEmpty else { return arguments }
    let end = rest.firstIndex(of: "--") ?? rest.endIndex
    return words + rest[..<end] + moved + rest[end...]
  }

  /// Returns the arguments without the common options and their values.
  static func withoutCommonOptions(_ arguments: [String]) -> [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let next = rest.popFirst() {
      let name = next.split(separator: "=", maxSplits: 1).first.map(String.init) ?? next
      if flags.contains(next) || (withValue.contains(name) && name != next) { continue }
      if withValue.contains(next) { _ = rest.popFirst() } else { words.append(next) }
    }
    return words
  }

  /// Returns `show 5` for `5`.
  private static func withCommand(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, !first.isEmpty,
      first.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return arguments }
    return ["show"] + arguments
  }

  /// Returns the arguments with `--push-places=on` for a `--push-places` of a device that names no
  /// choice, and with `off` for `--no-push-places`.
  private static func withChoiceOfPlaces(_ arguments: [String]) -> [String] {
    guard arguments.first == "device" else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.indices.map { index in
      guard index < end else { return arguments[index] }
      switch arguments[index] {
      case "--no-push-places": return "--push-places=off"
      case "--push-places":
        let next = index + 1 < arguments.count ? arguments[index + 1] : ""
        return ["on", "all", "off"].contains(next) ? arguments[index] : "--push-places=on"
      default: return arguments[index]
      }
    }
  }

  /// Returns the arguments with a southern position of `place add` as a geo URI.
  private static func withPositions(_ arguments: [String]) -> [String] {
    guard arguments.starts(with: ["place", "add"]) else { return arguments }
    return arguments.map { argument in
      let isPosition =
        argument.hasPrefix("-") && argument.dropFirst().first?.isNumber == true
        && argument.contains(",")
      return isPosition ? "geo:" + argument : argument
    }
  }
}

extension TypedArguments {
  /// Returns the arguments with texts that begin with a dash behind `--`, so that they are taken
  /// for what they are; several ways, of which the first that can be read is meant.
  ///
  /// A text directly behind an option is that option's value; with `always`, that option is a flag.
  /// Keeps the order of the arguments behind the first text, but moves options before `--`. One
  /// result reads such an option with a value, the other without.
  static func withTextsShielded(_ arguments: [String], always: Bool = false) -> [[String]] {
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
        let isValued = hasValues ? isOption(word) : withValue.contains(word)
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
