import ArgumentParser

struct WebCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web", abstract: "The page for the browser: who may open it.",
    discussion: """
      "passby run" serves the page. Without more, only this machine can open it; how others on \
      the network can is told by "passby help web token".
      """,
    subcommands: [WebTokenCommand.self])
}
