import Foundation

/// The sources of the package, for tests that read them.
enum SourceTree {
  /// The folder `Sources`.
  static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// Returns the Swift files below a folder of `Sources`, sorted by path.
  static func files(in folder: String) throws -> [URL] {
    let root = sources.appending(path: folder)
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
