import Configuration
import Foundation
import Synchronization

/// Reads a configuration file.
enum SettingsFile {
  /// How YAML writes "no value" (YAML 1.2, 10.3.2).
  static let nullWords: Set = ["~", "null", "Null", "NULL"]
  /// No configuration is longer; whoever names something endless gets an answer.
  private static let longest = 64 * 1024

  /// The settings of a file.
  static func layer(path: String) throws(SettingsError) -> SettingsLayer? {
    let content = try content(of: path)
    guard !isBlank(content) else { return nil }
    let (values, keys) = try parse(content, path: path)
    let layer = SettingsLayer(file: path, values: values)
    try check(keys, in: layer, values: values)
    return layer
  }

  private static func content(of path: String) throws(SettingsError) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noSuchFile(path)
    }
    guard !isDirectory.boolValue else { throw .unreadableFile(path, reason: "it is a folder") }
    var bytes = Data()
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      while bytes.count <= longest, let more = try file.read(upToCount: longest + 1), !more.isEmpty
      {
        bytes.append(more)
      }
    } catch {
      let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
      throw .unreadableFile(path, reason: isForbidden ? "permission denied" : "\(error)")
    }
    guard bytes.count <= longest else {
      throw .malformedFile(path, line: nil, reason: "it is longer than 64 KiB")
    }
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw .malformedFile(path, line: nil, reason: "it is not UTF-8 text")
    }
    return text
  }

  /// Tells whether nothing but comments is there, which YAML would call no document.
  private static func isBlank(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let content = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      return content.isEmpty || content.hasPrefix("#") || line == "---"
    }
  }

  private static func parse(
    _ text: String, path: String
  ) throws(SettingsError) -> (YAMLSnapshot, [String]) {
    // The library tells nobody which keys a file holds, but it asks about each whether it is a secret.
    let keys = Mutex<[String]>([])
    let options = YAMLSnapshot.ParsingOptions(
      secretsSpecifier: .dynamic { key, _ in
        keys.withLock { $0.append(key) }
        return false
      })
    do {
      let values = try YAMLSnapshot(
        data: Array(text.utf8).span.bytes, providerName: path, parsingOptions: options)
      return (values, keys.withLock(\.self))
    } catch {
      let problem = YAMLProblem(error)
      throw .malformedFile(path, line: problem.line, reason: problem.reason)
    }
  }

  private static func check(
    _ names: [String], in layer: SettingsLayer, values: YAMLSnapshot
  ) throws(SettingsError) {
    var seen: Set<String> = []
    for name in names {
      guard seen.insert(name).inserted else { throw .duplicateKey(name, origin: layer.origin) }
      guard SettingsKey(rawValue: name) == nil else { continue }
      let section = SettingsKey.names(inSection: name)
      guard !section.isEmpty else {
        let nearest = SettingsKey.nearest(to: name)?.rawValue
        throw .unknownKey(name, origin: layer.origin, nearest: nearest)
      }
      // A section whose settings are all commented out holds nothing, which is fine.
      let found = try? values.value(forKey: AbsoluteConfigKey([name]), type: .string).value
      let expected = "a section with \(section.joined(separator: ", "))"
      guard case .string(let text) = found?.content else {
        throw .list(key: name, origin: layer.origin, expected: expected)
      }
      guard text.isEmpty || nullWords.contains(text) else {
        throw .invalidValue(text, key: name, origin: layer.origin, expected: expected)
      }
    }
  }
}
