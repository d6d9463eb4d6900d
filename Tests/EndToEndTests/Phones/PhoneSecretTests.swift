import CommandTesting
import Foundation
import TestSupport
import Testing

/// The keys of phones, right and wrong, before the built program.
@Suite(.blocking, .timeLimit(.minutes(10))) struct PhoneSecretTests {
  @Test func `no key is told anywhere, neither a right nor a wrong one`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try program.configure("log:\n  level: trace\n")
    func key(_ arguments: String...) throws -> String {
      let added = try program.run(["device", "add"] + arguments + ["--json"], now: nil).object()
      return try #require(added["key"] as? String)
    }
    let hers = try key("Anna's phone", "--person", "anna")
    let mine = try key("Mine")
    let daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    let wrong = "WRONGWRONGWRONGWRONGWRONGWRONG22"
    let second = Int(Date().timeIntervalSince1970) - 60
    let message = #"{"_type":"location","lat":48.2,"lon":16.37,"acc":10,"tst":\#(second)}"#
    for key in [mine, wrong] {
      for headers in [
        [], ["Authorization: Bearer \(key)"], [PageDaemon.login("me", key)],
      ] {
        let path = headers.isEmpty ? "/pub/\(key)?lat=48&lon=16&key=\(key)" : "/pub"
        // A wrong key ends the connection.
        let answer = try PageConnection(port: daemon.port)
          .send(message, path: path, headers: headers)
        #expect(answer.status == (key == wrong ? 401 : 200))
        #expect(!(answer.head + answer.body).contains(key))
      }
    }
    #expect(try program("device", "key", "Mine", "--new", now: nil).status == 0)
    let refused = try PageConnection(port: daemon.port).send(path: "/pub/\(mine)")
    #expect(refused.status == 401)
    for command in ["status", "doctor", "history", "device list", "device show Mine", "export"] {
      let outcome = try program.run(
        command.split(separator: " ").map(String.init) + (command == "export" ? [] : ["--json"]),
        now: nil)
      for key in [mine, wrong, hers] {
        #expect(!(outcome.output + outcome.errors).uppercased().contains(key), "\(command)")
      }
    }
    daemon.running.send(SIGTERM)
    let outcome = daemon.running.waitForEnd()
    for text in [outcome.output, outcome.errors] {
      #expect(!text.uppercased().contains(mine) && !text.contains(wrong))
      #expect(!text.contains("48.2") && !text.contains("16.37"))
    }
  }

  @Test func `no position is stored, logged or shown`() throws {
    let phone = try PhoneProgram<BuiltProgram>()
    defer { phone.program.remove() }
    let key = try phone.device()
    let daemon = try PageDaemon(phone.program)
    defer { daemon.running.abandon() }
    let connection = try PageConnection(port: daemon.port)
    let now = Int(Date.now.timeIntervalSince1970)
    for (age, place) in [(300, "48.277771"), (200, "48.200011"), (100, "48.200022")] {
      let query = "lat=\(place)&lon=16.370033&acc=5&timestamp=\(now - age)"
      #expect(try connection.send(method: "GET", path: "/pub/\(key)?\(query)").status == 200)
    }
    #expect(daemon.events(2).count == 2)
    let device = try #require(try phone.shown()["id"] as? Int)
    let page = try connection.send(method: "GET", path: "/api/v1/devices/\(device)")
    let texts = [
      try phone.call("device", "show", "Phone").output,
      try phone.call("status", "--json").output, try phone.call("history", "--json").output,
      try phone.call("why", "Cat medicine", "--json").output, page.body,
    ]
    #expect(page.status == 200)
    daemon.running.send(SIGTERM)
    let outcome = daemon.running.waitForEnd()
    for text in texts + [outcome.output, outcome.errors] {
      for digits in ["277771", "200011", "200022", "370033", key] {
        #expect(!text.contains(digits))
      }
    }
    let positions = try SQLiteQuery.column(
      phone.program.database, "SELECT count(*) FROM position")
    #expect(positions == ["0"])
  }
}
