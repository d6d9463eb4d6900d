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

extension WebTokenTests {
  @Test func `each person has a token, and me keeps theirs while others have one`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("device", "add", "Phone", "--person", "anna").status == 0)
    let early = try program("web", "token", "--person", "anna")
    #expect(early.status == 0 && early.errors.contains("passby web token"))
    #expect(try program("web", "token", "--person", "anna", "--remove").status == 0)
    #expect(try program("web", "token").status == 0)
    let made = try program("web", "token", "--person", "Anna")
    #expect(made.status == 0 && made.output.wholeMatch(of: /[A-Za-z0-9_-]{43}\n/) != nil)
    let path = program.database + ".tokens"
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.contains("sha256 ") && !kept.contains(made.lines[0]))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    let again = try program("web", "token", "--person", "anna")
    #expect(again.status == 1 && again.output.isEmpty && again.errors.contains("--new"))
    let new = try program("web", "token", "--person", "anna", "--new", "--json").object()
    #expect(Set(new.keys) == ["token", "file", "person"] && new["person"] as? String == "anna")
    #expect(new["token"] as? String != made.lines[0])
    let refused = try program("web", "token", "--remove")
    #expect(refused.status == 1 && refused.errors.contains("--person NAME --remove"))
    #expect(try program("web", "token", "--person", "me", "--remove").status == 1)
    #expect(try program("web", "token", "--person", "me", "--new").status == 0)
    #expect(
      try program("web", "token", "--person", "anna", "--remove").output
        == "The token of \"anna\" is removed.\n")
    #expect(
      try program("web", "token", "--person", "anna", "--remove").output
        == "\"anna\" has no token.\n")
    #expect(try program("web", "token", "--remove").output == "The token is removed.\n")
  }

  @Test func `an unknown person has no token`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for more in [[], ["--new"], ["--remove"]] {
      let answer = try program.run(["web", "token", "--person", "nobody"] + more, now: nil)
      #expect(answer.status == 66 && answer.output.isEmpty)
      #expect(answer.errors.contains("no person \"nobody\""), "\(answer.errors)")
    }
    let both = ["web", "token", "--person", "me", "--new", "--remove"]
    #expect(try program.run(both, now: nil).status == 64)
  }
}
