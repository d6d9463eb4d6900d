import Application
import ArgumentParser
import Daemon
import Foundation
import Runtime
import Terminal

/// The program: finds the command, runs it, and turns what went wrong into a message and an exit code.
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
    // A reader that has gone away is found out by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.secure()
    // Swift's queues would tell the system's log, each time anew, that a user may not raise a thread's priority.
    setenv("LIBDISPATCH_LOG", "NO", 0)
    do {
      let arguments = PositionArguments.shielded(
        ArgumentOrder.normalized(Array(CommandLine.arguments.dropFirst())))
      try CommandNames.check(arguments, knows: configuration)
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      end(because: error)
    }
  }

  /// Says what went wrong, or shows the help that was asked for, and ends with the exit code that goes with it.
  private static func end(because error: any Error) -> Never {
    if let failure = CommandFailure(reporting: error) {
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
