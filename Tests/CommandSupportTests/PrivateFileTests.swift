import Foundation
import TestSupport
import Testing

@testable import CommandSupport

@Suite(.temporaryFolder)
struct PrivateFileTests {
  @Test
  func `a file that exists stays as it is unless it may be replaced`() throws {
    let path = try TemporaryFolder.file("folder/file")
    try PrivateFile.write("one", to: path, replacing: false)
    let error = #expect(throws: PrivateFile.Failure.self) {
      try PrivateFile.write("two", to: path, replacing: false)
    }
    #expect(error?.code == EEXIST)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
    try PrivateFile.write("two", to: path, replacing: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    let folder = try TemporaryFolder.file("folder")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test
  func `a dangling link is not followed`() throws {
    let path = try TemporaryFolder.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: TemporaryFolder.file("missing"))
    #expect(throws: PrivateFile.Failure.self) {
      try PrivateFile.write("one", to: path, replacing: false)
    }
    #expect(try !FileManager.default.fileExists(atPath: TemporaryFolder.file("missing")))
  }
}
