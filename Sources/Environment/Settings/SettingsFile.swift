import Configuration
import Foundation
import Localization
import Synchronization

/// Reads a configuration file.
enum SettingsFile {
  /// How YAML writes "no value" (YAML 1.2, 10.3.2).
  static let nullWords: Set = ["~", "null", "Null", "NULL"]
  /// No configuration is longer; whoever names something endless gets an answer.
  private static let longest = 64 * 1024

  /// The settings of a file, without the settings and sections of `ignored`.
  static func layer(
    path: String, ignoring ignored: Set<String> = []
  ) throws(SettingsError) -> SettingsLayer? {
    let content = try content(of: path)
    guard !isBlank(content) else { return nil }
    let (values, keys) = try parse(content, path: path)
    let kept =
      ignored.isEmpty
      ? keys : keys.filter { key in !ignored.contains { key == $0 || key.hasPrefix($0 + ".") } }
    let names = try SettingsFileNames(kept, in: .file(path)) {
      // A section whose settings are all commented out holds nothing, which is fine.
      let found = try? values.value(forKey: AbsoluteConfigKey([$0]), type: .string).value
      guard case .string(let text) = found?.content else { return nil }
      return nullWords.contains(text) ? "" : text
    }
    return SettingsLayer(
      file: path, values: values, notifiers: names.notifiers, ignored: ignored)
  }

  private static func content(of path: String) throws(SettingsError) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noSuchFile(path)
    }
    guard !isDirectory.boolValue else {
      throw .unreadableFile(path, reason: SettingsPhrase.isFolder.text)
    }
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
      throw .unreadableFile(
        path, reason: isForbidden ? SettingsPhrase.permissionDenied.text : "\(error)")
    }
    guard bytes.count <= longest else {
      throw .malformedFile(path, line: nil, reason: SettingsPhrase.tooLong.text)
    }
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw .malformedFile(path, line: nil, reason: SettingsPhrase.notUTF8.text)
    }
    return text
  }

  /// Returns true if a text has only comments, which is no document in YAML.
  private static func isBlank(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let content = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      return content.isEmpty || content.hasPrefix("#") || line == "---"
    }
  }

  private static func parse(
    _ text: String, path: String
  ) throws(SettingsError) -> (YAMLSnapshot, [String]) {
    // The library does not list the keys of a file, but asks of each whether it is a secret.
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
}
