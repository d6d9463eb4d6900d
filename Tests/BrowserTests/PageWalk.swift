import Foundation
import Testing

/// A walk through the pages, as `walk/walk.py` lists it.
struct PageWalk: Sendable {
  let name: String
  let sentence: String

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "walk/walk.py").path()
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The checker of accessibility, where `scripts/needs-axe.sh` put it.
  private static let axe = root.appending(path: ".build/axe/axe.min.js").path()

  /// True if Chromium, its driver and Selenium are installed.
  static let isPossible =
    ["/usr/bin/chromium", "/usr/bin/chromedriver", "/usr/bin/python3"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    } && (try? python(["-c", "import selenium"]).status) == 0

  /// All walks.
  static let all: [PageWalk] = {
    guard isPossible, let list = try? python([script, "--list"]) else { return [] }
    return list.output.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return PageWalk(name: parts[0], sentence: parts.last ?? parts[0])
    }
  }()

  /// Walks at a time: each waits for the page, the program and the driver half of its time.
  private static let lanes = 2 * ProcessInfo.processInfo.activeProcessorCount

  /// Performs walks, some at a time; returns the exit status and the output.
  static func perform(_ walks: [PageWalk]) throws -> (status: Int32, output: String) {
    try python([script, "--lanes", "\(lanes)", program] + walks.map(\.name))
  }

  /// The output without the walks that went well.
  static func failures(in output: String) -> String {
    output.split(separator: "\n").filter { !$0.hasPrefix("ok ") }.joined(separator: "\n")
  }

  /// The program beside the test bundle, or the one that PASSBY_BINARY names.
  private static let program: String = {
    if let path = ProcessInfo.processInfo.environment["PASSBY_BINARY"] { return path }
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle)
    while folder.path() != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "passby").path()
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return "passby"
  }()

  /// Runs Debian's Python, for which Debian's Selenium is.
  private static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-B"] + arguments
    var environment = ProcessInfo.processInfo.environment
    if FileManager.default.fileExists(atPath: axe) { environment["PASSBY_AXE"] = axe }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
