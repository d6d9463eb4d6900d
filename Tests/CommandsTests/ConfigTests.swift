import CommandTesting
import Foundation
import TestSupport
import Testing

@Suite(.blocking)
struct ConfigTests {
  private static func with<Result>(_ body: (inout CalledProgram) throws -> Result) throws -> Result
  {
    var program = try CalledProgram()
    defer { program.remove() }
    return try body(&program)
  }

  @Test func `a newcomer gets a file that changes nothing, and it is never written over`() throws {
    try Self.with { program in
      let path = program.folder.appending(path: ".config/passby/config.yaml").path()
      let before = try program("config", "--path")
      #expect(before.output == path + "\n")
      #expect(before.errors.contains("--write"))
      #expect(try program("config", "--write").status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try program("config", "--path").errors.isEmpty)
      let check = try program("config", "--check", path)
      #expect(check.lines == ["\"\(path)\" is valid. It sets nothing but the defaults."])
      try Data("log:\n  level: debug\n".utf8).write(to: URL(filePath: path))
      let again = try program("config", "--write")
      #expect(again.status == 1)
      #expect(again.errors.contains("exists already"))
      #expect(try program("config", "log.level").output == "debug\n")
    }
  }

  @Test func `each value says where it comes from`() throws {
    try Self.with { program in
      let file = program.folder.appending(path: "mine.yaml").path()
      try Data(
        "gpsd: {host: pi}\nnotify: {webhook: {w: {url: 'https://h/?token=hunter2', body: \"a\\nb\"}}}\n"
          .utf8
      ).write(to: URL(filePath: file))
      program.environment["PASSBY_CONFIG"] = file
      program.environment["PASSBY_REMINDERS_COOL_DOWN"] = "120min"
      let lines = try program("config", "--db", "x.db", "--json").list()
      func line(_ key: String) -> [String: Any] {
        lines.first { $0["key"] as? String == key } ?? [:]
      }
      #expect(lines.allSatisfy { $0.count == 6 })
      #expect(line("gpsd.host")["value"] as? String == "pi")
      #expect(line("gpsd.host")["origin"] as? String == "file")
      #expect(line("gpsd.host")["whence"] as? String == file)
      #expect(line("gpsd.host")["default"] as? String == "localhost")
      #expect(line("gpsd.port")["origin"] as? String == "default")
      #expect(line("gpsd.port")["whence"] is NSNull)
      #expect(line("reminders.cool_down")["value"] as? Double == 7200)
      #expect(line("reminders.cool_down")["unit"] as? String == "s")
      #expect(line("reminders.cool_down")["whence"] as? String == "PASSBY_REMINDERS_COOL_DOWN")
      #expect(line("geofence.worst_accuracy")["value"] is NSNull)
      #expect(line("database")["value"] as? String == "x.db")
      #expect(line("database")["whence"] as? String == "--db")
      #expect(line("notify.webhook.w.url")["value"] as? String == "https://h/***")

      let table = try program("config")
      #expect(table.errors.contains(file))
      #expect(table.errors.contains("--show-secrets"))
      #expect(table.lines.count == lines.count)
      #expect(
        table.lines.contains {
          $0.hasPrefix("reminders.cool_down ") && $0.contains(" 2h ")
            && $0.hasSuffix(" PASSBY_REMINDERS_COOL_DOWN")
        })
      #expect(table.lines.contains { $0.contains("a⏎b") })
      #expect(!table.output.contains("hunter2"))
      #expect(try program("config", "--show-secrets").output.contains("https://h/?token=hunter2"))
      #expect(try program("config", "gpsd").lines.count == 3)
    }
  }

  @Test(arguments: [
    (["config", "gpsd.prot"], 64, "\"gpsd.port\""), (["config", "cool_down"], 64, "cool_down\""),
    (["config", "x\u{1B}[2J"], 64, "x\u{FFFD}[2J"),
    (["config", "--path", "--write"], 64, "exclude"),
    (["config", "gpsd", "--check", "a"], 64, "exclude"),
    (["config", "--check", "absent.yaml"], 66, "absent.yaml"),
    (["config", "--check", "/"], 74, "/"),
    (["config", "--config", "/proc/none/c.yaml", "--write"], 74, "/proc/none/c.yaml"),
    (["config", "--config", "absent.yaml"], 78, "absent.yaml"),
  ])
  func `what cannot be is refused with its code`(arguments: [String], status: Int32, text: String)
    throws
  {
    try Self.with { program in
      let outcome = try program.run(arguments)
      #expect(outcome.status == status)
      #expect(outcome.errors.contains(text))
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `a webhook's broken body is found before the file is used`() throws {
    try Self.with { program in
      let file = program.folder.appending(path: "new.yaml").path()
      try Data("notify: {webhook: {w: {url: 'http://h/', body: '{{#title}} {{title'}}}\n".utf8)
        .write(to: URL(filePath: file))
      let check = try program.run(["config", "--check", file])
      #expect(check.status == 78)
      #expect(check.errors.contains("notify.webhook.w.body"), "\(check.errors)")
      #expect(check.output.isEmpty)
    }
  }

  @Test func `all mistakes of a file are told at once, and a file of tiles that is not there`()
    throws
  {
    try Self.with { program in
      let file = program.folder.appending(path: "new.yaml").path()
      try Data(
        """
        language: xx
        colour: blue
        web: {port: 99999, tiles_file: /nowhere/map.mbtiles}
        mqtt: {ca_file: /nowhere/ca.pem}
        reminders: {horizon: 3x}
        quiet_hours: {start: '22:00'}
        notify: {webhook: {w: {body: x}}, command: {c: {run: true, time_limit: 1y}}}
        """.utf8
      ).write(to: URL(filePath: file))
      let check = try program.run(["config", "--check", file])
      #expect(check.status == 78)
      for key in [
        "language", "\"colour\"", "web.port", "web.tiles_file", "mqtt.ca_file",
        "reminders.horizon", "quiet_hours", "notify.webhook.w.url", "notify.command.c.run",
      ] { #expect(check.errors.contains(key), "\(key): \(check.errors)") }
      try Data("web: {tiles_file: /nowhere/map.mbtiles}\n".utf8).write(to: URL(filePath: file))
      let tiles = try program.run(["config", "--check", file])
      #expect(tiles.status == 78)
      #expect(tiles.errors.contains("no such file"))
      #expect(tiles.output.isEmpty)
    }
  }

  @Test func `a broken file is told, and does not keep anybody from finding it`() throws {
    try Self.with { program in
      let file = program.folder.appending(path: "broken.yaml").path()
      try Data("notify:\n  webhook:\n    w: {url: [a, b]}\n".utf8).write(to: URL(filePath: file))
      program.environment["PASSBY_CONFIG"] = file
      for arguments in [["config"], ["config", "--check", file], ["list"]] {
        let outcome = try program.run(arguments)
        #expect(outcome.status == 78, "\(arguments)")
        #expect(outcome.errors.contains("notify.webhook.w.url is a list"), "\(arguments)")
      }
      #expect(try program("config", "--path").output == file + "\n")
      let other = program.folder.appending(path: "new/other.yaml").path()
      #expect(try program("config", "--config", other, "--write").status == 0)
      #expect(try program("config", "--config", other, "log.level").output == "info\n")
    }
  }

  @Test func `horizon and dwell of new tasks come from the settings`() throws {
    try Self.with { program in
      program.environment["PASSBY_REMINDERS_HORIZON"] = "3d"
      program.environment["PASSBY_REMINDERS_DWELL"] = "7min"
      #expect(try program("place", "add", "Vet", "52.5,13.4").status == 0)
      let usual = try program(
        "add", "A", "--every", "1w", "--place", "Vet", "--on", "dwell", "--json"
      ).object()
      #expect(usual["horizon_s"] as? Double == 259_200)
      #expect(usual["dwell_s"] as? Double == 420)
      let own = try program(
        "add", "B", "--every", "1w", "--place", "Vet", "--dwell", "2min", "--horizon", "1h",
        "--json"
      ).object()
      #expect(own["horizon_s"] as? Double == 3600)
      #expect(own["dwell_s"] as? Double == 120)
      let entering = try program("add", "C", "--every", "1w", "--place", "Vet", "--json").object()
      #expect(entering["dwell_s"] is NSNull)
    }
  }
}
