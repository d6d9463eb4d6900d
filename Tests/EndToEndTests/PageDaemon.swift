import CommandTesting
import Foundation
import TestSupport
import Testing

/// The built program running as a daemon whose page can be reached.
struct PageDaemon {
  let running: RunningProgram
  /// The port of its page.
  let port: Int

  /// Starts it, and waits until it can be reached.
  init(
    _ program: BuiltProgram, _ arguments: [String] = ["--gpsd", "127.0.0.1:9"],
    inside wrapper: [String] = []
  ) throws {
    let running = try RunningProgram(
      program, ["run", "--json"] + arguments, now: nil, inside: wrapper)
    self.running = running
    _ = polling { running.hasClosedOutput || Self.port(in: running.errorsSoFar) != nil }
    port = try #require(Self.port(in: running.errorsSoFar), "\(running.errorsSoFar)")
  }

  private static func port(in errors: String) -> Int? {
    let line = errors.split(separator: "\n").first { $0.contains("Page: http://") }
    let digits = line?.split(separator: ":").last?.prefix { $0.isNumber }
    return digits.flatMap { Int($0) }
  }

  /// Returns the header of Basic authentication.
  static func login(_ user: String, _ key: String) -> String {
    "Authorization: Basic " + Data("\(user):\(key)".utf8).base64EncodedString()
  }

  /// The events that were printed so far; of one person if one is given.
  func events(of person: String? = nil) -> [WalkEvent] {
    WalkEvent.all(in: running.outputSoFar, of: person)
  }

  /// Waits until there are so many events of a person; returns them.
  func events(_ count: Int, of person: String? = nil) -> [WalkEvent] {
    _ = running.waitForOutput { WalkEvent.all(in: $0, of: person).count >= count }
    return events(of: person)
  }
}
