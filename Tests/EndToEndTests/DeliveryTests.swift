import CommandTesting
import Foundation
import TestSupport
import Testing

/// Reminders from the running daemon, through every configured notifier.
@Suite(.blocking)
struct DeliveryTests {
  private func configure(_ program: BuiltProgram, _ text: String) throws {
    let folder = program.folder.appending(path: ".config/passby")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "config.yaml"), options: .atomic)
  }

  private func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  private func script(_ program: BuiltProgram, _ name: String, _ body: String) throws -> URL {
    let file = program.folder.appending(path: name)
    try Executable.write(body, to: file)
    return file
  }

  @Test func `a command gets each reminder, and one that hangs or fails holds up no other`() throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let told = program.folder.appending(path: "told")
    let good = try script(
      program, "good.sh", "cat > /dev/null; echo \"$PASSBY_TEXT\" >> \(told.path())")
    let bad = try script(program, "bad.sh", "yes | head -c 3000000; echo no luck >&2; exit 3")
    let slow = try script(program, "slow.sh", "exec sleep 1000")
    try configure(
      program,
      """
      notify:
        command:
          good:
            run: [\(good.path())]
          bad:
            run: [\(bad.path())]
          slow:
            run: [\(slow.path())]
            time_limit: 1s
      """)
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
    _ = try program("add", "Post the letter", "--due", "2026-01-01", now: nil)
    _ = try program("add", "Feed $(reboot); \"cat\"", "--due", "2026-01-01", now: nil)
    #expect(
      polling {
        text(told).contains("Post the letter") && text(told).contains("$(reboot)")
      })
    #expect(
      try polling {
        let status = try program("status", "--json", "--gpsd", "127.0.0.1:9", now: nil).object()
        return (status["outbox_failing"] as? Int ?? 0) >= 3
      })
    running.send(SIGTERM)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("no luck"))
  }

  @Test func `a webhook that is down gets everything once it is up, without a restart`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let port = try LoopbackPort.reserve()
    try configure(
      program,
      """
      notify:
        webhook:
          home:
            url: http://127.0.0.1:\(port)/passby
            headers: ["X-Key: secret"]
            body: '{"message": "{{text}}"}'
      """)
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
    _ = try program("add", "Say \"hello\"\\", "--due", "2026-01-01", now: nil)
    #expect(running.waitForOutput { $0.contains("hello") })
    #expect(polling { running.errorsSoFar.contains("webhook.home") })
    let got = program.folder.appending(path: "got")
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = ["/usr/bin/python3", "-c", Self.server, "\(port)", got.path()]
    try server.run()
    defer { kill(server.processIdentifier, SIGKILL) }
    #expect(polling { text(got).contains("\n") })
    let line = try #require(text(got).split(separator: "\n").first)
    let request = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
    #expect(request["key"] == "secret")
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data((request["body"] ?? "").utf8))
        as? [String: String])
    #expect(body["message"]?.contains("Say \"hello\"\\") == true)
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
    #expect(text(got).split(separator: "\n").count == 1)
  }

  @Test func `a click on Done ends the task, and one on Snooze silences it for an hour`() throws {
    for (click, expected) in [
      ("done", "\"phase\":\"finished\""), ("snooze", "\"snoozed_until\":\"20"),
    ] {
      var program = try BuiltProgram()
      defer { program.remove() }
      let button = program.folder.appending(path: "button").path()
      #expect(mkfifo(button, 0o600) == 0)
      _ = try script(program, "notify-send", "echo 1; read -r click < \(button); echo \"$click\"")
      program.environment["DISPLAY"] = ":0"
      program.environment["PATH"] =
        program.folder.path() + ":" + (program.environment["PATH"] ?? "")
      let running = try RunningProgram(
        program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
      _ = try program("add", "Post the letter", "--due", "2026-01-01", now: nil)
      #expect(running.waitForOutput { $0.contains("Post the letter") })
      let finger = try #require(FileHandle(forUpdatingAtPath: button))
      defer { try? finger.close() }
      try finger.write(contentsOf: Data("\(click)\n".utf8))
      #expect(
        try polling {
          try program("show", "1", "--json", now: nil).output.contains(expected)
        })
      running.send(SIGTERM)
      #expect(running.waitForEnd().status == 0)
    }
  }

  /// Writes each request as a line of JSON; ends by itself.
  private static let server = """
    import http.server, json, sys, threading, os
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            with open(sys.argv[2], "a") as file:
                file.write(json.dumps({"key": self.headers["X-Key"], "body": body}) + "\\n")
            self.send_response(200); self.send_header("Content-Length", "0"); self.end_headers()
        def log_message(self, *args): pass
    threading.Timer(600, lambda: os._exit(0)).start()
    http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
    """
}
