import CommandTesting
import Foundation
import TestSupport
import Testing

/// The commands `device` and `person`, and `--for` of tasks.
@Suite(.blocking)
struct DeviceCommandTests {
  @Test
  func `a device is added with its key, which nothing shows again`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let otrc = program.folder.appending(path: "anna.otrc").path()
    let added = try program(
      "device", "add", "Anna's phone", "--person", "anna", "--otrc", otrc,
      "--url", "https://passby.example.org", "--json"
    ).object()
    let key = try #require(added["key"] as? String)
    #expect(
      Set(added.keys) == [
        "name", "person", "user", "key", "key_url", "url", "link", "pattern", "reach",
      ])
    #expect(added["reach"] as? String == "public")
    #expect(added["url"] as? String == "https://passby.example.org/pub")
    #expect(added["key_url"] as? String == "https://passby.example.org/pub/\(key)")
    #expect(try String(contentsOfFile: otrc, encoding: .utf8).contains(key))
    for command in [["device", "list"], ["device", "show", "anna's phone"], ["person"]] {
      let result = try program.run(command + ["--json"])
      #expect(result.status == 0 && !result.output.contains(key), "\(command)")
    }
    #expect(try program("device", "key", "1").status == 1)
    let other = try program("device", "key", "1", "--new", "--json").object()
    #expect(other["key"] as? String != key)
    #expect(try program("device", "edit", "1", "--push-places", "--share", "--leads").status == 0)
    let shown = try program("device", "show", "1", "--json").object()
    #expect(shown["push_places"] as? String == "on" && shown["shared"] as? Bool == true)
    #expect(shown["heard"] is NSNull && shown["leads"] as? Bool == true)
    #expect(try program("device", "edit", "1", "--push-places=all", "--no-leads").status == 0)
    #expect(try program("device", "remove", "1").status == 0)
    #expect(try program("device", "list", "--json").output == "[]\n")
    #expect(try program("undo").output.contains("Anna's phone"))
  }

  @Test(
    arguments: [
      ([:], [], "local"), (["PASSBY_WEB_LISTEN": "192.168.1.2"], [], "private"),
      (["PASSBY_WEB_LISTEN": "0.0.0.0"], [], "private"),
      (
        ["PASSBY_WEB_LISTEN": "0.0.0.0", "PASSBY_WEB_PUBLIC_URL": "https://pi.a.ts.net"], [],
        "public"
      ),
      (["PASSBY_WEB_PUBLIC_URL": "https://a.example"], ["--url", "http://pi.lan"], "private"),
    ] as [([String: String], [String], String)])
  func `a new device says from where its address can be reached`(
    environment: [String: String], options: [String], reach: String
  ) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment.merge(environment) { $1 }
    let added = try program.run(["device", "add", "Phone", "--json"] + options, now: nil)
    #expect(added.output.contains("\"reach\":\"\(reach)\""))
    let says = added.errors.contains("Reaches this computer at home only.")
    #expect(says == (reach == "private"), "\(added.errors)")
    for word in ["Tailscale", "Caddy", "MQTT"] {
      #expect(added.errors.contains(word) == (reach == "private"))
    }
    #expect(!added.errors.contains("  6. "))
    program.environment["PASSBY_LANGUAGE"] = "uk"
    let ukrainian = try program.run(["device", "add", "Other"] + options, now: nil)
    #expect(ukrainian.errors.contains("доступний лише вдома") == (reach == "private"))
  }

  @Test
  func `without the daemon nothing says that a device never reported, and the list is aligned`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("device", "add", "Phone", "--kind", "owntracks")
    _ = try program("device", "add", "Tablet", "--person", "annabella")
    let unknown = "not known while the daemon does not run"
    let lines = try program("device", "list").lines
    #expect(Set(lines.map { $0.range(of: unknown)?.lowerBound.utf16Offset(in: $0) }).count == 1)
    #expect(lines.allSatisfy { $0.hasSuffix(unknown) }, "\(lines)")
    for output in [try program("device", "show", "1").output, try program("status").output] {
      #expect(output.contains(unknown) && !output.contains("no message yet"), "\(output)")
    }
  }

  @Test
  func `a secret is beside the database, for its owner only, and goes with the device`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "secret.txt").path()
    try Data("correct horse\n".utf8).write(to: URL(filePath: file))
    #expect(try program("device", "add", "Phone", "--secret-file", file).status == 0)
    let stored = program.database + ".devices"
    #expect(try String(contentsOfFile: stored, encoding: .utf8).contains("correct horse"))
    let mode = try FileManager.default.attributesOfItem(atPath: stored)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let export = program.folder.appending(path: "all.jsonl").path()
    #expect(try program("export", export).status == 0)
    #expect(!(try String(contentsOfFile: export, encoding: .utf8).contains("horse")))
    try Data().write(to: URL(filePath: file))
    #expect(try program("device", "edit", "1", "--secret-file", file).status == 65)
    #expect(try program("device", "edit", "1", "--secret-file", file + "x").status == 66)
    #expect(try program("device", "remove", "Phone").status == 0)
    #expect(!FileManager.default.fileExists(atPath: stored))
  }

  @Test
  func `an undo ends the encryption that a step began, and says if a secret is missing`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "secret.txt").path()
    try Data("correct horse\n".utf8).write(to: URL(filePath: file))
    func isEncrypted() throws -> Bool? {
      try program("device", "show", "Phone", "--json").object()["encrypted"] as? Bool
    }
    #expect(try program("device", "add", "Phone").status == 0)
    #expect(try program("device", "edit", "Phone", "--secret-file", file).status == 0)
    #expect(try isEncrypted() == true)
    let undone = try program("undo")
    #expect(undone.status == 0 && undone.errors.isEmpty)
    #expect(try isEncrypted() == false)
    let redone = try program("redo")
    #expect(redone.status == 0 && redone.errors.isEmpty, "the secret is still there")
    #expect(try isEncrypted() == true)
    let stored = program.database + ".devices"
    #expect(try String(contentsOfFile: stored, encoding: .utf8).contains("correct horse"))

    // What was taken away on purpose does not come back, and that is said.
    #expect(try program("device", "edit", "Phone", "--no-secret").status == 0)
    #expect(!FileManager.default.fileExists(atPath: stored))
    let back = try program("undo", "--json")
    #expect(back.status == 0 && back.errors.contains("Phone"), "\(back.errors)")
    #expect(try isEncrypted() == true)
    #expect(try program("device", "show", "Phone").output.contains("missing"))
    #expect(try program("device", "edit", "Phone", "--secret-file", file).status == 0)
    #expect(try !program("device", "show", "Phone").output.contains("missing"))
  }

  @Test
  func `a task is for persons, who can be renamed but not removed`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("add", "Bins", "--for", "anna", "--for", "ben").status == 0)
    let task = try program("show", "1", "--json").object()
    #expect(task["for"] as? [String] == ["anna", "ben"])
    #expect(try program("show", "1").output.contains("anna, ben"))
    #expect(try program("add", "Rent").status == 0)
    #expect(try program("list", "--for", "anna").output.contains("Bins"))
    #expect(try program("list", "--for", "me", "--json").list().count == 1)
    #expect(try program("list", "--for", "nobody").status == 66)
    #expect(try program("person", "remove", "anna").status == 1)
    #expect(try program("person", "remove", "nobody").status == 66)
    #expect(try program("person", "rename", "anna", "Anna").status == 0)
    #expect(try program("edit", "1", "--for", "none").status == 0)
    #expect(try program("person", "remove", "anna").status == 0)
    #expect(try program("person", "--json").list().count == 2)
  }

  private static let wrong: [(String, Int32)] = [
    ("device show nobody", 66), ("device add a/b", 64), ("device add ", 64),
    ("device edit 1 --share", 66), ("device add x --kind morse", 64),
    ("device add x --topic a/#", 64), ("device add x --url ftp://x", 64),
    ("device add receiver", 1), ("add x --for a:b", 64), ("list --for nobody", 66),
    ("history --person nobody", 66),
  ]

  @Test
  func `wrong input has its code, and changes nothing`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for (line, code) in Self.wrong {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      #expect(try program.run(words).status == code, "\(line)")
    }
    #expect(try program("device", "list", "--json").output == "[]\n")
  }
}
