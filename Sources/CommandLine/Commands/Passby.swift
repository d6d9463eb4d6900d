import Application
import ArgumentParser
import Arguments
package import CommandSupport
import Foundation
import Localization

package enum Program {
  /// Runs the command that arguments ask for, and prints what is wrong with it.
  ///
  /// Returns the exit code.
  package static func run(_ arguments: [String], in process: ProcessContext) async -> Int32 {
    await Passby.run(arguments, in: process)
  }
}

struct Passby: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "passby",
      abstract: CommandPhrase.help.text,
      discussion: CommandPhrase.helpDiscussion.text,
      version: Version.text,
      groupedSubcommands: groups,
      defaultSubcommand: ListCommand.self)
  }

  private static var groups: [CommandGroup] {
    [
      CommandGroup(
        name: CommandPhrase.groupTasks.text,
        subcommands: [
          ListCommand.self, TodayCommand.self, PlanCommand.self, WeeksCommand.self,
          AddCommand.self, QuickCommand.self,
          EditCommand.self, ItemCommand.self, ShowCommand.self,
          RemoveCommand.self, DoneCommand.self, SkipCommand.self, SnoozeCommand.self,
          MoveCommand.self, TurnCommand.self, PauseCommand.self, RestCommand.self, NextCommand.self,
          BucketCommand.self, SuggestCommand.self, TemplateCommand.self,
          ZoneCommand.self,
        ]),
      CommandGroup(
        name: CommandPhrase.groupProgress.text,
        subcommands: [
          MoodCommand.self, PracticeCommand.self, ProgressCommand.self, StatsCommand.self,
          PhotoCommand.self, ProfileCommand.self,
        ]),
      CommandGroup(
        name: CommandPhrase.groupJournal.text,
        subcommands: [JournalCommand.self, HabitCommand.self]),
      CommandGroup(
        name: CommandPhrase.groupPlaces.text,
        subcommands: [PlaceCommand.self, NearCommand.self, CategoryCommand.self]),
      CommandGroup(
        name: CommandPhrase.groupDevices.text,
        subcommands: [DeviceCommand.self, PersonCommand.self]),
      CommandGroup(
        name: CommandPhrase.groupSteps.text, subcommands: [UndoCommand.self, RedoCommand.self]),
      CommandGroup(
        name: CommandPhrase.groupDaemon.text,
        subcommands: [RunCommand.self, WebCommand.self, ReplayCommand.self, TraceCommand.self]),
      CommandGroup(
        name: CommandPhrase.groupInformation.text,
        subcommands: [
          StatusCommand.self, WatchCommand.self, WhyCommand.self, HistoryCommand.self,
          DoctorCommand.self, ConfigCommand.self,
        ]),
      CommandGroup(
        name: CommandPhrase.groupBackup.text,
        subcommands: [
          BackupCommand.self, RestoreCommand.self, ExportCommand.self, ImportCommand.self,
        ]),
    ]
  }

  /// Finds the command that typed arguments ask for, and runs it; returns the exit code.
  static func run(_ arguments: [String], in process: ProcessContext) async -> Int32 {
    let report = Report(arguments, in: process)
    // Commands that wait for nothing end in `begin`, on the thread of the caller: a thread more
    // costs a short command more than its work does.
    switch begin(arguments, in: process, report) {
    case .ended(let status): return status
    case .waits(let command, let process):
      return await Localizer.$current.withValue(process.localizer) {
        do {
          try await command.run(in: process)
          return 0
        } catch {
          return report.status(of: error)
        }
      }
    }
  }

  /// The state of a command after its beginning.
  private enum Beginning {
    /// The exit code of a command that has ended.
    case ended(Int32)
    /// A command that waits for tasks, and has not begun.
    case waits(any WaitingCommand, CommandProcess)
  }

  /// Parses the arguments, and runs a command that waits for nothing.
  private static func begin(
    _ arguments: [String], in process: ProcessContext, _ report: Report
  ) -> Beginning {
    let early = EarlySettings(arguments, in: process)
    do {
      let localizer = try localizer(for: arguments, early, in: process)
      return Localizer.$current.withValue(localizer) {
        if let help = ProgramHelp(arguments) { return .ended(report.status(of: help)) }
        do {
          let command = try NameCompletion.$process.withValue(process) {
            try parsed(TypedArguments.normalized(arguments, for: Passby.self))
          }
          return begin(command, early, in: process, report)
        } catch {
          return .ended(report.status(of: error))
        }
      }
    } catch {
      return .ended(report.status(of: error))
    }
  }

  private static func begin(
    _ command: any ParsableCommand, _ early: EarlySettings?, in context: ProcessContext,
    _ report: Report
  ) -> Beginning {
    guard let executable = command as? any ExecutableCommand else {
      // A group of commands throws a request for its help.
      var group = command
      do {
        try group.run()
        return .ended(0)
      } catch {
        return .ended(report.status(of: error))
      }
    }
    let process = CommandProcess(
      executable.global, opensStore: type(of: executable).opensStore, in: context, early: early)
    return Localizer.$current.withValue(process.localizer) {
      do {
        return try executable.begin(in: process).map { .waits($0, process) } ?? .ended(0)
      } catch {
        return .ended(report.status(of: error))
      }
    }
  }

  /// Returns the command that arguments ask for.
  ///
  /// A named command parses its arguments alone, because ArgumentParser would inspect its options
  /// and the default command's three times: a third of the time of a short command. Only if
  /// that fails do all commands take part, so that the message names them.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    if let named = try command(named: arguments),
      arguments.prefix(while: { $0 != "--" }).allSatisfy(isOrdinary),
      let command = try? named.parseAsRoot(Array(arguments.dropFirst()))
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// Returns false for an argument that may ask for help or for completions.
  private static func isOrdinary(_ argument: String) -> Bool {
    if argument.hasPrefix("--") {
      return !["--help", "--generate", "--experimental", "---"].contains(where: argument.hasPrefix)
    }
    return argument != "help" && !(argument.hasPrefix("-") && argument.contains("h"))
  }

  /// Returns the command of a name or an alias; `nil` for an option, for `help`, without a word.
  ///
  /// Catches a mistyped command, and the name of a task, before the home screen takes it for an
  /// argument of its own.
  ///
  /// - Throws: `Refusal` with the nearest name when the word is no command.
  private static func command(
    named arguments: [String]
  ) throws -> (any ParsableCommand.Type)? {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else { return nil }
    let commands = groups.flatMap { $0.subcommands }
    for command in commands {
      let configuration = command.configuration
      if configuration.commandName == word || configuration.aliases.contains(word) {
        return command
      }
    }
    let names = commands.compactMap { $0.configuration.commandName } + ["help"]
    let hint = Suggestion.phrase(for: word, among: names)
    let call = OtherWords.call(TypedArguments.withoutCommonOptions(arguments))
    let failure = NameCompletion.taskInsteadOfCommand(
      arguments, onlyWhole: !hint.isEmpty || call != nil)
    if let failure { throw failure }
    if let call {
      throw Refusal(.usage, CommandPhrase.otherWord("\"\(word.oneLine)\"", call: call))
    }
    throw Refusal(.usage, CommandPhrase.notACommand("\"\(word.oneLine)\"", hint: hint))
      .offering(Suggestion.nearest(to: word, among: names), for: word)
  }

  /// Returns the language of the user; English for the texts that packages contain.
  private static func localizer(
    for arguments: [String], _ early: EarlySettings?, in process: ProcessContext
  ) throws(Refusal) -> Localizer {
    guard !isPackaging(arguments) else { return Localizer(English()) }
    return try LanguageChoice.localizer(for: arguments, early, in: process)
  }

  /// True if the arguments ask for a text that packages contain.
  private static func isPackaging(_ arguments: [String]) -> Bool {
    arguments.contains {
      $0.hasPrefix("--generate-completion-script") || $0 == "--experimental-dump-help"
    }
  }
}
