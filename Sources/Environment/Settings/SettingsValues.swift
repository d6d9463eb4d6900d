import Foundation
import Localization
import Text

/// The layers of settings, best first, read by type.
struct SettingsValues {
  let layers: [SettingsLayer]
  /// The user's home folder, or empty.
  let home: String

  /// Where a setting was found; `nil` where nothing sets it.
  func origin(of key: some SettingsAddress) -> SettingsOrigin? {
    layers.first { $0.sets(key) }?.origin
  }

  /// Where a setting of the table was found, under its name or its former one.
  func origin(of setting: Setting) -> SettingsOrigin? {
    layers.first { layer in
      layer.sets(setting) || setting.former.map(layer.sets) == true
    }?.origin
  }

  /// The path with the home folder for a `~/` before it.
  func expandingHome(_ path: String) -> String {
    path.hasPrefix("~/") && !home.isEmpty ? home + path.dropFirst(1) : path
  }

  /// Reads the best text there is; `shown` is what a message may show of a text that is refused.
  func value<Value>(
    _ key: some SettingsAddress, expected: @autoclosure () -> String,
    shown: (String) -> String = { $0 },
    read: (String) -> Value?
  ) throws(SettingsError) -> Value? {
    for layer in layers {
      guard let text = try layer.text(for: key, expected: expected()) else { continue }
      guard let value = read(text) else {
        throw .invalidValue(
          shown(text), key: key.name, origin: layer.origin, expected: expected())
      }
      return value
    }
    return nil
  }

  /// Reads the best list there is.
  func list<Value>(
    _ key: some SettingsAddress, expected: @autoclosure () -> String, read: ([String]) -> Value?
  ) throws(SettingsError) -> Value? {
    for layer in layers {
      guard let texts = try layer.list(for: key, expected: expected()) else { continue }
      guard let value = read(texts) else {
        throw .invalidList(
          key: key.name, origin: layer.origin, expected: expected())
      }
      return value
    }
    return nil
  }

  /// Reads the best list of plain words there is, and where it was found.
  func words(
    _ key: some SettingsAddress, expected: @autoclosure () -> String
  ) throws(SettingsError) -> (texts: [String], origin: SettingsOrigin)? {
    for layer in layers {
      if let texts = try layer.words(for: key, expected: expected()) {
        return (texts, layer.origin)
      }
    }
    return nil
  }

  /// Returns true if a text is a web address with a host and without user and password.
  ///
  /// A host with other characters, such as `*`, is none, and means any host in a content policy.
  static func isWebAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 2048, !text.hasUnquietCharacters, !text.contains(" "),
      let url = URLComponents(string: text, encodingInvalidCharacters: false),
      ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host, !host.isEmpty,
      host.utf8.allSatisfy({ $0.isInHostName || $0 >= 0x80 || "_:[]%".utf8.contains($0) }),
      url.user == nil, url.password == nil,
      // A port that is too long for a number has a place, and no value.
      (1...65_535).contains(url.port ?? (url.rangeOfPort == nil ? 80 : 0))
    else { return false }
    return true
  }
}

extension UInt8 {
  /// True for an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// True for an ASCII letter, a digit, `-` and `.`.
  var isInHostName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
