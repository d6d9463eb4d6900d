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
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:9"], now: nil, inside: wrapper)
    defer { running.abandon() }
    _ = polling { running.hasClosedOutput || running.errorsSoFar.contains("Page: ") }
    let match = try #require(
      running.errorsSoFar.firstMatch(of: /Page: http:\/\/127\.0\.0\.1:(\d+)\n/))
    try body(try #require(Int(match.1)), program)
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
  }

  /// Opens the page with the picture; returns the answer with its headers.
  static func page(_ port: Int) throws -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    guard LoopbackPort.connect(descriptor, to: port) else { throw POSIXError(.ECONNREFUSED) }
    var text = "GET /reward HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
    text.withUTF8 { bytes in
      _ = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
      received += chunk[..<count]
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Opens the page until it has a picture: two seconds may not do on a loaded machine.
  static func picture(_ port: Int) throws -> String {
    var page = ""
    _ = try polling {
      page = try Self.page(port)
      return page.contains("src=\"data:")
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
