package import Foundation
package import TestSupport

/// The program as it was built, run as its own process.
package struct BuiltProgram: TestProgram {
  package let folder: URL
  package var environment: [String: String]

  /// A program with an empty home in a new folder.
  package init() throws {
    let home = try ProgramHome()
    (folder, environment) = (home.folder, home.environment)
  }

  /// The program beside the test bundle, or the one that PASSBY_BINARY names, such as an installed
  /// one.
  package static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["PASSBY_BINARY"] {
      return URL(filePath: path)
    }
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle)
    while folder.path() != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "passby")
      if FileManager.default.isExecutableFile(atPath: candidate.path()) { return candidate }
    }
    fatalError("no passby beside \(bundle)")
  }()

  /// Puts a database back in the place of what the program has made of it.
  package func putBack(_ fresh: Data) throws {
    for ending in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: database + ending)
    }
    try fresh.write(to: URL(filePath: database))
  }

  /// Lets the program follow a broker.
  package mutating func follow(_ broker: Mosquitto) {
    environment["PASSBY_MQTT_HOST"] = "127.0.0.1"
    environment["PASSBY_MQTT_PORT"] = "\(broker.port)"
  }

  package func execute(
    _ arguments: [String], environment: [String: String], input: Data
  ) throws -> ProgramOutcome {
    let running = try RunningProgram(self, arguments, environment: environment)
    running.write(input)
    running.closeInput()
    return running.waitForEnd()
  }
}

extension BuiltProgram {
  /// A moment some seconds ahead, of which a daemon that runs reminds soon.
  package static var soon: String { Date(timeIntervalSinceNow: 5).ISO8601Format() }
}
