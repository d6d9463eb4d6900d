import CommandTesting
import Foundation
import TestSupport
import Testing

/// Phones that were not heard for a day (P21), whoever was running meanwhile.
@Suite(.blocking, .timeLimit(.minutes(5)))
struct SilentPhoneTests {
  @Test func `the doctor knows of silent phones after a restart, and without a daemon`() throws {
    let phone = try PhoneProgram()
    defer { phone.program.remove() }
    let key = try phone.device()
    let heard = Date.now
    func silence(after seconds: Double) throws -> [String] {
      let now = heard.addingTimeInterval(seconds).ISO8601Format()
      return try phone.program.run(["doctor"], now: now).output.split(separator: "\n")
        .filter { $0.contains("was not heard") }.map(String.init)
    }
    do {
      let daemon = try PhoneDaemon(phone.program)
      defer { daemon.running.abandon() }
      let stamp = Int(heard.timeIntervalSince1970)
      let message = #"{"_type":"location","lat":48.3,"lon":16.37,"acc":6,"tst":\#(stamp)}"#
      let connection = try PhoneConnection(port: daemon.port)
      #expect(try connection.send(message, path: "/pub/\(key)").status == 200)
      #expect(try silence(after: 86_000).isEmpty)
      daemon.running.send(SIGTERM)
      #expect(daemon.running.waitForEnd().status == 0)
    }
    #expect(try phone.shown()["heard"] is String, "without a daemon")
    let again = try PhoneDaemon(phone.program)
    defer { again.running.abandon() }
    #expect(try silence(after: 3600).isEmpty)
    let shown = try phone.shown()
    #expect(shown["heard"] is String && shown["fix_age_s"] is Double)
    #expect(shown["accuracy_m"] as? Double == 10 && shown["leads"] as? Bool == true)
    let asked = try PhoneConnection(port: again.port).send(
      method: "GET", path: "/api/v1/devices?position=1")
    #expect(asked.body.contains(#""position":{"#) && asked.body.contains(#""lat":48.3"#))
    let restarted = try silence(after: 86_500)
    #expect(restarted.count == 1)
    #expect(restarted.first?.contains("\"Phone\" was not heard for 24 h") == true)
    again.running.send(SIGTERM)
    _ = again.running.waitForEnd()
    let stopped = try silence(after: 864_000)
    #expect(stopped.count == 1 && stopped.first?.contains("for 10 d") == true, "\(stopped)")
  }
}
