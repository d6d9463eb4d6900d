import CommandTesting
import Foundation
import TestSupport
import Testing

/// Tests of what the test of the Debian package installs beside it.
@Suite(.blocking)
struct PackagingTests {
  @Test(arguments: [
    ("libc6 (>= 2.34), libsodium23 | libsodium26", ["libc6", "libsodium26"]),
    ("libsodium26 (>= 1) | libsodium23 (>= 1),libc6", ["libsodium26", "libc6"]),
    ("libnone | libno, libc6", ["libnone", "libc6"]), ("libc6", ["libc6"]),
  ])
  func `of alternatives, the first that there is will do`(
    depends: String, expected: [String]
  ) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    // A Debian that has two packages.
    let cache = program.folder.appending(path: "apt-cache")
    try Data("#!/bin/sh\ncase $2 in libc6 | libsodium26) ;; *) exit 100 ;; esac\n".utf8)
      .write(to: cache)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: cache.path())
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Fixtures.root.appending(path: "packaging/needed.sh")
    process.arguments = ["env"]
    process.environment = ["PATH": "\(program.folder.path()):/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data((depends + "\n").utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.split(separator: "\n").map(String.init) == expected)
  }
}
