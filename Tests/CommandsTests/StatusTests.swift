import CommandTesting
import Foundation
import TestSupport
import Testing

/// `status`, `watch` and `doctor` without a daemon.
@Suite(.blocking)
struct StatusTests {
  private static func furnished() throws -> CalledProgram {
    let program = try CalledProgram()
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Open", "--place", "Pharmacy")
    _ = try program("add", "Later", "--every", "10-14w", "--place", "Vet")
    return program
  }

  @Test
  func `without a daemon, status and watch say so, and how to start one`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let status = try program("status", "--gpsd", "localhost:1", "--json").object()
    #expect(status["daemon"] as? String == "none")
    #expect(status["daemon_pid"] is NSNull)
    #expect(status["receiver"] as? String == "no daemon")
    let words = try program("status", "--gpsd", "localhost:1").output
    #expect(words.contains("not running"))
    #expect(words.contains("passby run"))
    let look = try program("watch", "--json", "--count", "1").object()
    #expect(look["fix"] is NSNull)
    #expect((look["tasks"] as? [Any])?.count == 2)
    #expect(try program("watch", "--count", "1").output.contains("No daemon runs: passby run"))
  }

  @Test
  func `the doctor finds what is wrong, and names the command that repairs it`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    func checks(_ arguments: String...) throws -> [String: [String: Any]] {
      let outcome = try program.run(["doctor", "--gpsd", "localhost:1", "--json"] + arguments)
      #expect(outcome.status == 1, "gpsd is not there")
      let list = try outcome.list().map { ($0["check"] as? String ?? "", $0) }
      return Dictionary(list) { first, _ in first }
    }
    let well = try checks()
    #expect(well["database"]?["verdict"] as? String == "ok")
    #expect((well["gpsd"]?["mend"] as? String)?.contains("gpsd.socket") == true)
    #expect((well["daemon"]?["mend"] as? String) == "passby run")

    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: program.database)
    #expect((try checks()["permissions"]?["mend"] as? String)?.hasPrefix("chmod 600") == true)

    let config = program.folder.appending(path: "broken.yaml")
    try Data("gpsd:\n  prot: 1\n".utf8).write(to: config)
    let broken = try checks("--config", config.path())["configuration"]
    #expect(broken?["verdict"] as? String == "fail")
    #expect((broken?["text"] as? String)?.contains("gpsd.port") == true)

    let file = program.folder.appending(path: "readable.yaml")
    for (text, verdict) in [
      ("mqtt:\n  password: \"\"  # none\n", "ok"), ("mqtt:\n  password: hunter2\n", "note"),
      ("mqtt: {host: localhost, password: hunter2}\n", "note"),
      ("notify:\n  webhook:\n    phone: {url: \"https://ntfy.sh/topic\"}\n", "note"),
      ("notify: {ntfy: {topic: passby-x1}}\n", "note"),
      ("web: {geocoder: \"https://g.example/?key=abc\"}\n", "note"),
      ("web: {geocoder: \"https://g.example\"}\n", "ok"),
    ] {
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path())
      let readable = try checks("--config", file.path())["configuration"]
      #expect(readable?["verdict"] as? String == verdict, "\(text)")
      let mend = readable?["mend"] as? String
      #expect(mend == (verdict == "note" ? "chmod 600 \"\(file.path())\"" : nil), "\(text)")
    }

    let notifiers = program.folder.appending(path: "notifiers.yaml")
    let heard = program.folder.appending(path: "heard").path()
    let text = """
      notify:
        command:
          there: {run: ["/usr/bin/tee", "\(heard)"]}
          gone: {run: ["/nowhere/notify-me"]}
      """
    try Data(text.utf8).write(to: notifiers)
    let told = try checks("--config", notifiers.path())
    #expect(told["command.there"]?["verdict"] as? String == "ok")
    #expect(told["command.gone"]?["verdict"] as? String == "fail")
    #expect(!FileManager.default.fileExists(atPath: heard), "nothing is sent unasked")
    _ = try checks("--config", notifiers.path(), "--send-test")
    #expect(try String(contentsOfFile: heard, encoding: .utf8).contains("Passby test"))

    var bytes = try Data(contentsOf: URL(filePath: program.database))
    bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0xA5, count: 4096))
    let damaged = program.folder.appending(path: "damaged.db")
    try bytes.write(to: damaged)
    let sick = try checks("--db", damaged.path())["database"]
    #expect(sick?["verdict"] as? String == "fail")
    #expect((sick?["mend"] as? String)?.isEmpty == false)
  }
}
