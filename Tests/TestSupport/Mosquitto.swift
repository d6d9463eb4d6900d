import Foundation

/// A real broker on the loopback.
package final class Mosquitto {
  /// Who may connect.
  package enum Access: Sendable {
    /// Everybody.
    case open
    /// The user `passby` with a password.
    case password(String)
    /// Everybody, encrypted; the broker's certificate is of an authority of its own.
    case encrypted
  }

  /// True if mosquitto and its clients are installed.
  package static var isInstalled: Bool {
    [
      "/usr/sbin/mosquitto", "/usr/bin/mosquitto_pub", "/usr/bin/mosquitto_passwd",
      "/usr/bin/openssl",
    ].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The port.
  package let port: Int
  /// The file with the certificate of the broker's authority; `nil` if it does not encrypt.
  package let authority: String?
  private let settings: String
  private var process: Process?

  /// Prepares a broker.
  package init(_ access: Access = .open) throws {
    port = try LoopbackPort.reserve()
    settings = try TemporaryFolder.file("mosquitto.conf")
    let folder = URL(filePath: settings).deletingLastPathComponent()
    let store = folder.path(percentEncoded: false)
    var lines = [
      "listener \(port) 127.0.0.1", "persistence true", "persistence_location \(store)/",
      "autosave_on_changes true", "autosave_interval 1", "log_type none",
      "max_queued_messages 10000", "user root",
    ]
    var authority: String?
    switch access {
    case .open: lines.append("allow_anonymous true")
    case .password(let password):
      let file = try TemporaryFolder.file("passwords")
      try Tool.run("/usr/bin/mosquitto_passwd", ["-b", "-c", file, "passby", password])
      lines += ["allow_anonymous false", "password_file \(file)"]
    case .encrypted:
      try Self.makeCertificates(in: folder)
      lines += [
        "allow_anonymous true", "certfile \(store)/server.pem", "keyfile \(store)/server.key",
      ]
      authority = "\(store)/authority.pem"
    }
    self.authority = authority
    try lines.joined(separator: "\n").write(toFile: settings, atomically: true, encoding: .utf8)
  }

  deinit { stop() }

  /// Starts it, and waits until it listens.
  package func start() async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/sbin/mosquitto")
    process.arguments = ["-c", settings]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    try await eventually { LoopbackPort.isListening(port) }
  }

  /// Kills it; it has written its sessions with each change.
  package func stop() {
    guard let process else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }

  /// Publishes a text with QoS 1.
  package func publish(_ text: String, to topic: String, _ options: [String] = []) throws {
    try publish(["-m", text] + options, to: topic)
  }

  /// Publishes messages of one line each, in order, with QoS 1; returns once the broker has them.
  package func publish(lines: [String], to topic: String) throws {
    let input = try TemporaryFolder.file("\(UUID().uuidString).lines")
    try lines.map { $0 + "\n" }.joined().write(toFile: input, atomically: true, encoding: .utf8)
    try publish(["-l"], to: topic, input: FileHandle(forReadingAtPath: input))
  }

  /// Publishes the content of a file with QoS 1.
  package func publishFile(_ file: String, to topic: String, _ options: [String] = []) throws {
    try publish(["-f", file] + options, to: topic)
  }

  private func publish(
    _ options: [String], to topic: String, input: FileHandle? = nil
  ) throws {
    let trust = authority.map { ["--cafile", $0] } ?? []
    try Tool.run(
      "/usr/bin/mosquitto_pub",
      ["-h", "127.0.0.1", "-p", "\(port)", "-q", "1", "-t", topic] + trust + options,
      input: input)
  }

  /// Makes an authority, and a certificate of it for this machine, which hold for two days.
  private static func makeCertificates(in folder: URL) throws {
    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
    let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    try "subjectAltName=DNS:localhost,IP:127.0.0.1"
      .write(toFile: path("names"), atomically: true, encoding: .utf8)
    try Tool.run(
      "/usr/bin/openssl",
      ["req", "-x509", "-subj", "/CN=Authority", "-keyout", path("authority.key")] + key
        + ["-out", path("authority.pem")])
    try Tool.run(
      "/usr/bin/openssl",
      ["req", "-subj", "/CN=localhost", "-keyout", path("server.key")] + key.dropLast(2)
        + ["-out", path("server.csr")])
    try Tool.run(
      "/usr/bin/openssl",
      [
        "x509", "-req", "-in", path("server.csr"), "-CA", path("authority.pem"), "-CAkey",
        path("authority.key"), "-CAcreateserial", "-days", "2", "-extfile", path("names"), "-out",
        path("server.pem"),
      ])
  }
}
