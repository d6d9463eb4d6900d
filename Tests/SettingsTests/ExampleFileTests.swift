import Foundation
import Testing

@testable import Settings

struct ExampleFileTests {
  private static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "config/passby.yaml").path

  @Test func `loading the example gives exactly the defaults`() throws {
    #expect(try PassbySettings.load(file: Self.path) == .standard)
  }

  @Test(arguments: SettingsKey.allCases)
  func `the example explains and holds every setting`(key: SettingsKey) throws {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("# \(key.rawValue): ") })
    let name = try #require(key.components.last)
    #expect(lines.contains { $0.hasPrefix("\(name): ") })
  }

  @Test func `every explanation of a setting names its default`() throws {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(text.ranges(of: "Default: ").count == SettingsKey.allCases.count)
  }
}
