import ArgumentParser

/// The options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(name: .long, help: "The database file (PASSBY_DB).")
  var db: String?

  @Option(name: .long, help: "The configuration file (PASSBY_CONFIG).")
  var config: String?

  @Flag(name: .long, help: "Print JSON with stable keys.")
  var json = false

  @Option(name: .long, help: "Take this instant for the present (PASSBY_NOW).")
  var now: String?

  @Option(name: .long, help: "Colour: auto, always or never. NO_COLOR is honoured.")
  var color: ColorChoice = .auto
}

/// When to use colour.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}
