import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Daemon

@Suite(.temporaryFolder)
struct TokenFileTests {
  @Test
  func `a written digest is read back, and only its owner can read the file`() throws {
    let file = TokenFile(database: try TemporaryFolder.file("new/passby.db"))
    #expect(!file.exists && file.digest == nil)
    let token = AccessToken()
    try file.write(token.digest)
    #expect(file.digest?.line == token.digest.line)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try file.remove())
    #expect(try !file.remove())
  }

  @Test
  func `a file that cannot be read gives no access`() throws {
    let file = TokenFile(database: try TemporaryFolder.file("passby.db"))
    try "nonsense".write(toFile: file.path, atomically: true, encoding: .utf8)
    let first = try #require(file.digest)
    #expect(first.line != file.digest?.line, "a digest that no token has")
  }
}
