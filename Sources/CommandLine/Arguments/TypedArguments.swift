package import Application
package import ArgumentParser
import Foundation
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
package enum TypedArguments {
  private static let withValue: [String] = ["--db", "--config", "--now", "--lang", "--color"]
  private static let flags: [String] = ["--json"]

  /// Returns the arguments in the forms that the commands below `root` read.
  package static func normalized(
    _ arguments: [String], for root: any ParsableCommand.Type
  ) -> [String] {
    var rest = arguments[...]
    var (words, common): ([String], [String]) = ([], [])
    var command: (any ParsableCommand.Type)?
    while let next = rest.first {
      let count = lengthOfCommonOption(rest)
      if count > 0 {
        common += rest.prefix(count)
        rest = rest.dropFirst(count)
      } else if words.isEmpty && !next.hasPrefix("-") {
        // A number is a task; `help` has no options of its own.
        words = !next.isEmpty && next.allSatisfy(\.isASCIIDigit) ? ["show", next] : [next]
        rest = rest.dropFirst()
        if next == "help" { return words + withoutCommonOptions(Array(rest)) }
        guard let named = subcommand(of: root, words[0]) else { break }
        command = named
      } else if let group = command, let named = subcommand(of: group, next) {
        words.append(next)
        rest = rest.dropFirst()
        command = named
      } else {
        break
      }
    }
    guard var command else { return words + common + rest }
    let typed = common + (words[0] == "device" ? withChoiceOfPlaces(rest) : Array(rest))
    // Of a group, an option belongs to the usual command.
    let asksForHelp = typed.prefix { $0 != "--" }.contains(where: helpRequests.contains)
    if let usual = command.configuration.defaultSubcommand, !typed.isEmpty, !asksForHelp {
      words += usual.configuration.commandName.map { [$0] } ?? []
      command = usual
    }
    return words + withTextsShielded(typed, of: command)
  }

  /// Returns the number of arguments that a common option at the beginning has, 0 for any other
  /// argument.
  private static func lengthOfCommonOption(_ arguments: ArraySlice<String>) -> Int {
    guard let first = arguments.first else { return 0 }
    let name = first.prefix { $0 != "=" }
    if flags.contains(first) { return 1 }
    guard withValue.contains(String(name)) else { return 0 }
    return name.count < first.count ? 1 : min(2, arguments.count)
  }

  private static func subcommand(
    of command: any ParsableCommand.Type, _ word: String
  ) -> (any ParsableCommand.Type)? {
    let configuration = command.configuration
    return (configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands))
      .first {
        $0.configuration.commandName == word || $0.configuration.aliases.contains(word)
      }
  }

  /// Returns the arguments without the common options and their values.
  package static func withoutCommonOptions(_ arguments: [String]) -> [String] {
    var words: [String] = []
    var rest = arguments[...]
    while let next = rest.first {
      let count = lengthOfCommonOption(rest)
      if count == 0 { words.append(next) }
      rest = rest.dropFirst(max(1, count))
    }
    return words
  }

  /// Returns the arguments with `--push-places=on` for a `--push-places` of a device that names no
  /// choice, and with `off` for `--no-push-places`.
  private static func withChoiceOfPlaces(_ arguments: ArraySlice<String>) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.indices.map { index in
      guard index < end else { return arguments[index] }
      switch arguments[index] {
      case "--no-push-places": return "--push-places=off"
      case "--push-places":
        let next = index + 1 < arguments.endIndex ? arguments[index + 1] : ""
        return ["on", "all", "off"].contains(next) ? arguments[index] : "--push-places=on"
      default: return arguments[index]
      }
    }
  }

  /// Returns the arguments of a command with texts that begin with a dash behind `--`, so that they
  /// are taken for what they are.
  ///
  /// A text directly behind an option that takes a value is that value. The order of the other
  /// words stays; options among them move before `--`.
  private static func withTextsShielded(
    _ arguments: [String], of command: any ParsableCommand.Type
  ) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    guard arguments[..<end].contains(where: isText) else { return arguments }
    let valued = DeclaredOptions.withValue(of: command)
    var (options, words): ([String], [String]) = ([], [])
    var rest = arguments[..<end]
    while let word = rest.popFirst() {
      if isText(word) || !word.hasPrefix("-") || word == "-" {
        words.append(word)
      } else if valued.contains(word), let value = rest.popFirst() {
        options += isText(value) ? ["\(word)=\(value)"] : [word, value]
      } else {
        options.append(word)
      }
    }
    return options + ["--"] + words + arguments[end...].dropFirst()
  }

  /// True for an argument that begins with a dash and can be no option.
  private static func isText(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    let name = argument.prefix { !$0.isWhitespace && $0 != "=" }
    if second == "-" { return argument.dropFirst(name.count).first?.isWhitespace == true }
    return !(second.isASCII && second.isLetter) || argument.contains(where: \.isWhitespace)
  }

  private static let helpRequests: Set<String> = ["-h", "--help", "-help", "--help-hidden", "help"]

  /// Returns the failure for arguments that ask for help only by an `h` inside such a word.
  package static func misreadAsHelp(_ arguments: [String]) -> Refusal? {
    let words = arguments.prefix { $0 != "--" }
    guard !words.contains(where: helpRequests.contains) else { return nil }
    let word = words.first {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.dropFirst().contains("h")
    }
    return word.map {
      Refusal(.usage, CommandPhrase.readAsOptions("\"\($0.oneLine)\""))
    }
  }
}

/// The declaration of a command's options, in the form in which ArgumentParser prints it for
/// `--experimental-dump-help`.
private struct DeclaredOptions: Decodable {
  struct Command: Decodable {
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  let command: Command

  /// Returns the options of a command that take a value: `--due`.
  static func withValue(of command: any ParsableCommand.Type) -> Set<String> {
    let text = command._dumpHelp()
    guard let declared = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)).command
    else { return [] }
    var names: Set<String> = []
    for argument in declared.arguments ?? [] where argument.kind == "option" {
      for name in argument.names ?? [] {
        names.insert((name.kind == "long" ? "--" : "-") + name.name)
      }
    }
    return names
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
