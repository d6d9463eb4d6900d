import CommandTesting
import Foundation
import TestSupport
import Testing

/// The built program with an address that it asks for pictures (T12).
enum RewardDaemon {
  /// Runs the daemon with an address for pictures, and passes the port of its page to a closure.
  static func run(
    asking address: String, inside wrapper: [String] = [],
    _ body: (Int, BuiltProgram) throws -> Void
  ) throws {
    var program = try BuiltProgram()
    defer { program.remove() }
    program.environment["PASSBY_REWARDS_PICTURES"] = "online"
    program.environment["PASSBY_REWARDS_URL"] = address
    let daemon = try PageDaemon(program, inside: wrapper)
    defer { daemon.running.abandon() }
    try body(daemon.port, program)
    daemon.running.send(SIGTERM)
    #expect(daemon.running.waitForEnd().status == 0)
  }

  /// Opens the page with the picture.
  static func page(_ port: Int) throws -> PageConnection.Answer {
    try PageConnection(port: port).send(method: "GET", path: "/reward")
  }

  /// Opens the page until it has a picture: two seconds may not do on a loaded machine.
  static func picture(_ port: Int) throws -> PageConnection.Answer {
    var page = try Self.page(port)
    _ = try polling {
      if !page.body.contains("src=\"data:") { page = try Self.page(port) }
      return page.body.contains("src=\"data:")
    }
    return page
  }

  /// The files of a program: its database and what is beside it.
  static func files(of program: BuiltProgram) -> [URL] {
    let files = FileManager.default.enumerator(
      at: program.folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
  }
}
