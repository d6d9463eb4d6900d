import Foundation
import TestSupport
import Testing

/// Packages that the test of the Debian package installs beside it.
@Suite(.blocking, .temporaryFolder)
struct PackagingTests {
  @Test(arguments: [
    ("libc6 (>= 2.34), libsodium23 | libsodium26", ["libc6", "libsodium26"]),
    ("libsodium26 (>= 1) | libsodium23 (>= 1),libc6", ["libsodium26", "libc6"]),
    ("libnone | libno, libc6", ["libnone", "libc6"]), ("libc6", ["libc6"]),
  ])
  func `of alternatives, the first that there is will do`(
    depends: String, expected: [String]
  ) throws {
    // A Debian that has two packages.
    let cache = URL(filePath: try TemporaryFolder.file("apt-cache"))
    try Executable.write("case $2 in libc6 | libsodium26) ;; *) exit 100 ;; esac", to: cache)
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = SourceTree.root.appending(path: "packaging/needed.sh")
    process.arguments = ["env"]
    process.environment = ["PATH": "\(cache.deletingLastPathComponent().path()):/usr/bin:/bin"]
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
