import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import Localization

/// The program.
public enum Program {
  /// Finds the command that arguments ask for, runs it, and turns an error into a message.
  ///
  /// Returns the exit code.
  public static func run(_ arguments: [String], environment: [String: String]) async -> Int32 {
    await Passby.run(arguments, environment: environment)
  }
}

/// The command of all commands.
struct Passby: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    var configuration = CommandConfiguration(
      commandName: "passby",
      abstract: HelpPhrase.passby.text,
      discussion: HelpPhrase.passbyDiscussion.text,
      version: Version.text,
      groupedSubcommands: groups,
      defaultSubcommand: ListCommand.self)
    if isParsing { configuration._superCommandName = "" }
    return configuration
  }

  private static var groups: [CommandGroup] {
    [
      CommandGroup(
        name: HelpPhrase.groupTasks.text,
        subcommands: [
          ListCommand.self, TodayCommand.self, PlanCommand.self, AddCommand.self,
          QuickCommand.self,
          EditCommand.self, ShowCommand.self,
          RemoveCommand.self, DoneCommand.self, SkipCommand.self, SnoozeCommand.self,
          MoveCommand.self, PauseCommand.self, RestCommand.self, NextCommand.self,
          BucketCommand.self,
        ]),
      CommandGroup(
        name: ProgressHelpPhrase.groupProgress.text,
        subcommands: [
          MoodCommand.self, PracticeCommand.self, ProgressCommand.self, StatsCommand.self,
          PhotoCommand.self, ProfileCommand.self,
        ]),
      CommandGroup(
        name: JournalHelpPhrase.groupJournal.text,
        subcommands: [JournalCommand.self, HabitCommand.self]),
      CommandGroup(
        name: HelpPhrase.groupPlaces.text,
        subcommands: [PlaceCommand.self, NearCommand.self, CategoryCommand.self]),
      CommandGroup(
        name: DeviceHelpPhrase.groupDevices.text,
        subcommands: [DeviceCommand.self, PersonCommand.self]),
      CommandGroup(
        name: HelpPhrase.groupSteps.text, subcommands: [UndoCommand.self, RedoCommand.self]),
      CommandGroup(
        name: HelpPhrase.groupDaemon.text,
        subcommands: [RunCommand.self, WebCommand.self, ReplayCommand.self, TraceCommand.self]),
      CommandGroup(
        name: HelpPhrase.groupInformation.text,
        subcommands: [
          StatusCommand.self, WatchCommand.self, WhyCommand.self, HistoryCommand.self,
          DoctorCommand.self, ConfigCommand.self,
        ]),
      CommandGroup(
        name: HelpPhrase.groupBackup.text,
        subcommands: [
          BackupCommand.self, RestoreCommand.self, ExportCommand.self, ImportCommand.self,
        ]),
    ]
  }

  /// True while the arguments of a command are parsed that ask for no completion script.
  ///
  /// ArgumentParser looks for such a request first, as two commands of its own, and only a command
  /// of another one is spared that: a tenth of the time of a short command.
  @TaskLocal private static var isParsing = false

  /// Finds the command that arguments ask for, and runs it; returns the exit code.
  static func run(_ arguments: [String], environment: [String: String]) async -> Int32 {
    let arguments = PositionArguments.shielded(
      ArgumentOrder.withColourOfCategory(
        ArgumentOrder.withChoiceOfPlaces(
          ArgumentOrder.withCommand(ArgumentOrder.normalized(arguments)))))
    do {
      let localizer = try localizer(for: arguments, environment: environment)
      return await Localizer.$current.withValue(localizer) { await run(arguments) }
    } catch {
      return report(error, arguments)
    }
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      try await run(try parsed(arguments))
      return 0
    } catch {
      return report(error, arguments)
    }
  }

  /// Runs a command; generic, because a cast looks first at the type that is written here.
  private static func run<Command: ParsableCommand>(_ command: sending Command) async throws {
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      var command = command
      try command.run()
    }
  }

  /// Returns the command that arguments ask for.
  ///
  /// A command that is named reads its arguments by itself, because ArgumentParser would look three
  /// times at what it and the default command take: a third of the time of a short command. Only
  /// if it cannot read them do all commands take part, so that the message says what they know.
  ///
  /// Texts that begin with a dash are taken for texts wherever that can be read.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let asFlagsToo =
      DashedWord.misreadAsHelp(arguments) == nil
      ? [] : DashedWord.shielded(arguments, always: true)
    for shielded in DashedWord.shielded(arguments) + asFlagsToo {
      if let command = try? parsedAsTheyAre(shielded) { return command }
    }
    do {
      return try parsedAsTheyAre(arguments)
    } catch {
      for shielded in DashedWord.shielded(arguments, always: true) {
        if let command = try? parsedAsTheyAre(shielded) { return command }
      }
      throw error
    }
  }

  private static func parsedAsTheyAre(_ arguments: [String]) throws -> any ParsableCommand {
    let named = try CommandNames.named(by: arguments, of: groups.flatMap(\.subcommands))
    if let named, arguments.allSatisfy(isOrdinary),
      let command = try? named.parsedAlone(Array(arguments.dropFirst()))
    {
      return command
    }
    return try Self.$isParsing.withValue(!isPackaging(arguments)) { try parseAsRoot(arguments) }
  }

  /// Returns false for an argument that may ask for help or for completions.
  private static func isOrdinary(_ argument: String) -> Bool {
    if argument.hasPrefix("--") {
      return !["--help", "--generate", "--experimental", "---"].contains(where: argument.hasPrefix)
    }
    return argument != "help" && !(argument.hasPrefix("-") && argument.contains("h"))
  }

  /// Returns the language of the user; English for the texts that packages contain.
  private static func localizer(
    for arguments: [String], environment: [String: String]
  ) throws(CommandFailure) -> Localizer {
    guard !isPackaging(arguments) else { return Localizer(English()) }
    return try LanguageChoice.localizer(for: arguments, environment: environment)
  }

  /// True if the arguments ask for a text that packages contain.
  private static func isPackaging(_ arguments: [String]) -> Bool {
    arguments.contains {
      $0.hasPrefix("--generate-completion-script") || $0 == "--experimental-dump-help"
    }
  }

  /// Prints the error, or the help that was asked for; returns the exit code that goes with it.
  private static func report(_ error: any Error, _ arguments: [String]) -> Int32 {
    let misread = exitCode(for: error).isSuccess ? DashedWord.misreadAsHelp(arguments) : nil
    if let failure = misread ?? CommandFailure(reporting: error) {
      StandardError.write("passby: \(failure.message.quietLines)\n")
      return failure.code.rawValue
    }
    let message = CompletionScript.corrected(fullMessage(for: error))
    let code = exitCode(for: error)
    if !message.isEmpty, code.isSuccess {
      StandardOutput.write(HelpFrame.localized(message) + "\n")
    } else if !message.isEmpty {
      StandardError.write(HelpFrame.localized(QuoteHint.added(to: message)).quietLines + "\n")
    }
    return code.rawValue
  }
}
