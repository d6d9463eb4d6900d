import CommandTesting
import Foundation
import TestSupport
import Testing

/// Bad messages of phones, and attempts of others, against the built program.
@Suite(.blocking, .timeLimit(.minutes(10))) struct BadPhoneInputTests {
  /// A daemon with two phones, and their keys.
  private struct Setting {
    let program: BuiltProgram
    let running: RunningProgram
    let port: Int
    let anna: String
    let mine: String

    init() throws {
      let program = try BuiltProgram()
      self.program = program
      let folder = program.folder.appending(path: ".config/passby")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("log:\n  level: trace\n".utf8)
        .write(to: folder.appending(path: "config.yaml"), options: .atomic)
      func key(_ arguments: String...) throws -> String {
        let added = try program.run(["device", "add"] + arguments + ["--json"], now: nil).object()
        return try #require(added["key"] as? String)
      }
      anna = try key("Anna's phone", "--person", "anna")
      mine = try key("Mine")
      let daemon = try RunningProgram(
        program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
      running = daemon
      _ = polling { daemon.hasClosedOutput || daemon.errorsSoFar.contains("Page: ") }
      let status = try program("status", "--json", now: nil).object()
      let web = try #require(status["web"] as? String)
      port = try #require(web.split(separator: ":").last.flatMap { Int($0) })
    }

    func end() {
      running.abandon()
      program.remove()
    }

    func shown(_ device: String) throws -> [String: Any] {
      try program("device", "show", device, "--json", now: nil).object()
    }

    /// Posts a body; returns the code and the whole answer.
    func post(
      _ body: [UInt8], path: String, headers: [String] = [], method: String = "POST"
    ) throws -> (code: String, text: String) {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      guard LoopbackPort.connect(descriptor, to: port) else { throw POSIXError(.ECONNREFUSED) }
      let head =
        ["\(method) \(path) HTTP/1.1", "Host: evil.example", "Connection: close"] + headers
        + ["Content-Length: \(body.count)"]
      let bytes = Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        sent += count
      }
      var received: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 4096)
      while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
        received += chunk[..<count]
      }
      let text = String(decoding: received, as: UTF8.self)
      return (String(text.dropFirst("HTTP/1.1 ".count).prefix(3)), text)
    }
  }

  private static func location(
    _ position: String = #""lat":48.2,"lon":16.37"#, age: Int = 60, _ more: String = ""
  ) -> String {
    let second = Int(Date().timeIntervalSince1970) - age
    return #"{"_type":"location",\#(position),"acc":10,"tst":\#(second)\#(more)}"#
  }

  @Test func `what cannot be used is answered with success, and counted by its reason`() throws {
    let setting = try Setting()
    defer { setting.end() }
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let table: [(body: String, reason: String)] = [
      ("", "empty"), (" \n", "empty"), (#"{"locations":[]}"#, "empty"), ("hello", "not_json"),
      (String(Self.location().dropLast(9)), "not_json"), (#"{"_type":\#(deep)}"#, "not_json"),
      (Self.location(#""lat":NaN,"lon":1"#), "not_json"),
      (Self.location(#""lat":"abc","lon":1"#), "no_position"),
      (Self.location(#""lat":"NaN","lon":1"#), "no_position"),
      (Self.location(#""lon":1"#), "no_position"), (Self.location(#""lat":0,"lon":0"#), "invalid"),
      (Self.location(#""lat":91,"lon":1"#), "invalid"),
      (Self.location(#""lat":1e400,"lon":1"#), "invalid"),
      (Self.location(#""lat":1,"lon":-180.5"#), "invalid"),
      (#"{"_type":"location","lat":1,"lon":1}"#, "no_time"),
      (#"{"_type":"location","lat":1,"lon":1,"tst":"yesterday"}"#, "no_time"),
      (Self.location(age: -300), "future"), (Self.location(age: 40 * 86_400), "old"),
      (#"{"_type":"party"}"#, "unknown_type"), (#"{"hello":1}"#, "unknown_type"),
      (#"{"_type":"encrypted","data":"AAAA"}"#, "undecryptable"),
    ]
    for (body, reason) in table {
      let answer = try setting.post(Array(body.utf8), path: "/pub/\(setting.mine)")
      #expect(answer.code == "200", "\(reason): \(body)")
    }
    let garbage = try setting.post([0xFF, 0xFE, 0x7B], path: "/pub/\(setting.mine)")
    #expect(garbage.code == "200")
    var expected = Dictionary(grouping: table, by: \.reason).mapValues(\.count)
    expected["not_json", default: 0] += 1
    let refused = try setting.shown("Mine")["refused"] as? [String: Int]
    #expect(refused == expected)
    #expect(try setting.shown("Anna's phone")["heard"] is NSNull)
  }

  @Test func `of very many positions in one request the newest count, and a picture is no matter`()
    throws
  {
    let setting = try Setting()
    defer { setting.end() }
    let start = Int(Date().timeIntervalSince1970) - 10_100
    let features = (0..<10_000).map { number in
      #"{"geometry":{"coordinates":[16.37,48.\#(20_000 + number)]},"properties":{"timestamp":"#
        + #"\#(start + number),"horizontal_accuracy":10}}"#
    }
    let body = Array(#"{"locations":[\#(features.joined(separator: ","))]}"#.utf8)
    let answer = try setting.post(
      body, path: "/pub", headers: ["Authorization: Bearer \(setting.mine)"])
    #expect(answer.code == "200" && answer.text.hasSuffix(#"{"result":"ok"}"#))
    let shown = try setting.shown("Mine")
    #expect(shown["refused"] as? [String: Int] == ["old": 5_000])
    #expect(shown["fix_age_s"] as? Double ?? 0 < 200)

    let picture = #","image":"\#(String(repeating: "QUJD", count: 300_000))""#
    let one = Self.location(age: 30, picture)
    #expect(try setting.post(Array(one.utf8), path: "/pub/\(setting.mine)").code == "200")
    let large = [UInt8](repeating: 0x20, count: 2 * 1024 * 1024 + 1)
    #expect(try setting.post(large, path: "/pub/\(setting.mine)").code == "413")
    #expect(try setting.post(large, path: "/pub/WRONG").code == "401")
    let files = try FileManager.default.contentsOfDirectory(
      at: URL(filePath: setting.program.database).deletingLastPathComponent(),
      includingPropertiesForKeys: nil)
    for file in files {
      let content = (try? Data(contentsOf: file)) ?? Data()
      #expect(content.range(of: Data("QUJDQUJDQUJD".utf8)) == nil)
    }
  }

  @Test func `the device is that of the key, whatever a topic or header says`() throws {
    let setting = try Setting()
    defer { setting.end() }
    let login = Data("anna:\(setting.anna)".utf8).base64EncodedString()
    let spoofed = Self.location(age: 30, #","topic":"owntracks/me/mine","tid":"me""#)
    let answer = try setting.post(
      Array(spoofed.utf8), path: "/pub?u=me&d=mine",
      headers: ["Authorization: Basic \(login)", "X-Limit-U: me", "X-Limit-D: mine"])
    #expect(answer.code == "200")
    #expect(try setting.shown("Mine")["heard"] is NSNull)
    #expect(try setting.shown("Anna's phone")["heard"] is String)
  }

  @Test func `no key is told anywhere, neither a right nor a wrong one`() throws {
    let setting = try Setting()
    defer { setting.end() }
    let wrong = "WRONGWRONGWRONGWRONGWRONGWRONG22"
    for key in [setting.mine, wrong] {
      for headers in [
        [], ["Authorization: Bearer \(key)"],
        ["Authorization: Basic " + Data("me:\(key)".utf8).base64EncodedString()],
      ] {
        let path = headers.isEmpty ? "/pub/\(key)?lat=48&lon=16&key=\(key)" : "/pub"
        let answer = try setting.post(Array(Self.location().utf8), path: path, headers: headers)
        #expect(answer.code == (key == wrong ? "401" : "200"))
        #expect(!answer.text.contains(key))
      }
    }
    #expect(try setting.program("device", "key", "Mine", "--new", now: nil).status == 0)
    #expect(try setting.post([], path: "/pub/\(setting.mine)").code == "401")
    for command in ["status", "doctor", "history", "device list", "device show Mine", "export"] {
      let outcome = try setting.program.run(
        command.split(separator: " ").map(String.init) + (command == "export" ? [] : ["--json"]),
        now: nil)
      for key in [setting.mine, wrong, setting.anna] {
        #expect(!(outcome.output + outcome.errors).uppercased().contains(key), "\(command)")
      }
    }
    setting.running.send(SIGTERM)
    let outcome = setting.running.waitForEnd()
    for text in [outcome.output, outcome.errors] {
      #expect(!text.uppercased().contains(setting.mine) && !text.contains(wrong))
      #expect(!text.contains("48.2") && !text.contains("16.37"))
    }
  }
}
