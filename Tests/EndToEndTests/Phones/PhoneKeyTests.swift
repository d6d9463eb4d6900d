import CommandTesting
import Foundation
import TestSupport
import Testing

/// The keys of phones whose database goes elsewhere.
@Suite(.blocking, .timeLimit(.minutes(5)))
struct PhoneKeyTests {
  /// Returns how a daemon answers a position with a key.
  private static func status(of key: String, at program: BuiltProgram) throws -> Int {
    let daemon = try PhoneDaemon(program)
    defer { daemon.running.abandon() }
    return try PhoneConnection(port: daemon.port)
      .send(method: "GET", path: "/pub/\(key)?lat=48.1&lon=16").status
  }

  @Test func `a phone of an import has no key here, and one of a restored backup keeps its own`()
    throws
  {
    let theirs = try PhoneProgram()
    let mine = try PhoneProgram()
    let restored = try BuiltProgram()
    defer { for program in [theirs.program, mine.program, restored] { program.remove() } }
    let key = try theirs.device()
    let file = theirs.program.folder.appending(path: "export.jsonl").path()
    let backup = theirs.program.folder.appending(path: "backup.db").path()
    try theirs.call("export", file)
    try theirs.call("backup", backup)
    let report = try mine.call("import", file, "--dry-run", "--json").object()
    #expect(report["devices"] as? Int == 1 && report["without_key"] as? [String] == ["Phone"])
    #expect(try mine.call("import", file).output.contains("passby device key \"Phone\" --new"))
    #expect(try Self.status(of: key, at: mine.program) == 401)
    let made = try mine.call("device", "key", "Phone", "--new", "--json").object()
    let new = try #require(made["key"] as? String)
    #expect(try Self.status(of: new, at: mine.program) == 200)
    #expect(try restored.run(["restore", backup], now: nil).status == 0)
    #expect(try Self.status(of: key, at: restored) == 200)
  }
}
