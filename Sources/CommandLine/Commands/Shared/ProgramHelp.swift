import ArgumentParser
import Arguments
import CommandSupport
import Localization

/// The help of the program itself: short, on one screen of 80 by 24, or with every command.
enum ProgramHelp {
  /// The everyday commands, then all others by their groups.
  case short
  /// Every command with a line.
  case all

  /// The help of the program that arguments ask for; `nil` for anything else.
  init?(_ arguments: [String]) {
    switch TypedArguments.withoutCommonOptions(arguments) {
    case ["help"], ["--help"], ["-h"], ["-help"]: self = .short
    case ["help", "all"], ["help", "--all"], ["--help", "all"]: self = .all
    default: return nil
    }
  }

  /// Returns the text, for a number of columns.
  func text(columns: Int) -> String {
    switch self {
    case .short: Self.shortText
    case .all: HelpPage.arranged(Passby.helpMessage(columns: columns))
    }
  }

  private static var shortText: String {
    let rows = EverydayCommand.allCases.map { ($0.call, CommandPhrase.everyday($0).text) }
    let width = rows.map { $0.0.displayWidth }.reduce(0, max)
    let shown = Set(EverydayCommand.allCases.compactMap(\.command))
    let groups = Passby.configuration.groupedSubcommands.map { group in
      let names = group.subcommands.compactMap { $0.configuration.commandName }
      return (group.name, names.filter { !shown.contains($0) }.joined(separator: " "))
    }
    let titleWidth = groups.map { $0.0.displayWidth }.reduce(0, max)
    let calls: [String] = rows.map { "  \($0.0.padded(to: width))  \($0.1)" }
    let titles: [String] = groups.flatMap { title, names in
      "  \(title.padded(to: titleWidth)) \(names)".wrapped(to: 80, indent: titleWidth + 3)
    }
    let first: [String] = [CommandPhrase.help.text, ""]
    let lines: [String] = first + calls + [""] + titles + [CommandPhrase.helpOfAll.text]
    return lines.joined(separator: "\n")
  }
}

extension EverydayCommand {
  /// How it is called.
  fileprivate var call: String {
    switch self {
    case .list: "passby"
    case .quick: "passby quick LINE"
    case .add: "passby add NAME"
    case .done: "passby done TASK"
    case .snooze: "passby snooze TASK"
    case .placeAdd: "passby place add"
    case .today, .undo, .plan, .run: "passby \(rawValue)"
    }
  }

  /// The command that no group needs to list again; `place` has more than `add`, and `list` is more
  /// than the home screen.
  fileprivate var command: String? { [.placeAdd, .list].contains(self) ? nil : rawValue }
}

extension ArgumentHelp {
  /// Returns help in the language in force.
  static func phrase(_ phrase: some Phrase, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(phrase.text, valueName: valueName)
  }
}
