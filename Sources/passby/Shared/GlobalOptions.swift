import Application
public import ArgumentParser
import Foundation
import Runtime
public import Terminal

/// The options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("The database file (PASSBY_DB).", valueName: "file"),
    completion: .file())
  var db: String?

  @Option(
    name: .long, help: ArgumentHelp("The configuration file (PASSBY_CONFIG).", valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(name: .long, help: "Print JSON with stable keys.")
  var json = false

  @Option(
    name: .long,
    help: ArgumentHelp("Take this instant for the present (PASSBY_NOW).", valueName: "instant"))
  var now: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Colour: auto, always or never. NO_COLOR is honoured.", valueName: "when"))
  var color: ColorChoice = .auto
}

extension GlobalOptions {
  /// The options without the argument parser's wrappers.
  var session: SessionOptions {
    SessionOptions(db: db, config: config, json: json, now: now, color: color)
  }
}

extension Session {
  /// Creates the session of a command: its options, and the environment of the process.
  init(_ options: GlobalOptions) throws {
    try self.init(options.session, environment: ProcessInfo.processInfo.environment)
  }
}

extension ColorChoice: ExpressibleByArgument {}
