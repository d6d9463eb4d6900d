import CommandTesting
import Foundation
import TestSupport

/// A web server over TLS on the loopback, openssl's own, which serves whole answers from files.
final class SecureFiles {
  /// Where it is.
  let url: String
  private let folder: URL
  private let process: Process

  private static let openssl = "/usr/bin/openssl"
  private static let authorities = "/etc/ssl/certs/ca-certificates.crt"

  /// True where openssl is, and a program can be run with another file of authorities.
  static let isPossible: Bool = {
    guard [openssl, authorities].allSatisfy(FileManager.default.fileExists(atPath:)) else {
      return false
    }
    return (try? Tool.run("/usr/bin/env", isolating(with: authorities) + ["true"])) != nil
  }()

  /// Starts a server; `PLACE` in an answer becomes its address.
  init(_ answers: [String: String]) throws {
    let place = FileManager.default.temporaryDirectory
      .appending(path: "passby-secure-\(UUID().uuidString)")
    folder = place
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    func path(_ name: String) -> String {
      place.appending(path: name).path(percentEncoded: false)
    }
    let (key, certificate) = (path("key.pem"), path("certificate.pem"))
    try Tool.run(
      Self.openssl,
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
        "-keyout", key, "-out", certificate,
      ])
    let server = Process()
    process = server
    server.executableURL = URL(filePath: Self.openssl)
    server.arguments = [
      "s_server", "-accept", "127.0.0.1:0", "-HTTP", "-key", key, "-cert", certificate,
    ]
    server.currentDirectoryURL = place
    let log = path("log")
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    server.standardOutput = FileHandle(forWritingAtPath: log)
    server.standardError = FileHandle.nullDevice
    server.standardInput = Pipe()
    try server.run()
    var port: Substring?
    _ = try polling {
      port = try String(contentsOfFile: log, encoding: .utf8)
        .firstMatch(of: /ACCEPT 127\.0\.0\.1:(\d+)\n/)?.1
      return port != nil || !server.isRunning
    }
    guard let port else { throw POSIXError(.EADDRNOTAVAIL) }
    url = "https://127.0.0.1:\(port)"
    for (name, answer) in answers {
      try answer.replacing("PLACE", with: url)
        .write(toFile: path(name), atomically: true, encoding: .utf8)
    }
  }

  /// The command through which a program trusts this server.
  var trusting: [String] {
    Self.isolating(with: folder.appending(path: "certificate.pem").path(percentEncoded: false))
  }

  /// Stops the server, which may have inherited from the thread of a test that it hears no other
  /// signal.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The beginning of a command with another file of authorities, in a namespace of its own.
  private static func isolating(with file: String) -> [String] {
    [
      "unshare", "--map-root-user", "--mount", "sh", "-c",
      "mount --bind \"$0\" \(authorities) && exec \"$@\"", file,
    ]
  }
}
