import Application
import ArgumentParser
import Daemon
import Runtime
import Settings
import Terminal
import WebApp

struct WebTokenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token", abstract: "Make the token that opens the page to others on the network.",
    discussion: """
      The token is shown once; only a digest of it is kept, beside the database. From then on \
      everybody has to log in with it, on this machine too. To let others in, set web.listen to \
      an address of this machine, or to 0.0.0.0 for all of them, and start the daemon again.

      The page speaks http, which others on the network can listen to: across networks that you \
      do not trust, put a server before it that speaks https, or use a tunnel such as ssh.
      """)

  @Flag(help: "Make another token; the old one, and whoever is logged in, is out.") var new = false
  @Flag(help: "Take the token away: nobody but this machine gets in.") var remove = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard !new || !remove else {
      throw CommandFailure(.usage, "--new and --remove exclude each other: give one.")
    }
    let session = try Session(global)
    let file = TokenFile(database: session.databasePath)
    if remove { return try takeAway(file, session.output) }
    guard new || !file.exists else {
      throw CommandFailure(
        .refused,
        "there is already a token, and it cannot be shown again. Make another one, which ends all logins: passby web token --new"
      )
    }
    let token = AccessToken()
    try file.write(token.digest)
    guard !session.output.json else {
      session.output.line(
        .object([("token", .string(token.text)), ("file", .string(file.path))]))
      return
    }
    session.output.line(token.text)
    session.output.note(
      "This is the token, shown only this once: whoever has it can see and change everything.")
    guard WebAddress(host: session.settings.webListen, port: 0).isLoopback else { return }
    session.output.note(
      "The page still listens to this machine alone: set web.listen to let others in.")
  }

  private func takeAway(_ file: TokenFile, _ output: Output) throws {
    let isGone = try file.remove()
    guard !output.json else {
      output.line(.object([("removed", .bool(isGone)), ("file", .string(file.path))]))
      return
    }
    output.line(isGone ? "The token is gone." : "There is no token.")
  }
}
