import Application
import ArgumentParser

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

/// When to use colour.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}
