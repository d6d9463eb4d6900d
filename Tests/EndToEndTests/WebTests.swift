import CommandTesting
import Foundation
import TestSupport
import Testing

/// The page as the built program serves it.
@Suite(.blocking, .timeLimit(.minutes(10))) struct WebTests {
  private static func with<Result>(_ body: (inout BuiltProgram) throws -> Result) throws -> Result {
    var program = try BuiltProgram()
    defer { program.remove() }
    return try body(&program)
  }

  /// Waits for words of a daemon on standard error, or for its end; returns what it has printed.
  private static func wait(for words: String, of running: RunningProgram) -> String {
    _ = polling { running.hasClosedOutput || running.errorsSoFar.contains(words) }
    return running.errorsSoFar
  }

  @Test func `the page is served where standard error and the status say`() throws {
    try Self.with { program in
      let running = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
      defer { running.abandon() }
      let errors = Self.wait(for: "Page: ", of: running)
      let match = try #require(errors.firstMatch(of: /Page: (http:\/\/127\.0\.0\.1:\d+)\n/))
      let status = try program("status", "--json", now: nil).object()
      #expect(status["web"] as? String == String(match.1))
      running.send(SIGTERM)
      #expect(running.waitForEnd().status == 0)
    }
  }

  @Test(arguments: [true, false])
  func `without --no-web's page, and without its port, the daemon does its work`(isUnwanted: Bool)
    throws
  {
    let taken = try LoopbackServer()
    try Self.with { program in
      program.environment["PASSBY_WEB_PORT"] = String(taken.port)
      let running = try RunningProgram(
        program, ["run", "--gpsd", "127.0.0.1:9"] + (isUnwanted ? ["--no-web"] : []), now: nil)
      defer { running.abandon() }
      let errors = Self.wait(for: isUnwanted ? "nothing answers at" : "no page", of: running)
      #expect(errors.contains("port \(taken.port) is taken") == !isUnwanted)
      let status = try program("status", "--json", now: nil).object()
      #expect(status["daemon"] as? String == "running")
      #expect(status["web"] is NSNull)
      running.send(SIGTERM)
      #expect(running.waitForEnd().status == 0)
    }
  }

  @Test func `others on the network get no page without a token`() throws {
    try Self.with { program in
      program.environment["PASSBY_WEB_LISTEN"] = "0.0.0.0"
      let first = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
      defer { first.abandon() }
      let errors = Self.wait(for: "no page", of: first)
      #expect(errors.contains("passby web token"))
      first.send(SIGTERM)
      _ = first.waitForEnd()
      #expect(!first.errorsSoFar.contains("Page: "))
      #expect(try program("web", "token").status == 0)
      let second = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
      defer { second.abandon() }
      #expect(Self.wait(for: "Page: ", of: second).contains("Page: http://127.0.0.1:"))
    }
  }

  @Test(arguments: ["--new", "--remove"])
  func `streams that the token opened end when it does`(option: String) throws {
    try Self.with { program in
      let token = try program("web", "token").lines[0]
      let daemon = try PageDaemon(program)
      defer { daemon.running.abandon() }
      let stream = try LoopbackStream(port: daemon.port)
      stream.send(
        "GET /events?position=1 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
      )
      #expect(stream.read(until: "event: changed"))
      #expect(try program("web", "token", option).status == 0)
      #expect(stream.readToEnd())
    }
  }

  @Test func `many open pages and many requests: no error, and memory that stays`() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scripts/load.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "/usr/bin/python3", script.path(), "--program", BuiltProgram.executable.path(), "--streams",
      "50",
      "--rate", "50", "--seconds", "3",
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  @Test func `browsers with reminders are listed, removed, and end with their token`() throws {
    try Self.with { program in
      #expect(try program("web", "push", now: nil).output.contains("No browser"))
      let token = try #require(try program("web", "token", now: nil).lines.first)
      let daemon = try PageDaemon(program)
      defer { daemon.running.abandon() }
      let page = try PageConnection(port: daemon.port)
      func ask(_ endpoint: String) throws -> PageConnection.Answer {
        // The keys of the example in RFC 8291.
        let key =
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        return try page.send(
          "endpoint=\(endpoint)&key=\(key)&secret=BTBZMqHH6r4Tts7J_aSIgg", path: "/push",
          headers: [
            "Authorization: Bearer \(token)", "Origin: http://127.0.0.1:\(daemon.port)",
            "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
            "Content-Type: application/x-www-form-urlencoded", "Accept: application/json",
          ])
      }
      for endpoint in [
        "http://127.0.0.1:\(daemon.port)/internal", "https://127.1/x", "https://localhost./",
      ] {
        let refused = try ask(endpoint)
        #expect(refused.status == 422)
        #expect(refused.body.contains("of a push service on the internet"))
      }
      for number in 1...3 { #expect(try ask("https://push.invalid/\(number)").status == 200) }
      func listed() throws -> [[String: Any]] {
        let output = try program("web", "push", "list", "--json", now: nil).output
        #expect(!output.contains("push.invalid"), "the address is a secret")
        let list = try JSONSerialization.jsonObject(with: Data(output.utf8))
        return try #require(list as? [[String: Any]])
      }
      #expect(try listed().count == 3)
      let browser = try #require(try listed().first)
      #expect(Set(browser.keys) == ["id", "browser", "person", "created", "last_used"])
      #expect(browser["id"] as? Int == 1 && browser["browser"] as? String == "Firefox (Linux)")
      #expect(browser["person"] is NSNull && browser["last_used"] is NSNull)
      #expect(try program("web", "push", "remove", "2", now: nil).status == 0)
      let none = try program("web", "push", "remove", "2", now: nil)
      #expect(none.status == 66 && none.errors.contains("There is no browser \"2\""))
      #expect(try listed().count == 2)
      #expect(try program("web", "token", "--new", now: nil).status == 0)
      #expect(try listed().isEmpty)
    }
  }
}
