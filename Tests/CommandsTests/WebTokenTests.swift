import CommandTesting
import Foundation
import TestSupport
import Testing

/// The command `web token`.
@Suite(.blocking)
struct WebTokenTests {
  @Test func `a token is shown once, and only a digest of it kept, for the user alone`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    let first = try program("web", "token")
    #expect(first.output.wholeMatch(of: /[A-Za-z0-9_-]{43}\n/) != nil)
    let path = program.database + ".token"
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.hasPrefix("sha256 "))
    #expect(!kept.contains(first.lines[0]))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    let again = try program("web", "token")
    #expect(again.status == 1)
    #expect(again.output.isEmpty)
    #expect(again.errors.contains("passby web token --new"))
    let new = try program("web", "token", "--new", "--json").object()
    #expect(new["token"] as? String != first.lines[0])
    #expect(new["file"] as? String == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) != kept)
    #expect(try program("web", "token", "--remove").output == "The token is removed.\n")
    #expect(try program("web", "token", "--remove").output == "There is no token.\n")
    #expect(try program("web", "token", "--new", "--remove").status == 64)
  }
}
