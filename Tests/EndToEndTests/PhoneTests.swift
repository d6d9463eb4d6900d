import CommandTesting
import Foundation
import TestSupport
import Testing

/// Phones that post to the built program.
@Suite(.blocking, .timeLimit(.minutes(10))) struct PhoneTests {
  /// A walk to the sample place: seconds before now, and degrees north.
  private static let walk: [(age: Int, latitude: Double)] = [
    (330, 48.3), (270, 48.3), (210, 48.25), (150, 48.2), (90, 48.2), (30, 48.2),
  ]

  /// Posts over a connection of its own; returns the status and the body of the answer.
  static func post(
    _ body: String, to port: Int, path: String = "/pub", headers: [String] = []
  ) throws -> (status: String, body: String) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    guard LoopbackPort.connect(descriptor, to: port) else { throw POSIXError(.ECONNREFUSED) }
    let head =
      ["POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
      + ["Content-Length: \(body.utf8.count)"]
    var text = head.joined(separator: "\r\n") + "\r\n\r\n" + body
    text.withUTF8 { bytes in
      _ = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
      received += chunk[..<count]
    }
    let answer = String(decoding: received, as: UTF8.self)
    let parts = answer.components(separatedBy: "\r\n\r\n")
    return (
      String(answer.dropFirst("HTTP/1.1 ".count).prefix(3)),
      parts.dropFirst().joined(separator: "\r\n\r\n")
    )
  }

  /// Returns events as lines, without what differs between two runs.
  private static func story(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return value.map { event in
        ["time", "event", "place", "task", "device", "person", "text"]
          .map { "\(event[$0] ?? "")" }.joined(separator: " ")
      }
    }
  }

  @Test func `a walk that a phone posts is the same as its recording, and a removed key ends`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    for arguments in [
      ["place", "add", "Vet", "48.2,16.37"], ["add", "Cat medicine", "--place", "Vet"],
    ] {
      #expect(try program.run(arguments, now: nil).status == 0)
    }
    let added = try program("device", "add", "Phone", "--json", now: nil).object()
    let key = try #require(added["key"] as? String)
    let present = Int(Date().timeIntervalSince1970)
    let messages = Self.walk.map { step in
      #"{"_type":"location","lat":\#(step.latitude),"lon":16.37,"acc":10,"#
        + #""tst":\#(present - step.age)}"#
    }
    let recording = program.folder.appending(path: "phone.rec")
    let lines = messages.map { "\(present)\t*                 \t\($0)\n" }.joined()
    try Data(lines.utf8).write(to: recording)
    let replayed = try program(
      "replay", recording.path(), "--device", "phone", "--json", now: nil)
    #expect(replayed.status == 0)

    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
    defer { running.abandon() }
    _ = polling { running.hasClosedOutput || running.errorsSoFar.contains("Page: ") }
    let status = try program("status", "--json", now: nil).object()
    let web = try #require(status["web"] as? String)
    let port = try #require(web.split(separator: ":").last.flatMap { Int($0) })
    let login = "Authorization: Basic " + Data("me:\(key)".utf8).base64EncodedString()
    for message in messages {
      let answer = try Self.post(message, to: port, headers: [login])
      #expect(answer.status == "200" && answer.body.hasSuffix("[]"))
    }
    let expected = Self.story(replayed.output)
    #expect(expected.contains { $0.contains(" reminder Vet Cat medicine ") })
    #expect(running.waitForOutput { Self.story($0).count >= expected.count })
    #expect(Self.story(running.outputSoFar) == expected)

    let shown = try program("device", "show", "phone", "--json", now: nil).object()
    #expect(shown["kind"] as? String == "owntracks" && shown["accuracy_m"] as? Double == 16.2)
    #expect(try Self.post("{}", to: port, path: "/pub/\(key)").status == "200")
    #expect(try program("device", "remove", "phone", now: nil).status == 0)
    #expect(try Self.post("{}", to: port, path: "/pub/\(key)").status == "401")
    running.send(SIGTERM)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains(key) && !outcome.output.contains(key))
  }

  @Test func `a test of a device says that nothing came, or that no daemon runs`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    #expect(try program("device", "add", "Phone", now: nil).status == 0)
    #expect(try program("device", "test", "nobody", now: nil).status == 66)
    let silent = try program("device", "test", "Phone", "--wait", "0", now: nil)
    #expect(silent.status == 69 && silent.errors.contains("passby run"))
    let running = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
    defer { running.abandon() }
    _ = polling { running.hasClosedOutput || running.errorsSoFar.contains("Page: ") }
    let nothing = try program("device", "test", "Phone", "--wait", "0", now: nil)
    #expect(nothing.status == 69 && nothing.errors.contains("Nothing came from \"Phone\""))
  }

  @Test(arguments: [
    ("", 65), ("<gpx><trk/></gpx>", 65), ("no recording", 65), ("<gpx><trk>", 65),
  ])
  func `what is no recording of a phone is refused`(content: String, status: Int32) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    #expect(try program("device", "add", "Phone", now: nil).status == 0)
    let file = program.folder.appending(path: "phone.gpx")
    try Data(content.utf8).write(to: file)
    #expect(
      try program("replay", file.path(), "--device", "Phone", now: nil).status == status)
    #expect(
      try program("replay", file.path(), "--device", "nobody", now: nil).status == 66)
  }
}
