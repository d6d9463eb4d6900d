import CommandTesting
import Foundation
import TestSupport
import Testing

/// Devices and persons (P1 to P5) through the built program.
@Suite(.blocking, .timeLimit(.minutes(5)))
struct PhonePersonTests {
  private func post(
    _ way: [(age: Double, meters: Double)], key: String, to connection: PageConnection
  ) throws {
    let now = Date.now.timeIntervalSince1970
    for (age, meters) in way {
      let message =
        #"{"_type":"location","lat":\#(48.2 + meters / 111_195),"lon":16.37,"acc":6,"#
        + #""tst":\#(Int(now - age))}"#
      #expect(try connection.send(message, path: "/pub/\(key)").status == 200)
    }
  }

  private static let arrival: [(age: Double, meters: Double)] = [
    (480, 3000.0), (400, 2000), (320, 1000), (240, 0),
  ]

  @Test func `each person has a visit, and is told by their own notifiers of their own tasks`()
    throws
  {
    let phone = try PhoneProgram<BuiltProgram>()
    defer { phone.program.remove() }
    var commands = ""
    for (name, persons) in [("mine", "[me]"), ("hers", "[anna]"), ("all", "")] {
      let script = phone.program.folder.appending(path: "\(name).sh")
      try Executable.write(
        "cat > /dev/null; echo \"$PASSBY_TEXT\" >> \(phone.program.folder.path())/\(name)",
        to: script)
      commands += "\n    \(name):\n      run: [\(script.path())]"
      if !persons.isEmpty { commands += "\n      for: \(persons)" }
    }
    try phone.program.configure("notify:\n  command:\(commands)\n")
    try phone.call("add", "Letter", "--place", "Vet", "--for", "anna")
    let mine = try phone.device()
    let hers = try phone.device("Anna's phone", "--person", "Anna")
    let far = try phone.device("Far", "--person", "bo")
    #expect(try phone.program("device", "add", "PHONE", now: nil).status != 0)
    let names = try phone.call("person", "list", "--json").output
    #expect(names.contains(#""anna""#) && names.contains(#""me""#) && !names.contains(#""Anna""#))

    let daemon = try PageDaemon(phone.program)
    defer { daemon.running.abandon() }
    let connection = try PageConnection(port: daemon.port)
    // Far apart in turn: each has a track of its own.
    for step in Self.arrival {
      try post([step], key: mine, to: connection)
      try post([(step.age - 10, step.meters + 500_000)], key: far, to: connection)
      try post([(step.age - 20, step.meters)], key: hers, to: connection)
    }
    #expect(
      daemon.events(2, of: "me").map(\.description)
        == ["enter Vet", "reminder Vet Cat medicine enter"])
    func told(_ name: String) -> [String] {
      let file = phone.program.folder.appending(path: name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return ["Cat medicine", "Letter"].flatMap { task in
        Array(repeating: task, count: text.components(separatedBy: task).count - 1)
      }
    }
    #expect(polling { told("all").count >= 3 && told("hers").count >= 2 })
    #expect(told("mine") == ["Cat medicine"])
    #expect(told("hers") == ["Cat medicine", "Letter"])
    #expect(told("all") == ["Cat medicine", "Cat medicine", "Letter"])
    for name in ["Phone", "Anna's phone", "Far"] {
      #expect(try phone.shown(name)["refused"] as? [String: Int] == [:])
    }
  }
}
