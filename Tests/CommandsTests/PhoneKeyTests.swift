import CommandTesting
import Foundation
import TestSupport
import Testing

/// The keys of phones whose database goes elsewhere.
@Suite(.blocking)
struct PhoneKeyTests {
  /// Returns what is stored of the keys of a program's phones.
  private static func digests(_ program: CalledProgram) throws -> [String] {
    try SQLiteQuery.column(program.database, "SELECT hex(key_digest) FROM device")
  }

  @Test func `a phone of an import has no key here, and one of a restored backup keeps its own`()
    throws
  {
    let theirs = try PhoneProgram<CalledProgram>()
    let mine = try PhoneProgram<CalledProgram>()
    let restored = try CalledProgram()
    defer { for program in [theirs.program, mine.program, restored] { program.remove() } }
    _ = try theirs.device()
    let key = try Self.digests(theirs.program)
    let file = theirs.program.folder.appending(path: "export.jsonl").path()
    let backup = theirs.program.folder.appending(path: "backup.db").path()
    try theirs.call("export", file)
    try theirs.call("backup", backup)
    let report = try mine.call("import", file, "--dry-run", "--json").object()
    #expect(report["devices"] as? Int == 1 && report["without_key"] as? [String] == ["Phone"])
    #expect(try mine.call("import", file).output.contains("passby device key \"Phone\" --new"))
    let none = try Self.digests(mine.program)
    #expect(none.count == 1 && none != key)
    try mine.call("device", "key", "Phone", "--new")
    let new = try Self.digests(mine.program)
    #expect(new != none && new != key)
    #expect(try restored.run(["restore", backup], now: nil).status == 0)
    #expect(try Self.digests(restored) == key)
  }
}
