import Application
import ArgumentParser
import Daemon
import Foundation
import Runtime
import Terminal

/// The program: finds the command, runs it, and turns an error into a message and an exit code.
@main
struct Passby: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passby",
    abstract: "Reminders for what repeats, at the place where you can do it.",
    discussion: """
      Without a command, passby shows the home screen: each task as a bar that fills as its \
      countdown runs, soonest first.

      First steps:
        passby place add Vet 52.5163,13.3777 --radius 80
        passby add "Cat medicine" --every 10-14w --place Vet
        passby run
      """,
    version: Version.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Tasks",
        subcommands: [
          ListCommand.self, AddCommand.self, EditCommand.self, ShowCommand.self,
          RemoveCommand.self, DoneCommand.self, SkipCommand.self, SnoozeCommand.self,
          MoveCommand.self, NextCommand.self,
        ]),
      CommandGroup(name: "Places", subcommands: [PlaceCommand.self]),
      CommandGroup(name: "Steps", subcommands: [UndoCommand.self, RedoCommand.self]),
      CommandGroup(
        name: "Following",
        subcommands: [RunCommand.self, WebCommand.self, ReplayCommand.self, TraceCommand.self]),
      CommandGroup(
        name: "Looking",
        subcommands: [
          StatusCommand.self, WatchCommand.self, WhyCommand.self, HistoryCommand.self,
          DoctorCommand.self, ConfigCommand.self,
        ]),
      CommandGroup(
        name: "Keeping your data",
        subcommands: [
          BackupCommand.self, RestoreCommand.self, ExportCommand.self, ImportCommand.self,
        ]),
    ],
    defaultSubcommand: ListCommand.self)

  static func main() async {
    // A closed pipe is reported by the failing write instead.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.secure()
    // Otherwise libdispatch logs, for each thread, that its priority cannot be raised.
    setenv("LIBDISPATCH_LOG", "NO", 0)
    let arguments = PositionArguments.shielded(
      ArgumentOrder.normalized(Array(CommandLine.arguments.dropFirst())))
    do {
      try CommandNames.check(arguments, knows: configuration)
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      end(because: error, arguments)
    }
  }

  /// Prints the error, or the help that was asked for, and exits with the code that goes with it.
  private static func end(because error: any Error, _ arguments: [String]) -> Never {
    let misread = exitCode(for: error).isSuccess ? DashedWord.misreadAsHelp(arguments) : nil
    if let failure = misread ?? CommandFailure(reporting: error) {
      StandardError.write("passby: \(failure.message.quietLines)\n")
      Foundation.exit(failure.code.rawValue)
    }
    let (text, code) = (fullMessage(for: error), exitCode(for: error))
    if !text.isEmpty, code.isSuccess {
      StandardOutput.write(text + "\n")
    } else if !text.isEmpty {
      StandardError.write(text.quietLines + "\n")
    }
    Foundation.exit(code.rawValue)
  }
}
