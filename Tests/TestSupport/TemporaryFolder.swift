import Foundation
package import Testing

/// A folder of its own for each test case, removed when the case ends.
package struct TemporaryFolder: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal private static var current: String?

  package var isRecursive: Bool { true }

  /// The path of a file in the present test's folder.
  package static func file(_ name: String = "passby.db") throws -> String {
    "\(try #require(current, "the suite lacks .temporaryFolder"))/\(name)"
  }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("passby-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try await Self.$current.withValue(url.path) { try await function() }
  }
}

extension Trait where Self == TemporaryFolder {
  /// Gives each test case a folder of its own.
  package static var temporaryFolder: TemporaryFolder { TemporaryFolder() }
}
