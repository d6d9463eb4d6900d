import ArgumentParser

/// A command that is read by itself and takes no request for a completion script.
///
/// ArgumentParser looks for such a request first, as two commands of its own, and only a command
/// of another one is spared that, which is worth it for a short command.
struct Alone<Command: ParsableCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    var configuration = Command.configuration
    configuration._superCommandName = ""
    return configuration
  }

  private var command: Command

  init() { command = Command() }

  init(from decoder: any Decoder) throws { command = try Command(from: decoder) }

  mutating func validate() throws { try command.validate() }

  /// Returns the command, or the one of its subcommands, that arguments ask for.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let parsed = try parseAsRoot(arguments)
    return (parsed as? Self)?.command ?? parsed
  }
}

/// ArgumentParser finds the arguments of a command by reflection.
extension Alone: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: command) }
}

extension ParsableCommand {
  /// Returns the command, or the one of its subcommands, that arguments ask for.
  static func parsedAlone(_ arguments: [String]) throws -> any ParsableCommand {
    try Alone<Self>.parsed(arguments)
  }
}
