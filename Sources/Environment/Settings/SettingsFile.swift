import Configuration
import Foundation
import Localization
import Synchronization
import Text

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

/// The names that a file uses, checked.
struct SettingsFileNames {
  let notifiers: Set<NotifierName>

  /// Checks names.
  ///
  /// - Parameters:
  ///   - names: Each dotted name that has a value.
  ///   - origin: The file.
  ///   - text: The text of a value, empty for none; `nil` for a list.
  /// - Throws: `SettingsError` for a name that is no setting's, stands there twice, or is a
  ///   section's but has a value of its own.
  init(
    _ names: [String], in origin: SettingsOrigin, text: (String) -> String?
  ) throws(SettingsError) {
    var seen: Set<String> = []
    var notifiers: Set<NotifierName> = []
    for name in names {
      guard seen.insert(name).inserted else { throw .duplicateKey(name, origin: origin) }
      if Setting.isKnown(name) { continue }
      if let key = NotifierKey(name: name) {
        notifiers.insert(key.notifier)
      } else if let section = Self.section(name) {
        guard let text = text(name) else {
          throw .list(key: name, origin: origin, expected: section)
        }
        guard text.isEmpty else {
          throw .invalidValue(
            Secret.masked(text), key: name, origin: origin, expected: section)
        }
      } else {
        throw Self.unknown(name, in: origin)
      }
    }
    self.notifiers = notifiers
  }

  /// Returns the content of a section as a text; `nil` for anything else.
  private static func section(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "notify", parts.count > 1, let kind = NotifierKind(rawValue: parts[1]) {
      let fields = kind.fields.map(\.rawValue).joined(separator: ", ")
      if parts.count == 2 { return SettingsPhrase.namesWith(names: fields).text }
      if parts.count == 3, NotifierName(kind, parts[2]) != nil {
        return SettingsPhrase.sectionOf(names: fields).text
      }
      return nil
    }
    var names = Setting.names(inSection: name)
    if name == "notify" { names += NotifierKind.allCases.map(\.rawValue) }
    return names.isEmpty ? nil : SettingsPhrase.sectionOf(names: names.joined(separator: ", ")).text
  }

  private static func unknown(_ name: String, in origin: SettingsOrigin) -> SettingsError {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "notify", parts.count > 2, let kind = NotifierKind(rawValue: parts[1])
    else {
      return .unknownKey(name, origin: origin, nearest: nearest(to: name))
    }
    guard let notifier = NotifierName(kind, parts[2]) else {
      return .invalidName(parts[2], section: "notify.\(kind.rawValue)", origin: origin)
    }
    let field = parts.dropFirst(3).joined(separator: ".")
    let keys = kind.fields.map { NotifierKey(notifier, $0) }
    let above = keys.first { field.hasPrefix($0.field.rawValue + ".") }
    if let above {
      // What stands below a list or a text.
      return .invalidList(
        key: above.name, origin: origin,
        expected: above.field == .headers
          ? SettingsPhrase.headers.text : SettingsPhrase.noSection.text)
    }
    let nearest = keys.min {
      Spelling.distance($0.field.rawValue, field) < Spelling.distance($1.field.rawValue, field)
    }
    return .unknownKey(name, origin: origin, nearest: nearest?.name)
  }

  /// The setting or the kind of notifier that was probably meant.
  private static func nearest(to name: String) -> String? {
    let kinds = NotifierKind.allCases.map { "notify.\($0.rawValue)" }
    let head = name.split(separator: ".").prefix(2).joined(separator: ".")
    return Setting.nearest(to: name)
      ?? kinds.first { Spelling.distance($0, head) <= 2 || head == $0.dropFirst("notify.".count) }
  }
}

/// The configuration file with the defaults only, and an explanation of every setting.
package enum DefaultFile {
  /// The text of the file, which is `config/passby.yaml`.
  package static let text = String(decoding: PackageResources.passby_yaml, as: UTF8.self)
}
