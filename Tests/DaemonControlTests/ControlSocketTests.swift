import DaemonControl
import Foundation
import Localization
import Testing

struct ControlSocketTests {
  private let path = "/tmp/c-\(UUID().uuidString.prefix(12)).sock"
  private static let status: DaemonStatus = {
    var status = DaemonStatus(
      pid: 42, version: "1.2.3", started: Date(timeIntervalSince1970: 1_800_000_000),
      source: "gpsd at localhost:2947")
    status.position = .init(
      time: Date(timeIntervalSince1970: 1_800_000_100.5), latitude: 52.5, longitude: 13.4,
      accuracyM: 11, speedMps: 1.5, courseDeg: nil, satellites: 9)
    status.happenings = [
      .init(time: Date(timeIntervalSince1970: 1_800_000_050), event: "enter", text: "a\n\"b\"")
    ]
    return status
  }()

  @Test func `a status comes over as it was given, again and again`() throws {
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    let client = try ControlClient(path: path)
    for _ in 0..<3 { #expect(try client.status() == Self.status) }
  }

  @Test func `the texts of a status are in the language of the client`() throws {
    let server = try ControlServer(path: path) {
      var status = Self.status
      status.receiverText = ReminderPhrase.doneButton.text
      return status
    }
    defer { server.stop() }
    let client = try ControlClient(path: path)
    #expect(try client.status().receiverText == "Done")
    let text = try Localizer.$current.withValue(Localizer(Ukrainian())) {
      try client.status().receiverText
    }
    #expect(text == "Виконано")
  }

  @Test func `a status that is larger than the buffer of a socket comes over as a whole`() throws {
    var large = Self.status
    large.source = String(repeating: "x", count: 2_000_000)
    let server = try ControlServer(path: path) { [large] in large }
    defer { server.stop() }
    #expect(try ControlClient(path: path).status() == large)
  }

  @Test func `silent and senseless connections hold up nobody`() throws {
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    let silent = try (0..<40).map { _ in try ControlClient(path: path) }
    #expect(try ControlClient(path: path).status() == Self.status)
    withExtendedLifetime(silent) {}
  }

  @Test func `a client that asks again and again outlives silent connections`() throws {
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    let watching = try ControlClient(path: path)
    #expect(try watching.status() == Self.status)
    let silent = try (0..<40).map { _ in try ControlClient(path: path) }
    #expect(try ControlClient(path: path).status() == Self.status)
    #expect(try watching.status() == Self.status)
    withExtendedLifetime(silent) {}
  }

  @Test func `without free descriptors a connection is closed at once, and later ones are served`()
    async
  {
    await #expect(processExitsWith: .success) {
      let path = "/tmp/c-\(getpid()).sock"
      let server = try ControlServer(path: path) { Self.status }
      defer { server.stop() }
      // It stays open: the server would close its end some time later, and have a free one then.
      let first = try ControlClient(path: path)
      _ = try first.status()
      let client = try UnconnectedSocket()
      try withoutFreeDescriptors {
        try client.connect(to: path)
        #expect(client.readsEnd(), "the connection has to be closed, not to wait")
      }
      withExtendedLifetime(first) {}
      #expect(try ControlClient(path: path).status() == Self.status)
    }
  }

  @Test func `the socket is for its user alone, and goes with the server`() throws {
    let server = try ControlServer(path: path) { Self.status }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(throws: ControlError.self) { try ControlClient(path: path) }
  }

  @Test func `what a dead daemon left behind is replaced`() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data("old".utf8))
    let server = try ControlServer(path: path) { Self.status }
    defer { server.stop() }
    #expect(try ControlClient(path: path).status().pid == 42)
  }

  @Test func `a path that does not fit is refused`() {
    #expect(throws: ControlError.self) {
      try ControlServer(path: "/tmp/" + String(repeating: "x", count: 120)) { Self.status }
    }
  }
}

/// Runs some code while the process can open no more files.
private func withoutFreeDescriptors(_ body: () throws -> Void) throws {
  var before = rlimit()
  let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  try #require(getrlimit(resource, &before) == 0)
  var none = before
  let free = open("/dev/null", O_RDONLY)
  close(free)
  none.rlim_cur = rlim_t(free)
  try #require(setrlimit(resource, &none) == 0)
  defer { _ = setrlimit(resource, &before) }
  try body()
}

/// A socket that was made while there were descriptors.
private final class UnconnectedSocket {
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  func connect(to path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, length)
      }
    }
    try #require(result == 0)
  }

  /// True if the peer closes the connection within five seconds.
  func readsEnd() -> Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, 0) == 0
  }
}
