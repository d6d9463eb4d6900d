import CommandTesting
import Foundation
import TestSupport
import Testing

/// The command `web key`.
@Suite(.blocking)
struct WebKeyTests {
  @Test func `a key is shown once, and only a digest of it kept, for the user alone`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let made = try program("web", "key", "--name", "Voice", "--may", "add")
    #expect(made.status == 0)
    let key = made.lines[0]
    #expect(key.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil)
    #expect(made.errors.contains("/quick?key=\(key)&text="))
    let path = program.database + ".keys"
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.contains("sha256") && !kept.contains(key))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    let other = try program("web", "key", "--name", "Widget", "--may", "today", "--json").object()
    #expect(Set(other.keys) == ["name", "may", "key"])
    #expect(other["name"] as? String == "Widget" && other["may"] as? String == "today")
    #expect(try program("web", "key", "list").lines.count == 2)
    let list = try program("web", "key", "list", "--json")
    #expect(list.output.contains("Voice") && !list.output.contains(key))
    #expect(try program("web", "key", "remove", "voice").status == 0)
    #expect(try program("web", "key", "list").lines.count == 1)
  }

  @Test(
    arguments: [
      (["--name", "voice", "--may", "add"], 1, "there is already a key \"Voice\""),
      (["--name", "x", "--may", "all"], 64, "\"all\" is nothing that a key may do"),
      (["--name", "x"], 64, "--may"), (["--may", "add"], 64, "--name"),
      (["--name", " ", "--may", "add"], 64, "is no name of a key"),
      (["--name", "x", "--may", "add", "--person", "Oleh"], 66, "no person \"Oleh\""),
      (["remove", "Voise"], 66, "Did you mean \"Voice\"?"), (["remove"], 64, "name"),
    ] as [([String], Int32, String)])
  func `what cannot be is refused`(arguments: [String], status: Int32, message: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("web", "key", "--name", "Voice", "--may", "add").status == 0)
    let answer = try program.run(["web", "key"] + arguments, now: nil)
    #expect(answer.status == status && answer.output.isEmpty)
    #expect(answer.errors.contains(message), "\(answer.errors)")
    #expect(try program("web", "key", "list").lines.count == 1)
  }

  @Test func `a hostile name is stored on one line, and said`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let name = "a\u{1B}[31m\n\u{202E}" + String(repeating: "b", count: 10_000)
    let made = try program.run(["web", "key", "--name", name, "--may", "add"], now: nil)
    #expect(made.status == 0 && !made.errors.contains("\u{1B}"))
    let list = try program("web", "key", "list")
    #expect(list.lines.count == 1 && list.output.count < 400 && !list.output.contains("\u{1B}"))
  }

  @Test func `the number of keys has a limit`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for number in 1...50 {
      #expect(try program("web", "key", "--name", "\(number)", "--may", "add").status == 0)
    }
    let last = try program("web", "key", "--name", "51", "--may", "add")
    #expect(last.status == 1 && last.errors.contains("50"))
  }
}
