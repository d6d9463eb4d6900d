import Foundation
import Testing

/// The sources of the package, for tests that read them.
enum SourceTree {
  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The folder `Sources`.
  static let sources = root.appending(path: "Sources")

  /// Returns the modules of each folder of `Sources`.
  static func modules() throws -> [String: Set<String>] {
    let files = FileManager.default
    var modules: [String: Set<String>] = [:]
    for folder in try files.contentsOfDirectory(atPath: sources.path) {
      modules[folder] = Set(
        try files.contentsOfDirectory(atPath: sources.appending(path: folder).path))
    }
    return modules
  }

  /// Returns the folder of a module, or a folder in it such as `Localization/Phrases`.
  static func folder(of module: String) throws -> URL {
    let name = String(module.prefix { $0 != "/" })
    let layer = try #require(try modules().first { $0.value.contains(name) }?.key, "\(module)")
    return sources.appending(path: layer).appending(path: module)
  }

  /// Returns the Swift files of a module, or of a folder in it, sorted by path.
  static func files(in module: String) throws -> [URL] {
    let root = try folder(of: module)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
  }

  /// Returns the text of a file.
  static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns the text without comments, and with the contents of string literals as they are.
  static func code(_ file: URL) throws -> String {
    try text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.firstRange(of: "//").map { range in
          // Two slashes in a literal are part of an address.
          line[..<range.lowerBound].count { $0 == "\"" } % 2 == 0
            ? line[..<range.lowerBound] : line
        } ?? line
      }
      .joined(separator: "\n")
  }
}
