import Foundation
import Localization
import Text

/// Reading what the web page is told.
extension SettingsValues {
  /// An address of this machine: IPv4, IPv6, or `localhost`.
  func listenAddress(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.aListenAddress.text) {
      let text = $0.lowercased()
      if text == "localhost" { return text }
      var four = in_addr()
      var six = in6_addr()
      return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
        ? text : nil
    }
  }

  /// Names of hosts, without port.
  func hostNames(_ key: SettingsKey) throws(SettingsError) -> [String]? {
    try list(key, expected: SettingsPhrase.hostNames.text) { texts in
      let isGood = texts.allSatisfy { text in
        (1...253).contains(text.utf8.count)
          && text.utf8.allSatisfy { Self.isNameByte($0) } && !text.hasPrefix(".")
      }
      return isGood && texts.count <= 16 ? texts.map { $0.lowercased() } : nil
    }
  }

  /// Where tiles come from: a web address with the three places that a tile's numbers go into.
  func tileAddress(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.tileAddress.text, shown: Secret.masked) { text in
      let places = ["{z}", "{x}", "{y}"]
      guard places.allSatisfy({ text.ranges(of: $0).count == 1 }) else { return nil }
      let example = places.reduce(text) { $0.replacing($1, with: "1") }
      return Self.isWebAddress(example) ? text : nil
    }
  }

  /// The address of a web service.
  func webAddress(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.webAddress.text, shown: Secret.masked) {
      Self.isWebAddress($0) ? $0 : nil
    }
  }

  /// A few words on one line.
  func words(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.shortText.text) {
      $0.count <= 200 && !$0.hasUnquietCharacters ? $0 : nil
    }
  }

  /// Returns true if a text is a web address with a host and without user and password.
  ///
  /// A host with other characters, such as `*`, is none, and means any host in a content policy.
  static func isWebAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 2048, !text.hasUnquietCharacters, !text.contains(" "),
      let url = URLComponents(string: text, encodingInvalidCharacters: false),
      ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host, !host.isEmpty,
      host.utf8.allSatisfy({ isNameByte($0) || $0 >= 0x80 || "_:[]%".utf8.contains($0) }),
      url.user == nil, url.password == nil,
      // A port that is too long for a number has a place, and no value.
      (1...65_535).contains(url.port ?? (url.rangeOfPort == nil ? 80 : 0))
    else { return false }
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
