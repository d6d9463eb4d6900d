import ArgumentParser
import CommandSupport
import Localization

/// A command that does something; other commands are groups of commands.
protocol ExecutableCommand: ParsableCommand {
  /// The options that every command takes.
  var global: GlobalOptions { get }

  /// True if it opens the store at its beginning: the store takes over the connection that has
  /// read the choices of the page.
  static var opensStore: Bool { get }
}

extension ExecutableCommand {
  static var opensStore: Bool { true }
}

/// A command that ends without waiting for a task; it runs on the thread that calls it.
protocol RunnableCommand: ExecutableCommand {
  /// Does what the command is for.
  func run(in process: CommandProcess) throws
}

/// A command that waits for tasks, such as requests to services.
protocol WaitingCommand: ExecutableCommand {
  /// Does what the command is for.
  func run(in process: CommandProcess) async throws
}

/// The process of a command, and the environment that its common options ask for.
struct CommandProcess {
  /// The environment, the streams and the clock.
  let context: ProcessContext
  private let outcome: Result<CommandEnvironment, any Error>

  /// Opens the environment of a command.
  init(
    _ options: GlobalOptions, opensStore: Bool = false, in context: ProcessContext,
    early: EarlySettings? = nil
  ) {
    self.context = context
    outcome = Result {
      try CommandEnvironment(
        options.environment, in: context, early: early, keepsConnection: opensStore)
    }
  }

  /// The environment.
  ///
  /// - Throws: What opening it has thrown; a command that can do without does not ask for it.
  var environment: CommandEnvironment { get throws { try outcome.get() } }

  /// The language of the command's texts, with the choice of the page; until an environment says
  /// so, that in which its arguments were read.
  var localizer: Localizer { (try? outcome.get())?.localizer ?? Localizer.current }
}
