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

  /// Runs the command as far as it waits for nothing; returns what is left of it.
  func begin(in process: CommandProcess) throws -> (any WaitingCommand)?
}

extension ExecutableCommand {
  static var opensStore: Bool { true }
}

/// A command that ends without waiting for a task; it runs on the thread that calls it.
protocol RunnableCommand: ExecutableCommand {
  /// Does what the command is for.
  func run(in process: CommandProcess) throws
}

extension RunnableCommand {
  func begin(in process: CommandProcess) throws -> (any WaitingCommand)? {
    try run(in: process)
    return nil
  }
}

/// A command that waits for tasks, such as requests to services.
protocol WaitingCommand: ExecutableCommand {
  /// Does what the command is for.
  func run(in process: CommandProcess) async throws
}

extension WaitingCommand {
  func begin(in process: CommandProcess) -> (any WaitingCommand)? { self }
}

/// The process of a command, and the environment that its common options ask for.
struct CommandProcess {
  /// The environment, the streams and the clock.
  let context: ProcessContext
  private let outcome: Outcome

  private enum Outcome {
    case opened(CommandEnvironment)
    case failed(any Error)
  }

  /// Opens the environment of a command.
  init(
    _ options: GlobalOptions, opensStore: Bool = false, in context: ProcessContext,
    early: EarlySettings? = nil
  ) {
    self.context = context
    do {
      outcome = .opened(
        try CommandEnvironment(
          options.environment, in: context, early: early, keepsConnection: opensStore))
    } catch {
      outcome = .failed(error)
    }
  }

  /// The environment.
  ///
  /// - Throws: What opening it has thrown; a command that can do without does not ask for it.
  var environment: CommandEnvironment {
    get throws {
      switch outcome {
      case .opened(let environment): return environment
      case .failed(let error): throw error
      }
    }
  }

  /// The language of the command's texts, with the choice of the page; until an environment says
  /// so, that in which its arguments were read.
  var localizer: Localizer { (try? environment)?.localizer ?? Localizer.current }
}

extension CommandConfiguration {
  /// Returns the configuration of a command of `passby`.
  ///
  /// With a command above it, ArgumentParser does not look for a request of completions first,
  /// which would parse the arguments two more times.
  static func command(
    _ name: String, _ abstract: any Phrase, discussion: (any Phrase)? = nil,
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil, aliases: [String] = []
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "passby", abstract: abstract.text,
      discussion: discussion?.text ?? "", subcommands: subcommands,
      defaultSubcommand: defaultSubcommand, aliases: aliases)
  }
}
