import Foundation
import Localization
import Text

/// Reading what is about phones and the persons who carry them.
extension SettingsValues {
  /// Names of persons.
  func persons(_ key: some SettingsAddress) throws(SettingsError) -> [String]? {
    try list(key, expected: SettingsPhrase.persons.text) { texts in
      let isGood = texts.allSatisfy { text in
        (1...200).contains(text.count) && !text.hasUnquietCharacters
          && text.trimmingCharacters(in: .whitespaces) == text
      }
      return isGood && texts.count <= 64 ? texts : nil
    }
  }

  /// Addresses of proxies: IPv4 or IPv6, with or without the length of a network.
  func proxies(_ key: SettingsKey) throws(SettingsError) -> [String]? {
    try list(key, expected: SettingsPhrase.proxies.text) { texts in
      texts.count <= 16 && texts.allSatisfy(Self.isNetwork) ? texts.map { $0.lowercased() } : nil
    }
  }

  /// A password, which no message shows.
  func password(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.password.text, shown: Self.hidden) {
      $0.utf8.count <= 1024 && !$0.hasUnquietCharacters ? $0 : nil
    }
  }

  /// A topic of MQTT without wildcards.
  func topic(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.topic.text) { text in
      let isGood =
        (1...200).contains(text.utf8.count) && !text.hasUnquietCharacters
        && !text.contains { "+# ".contains($0) } && !text.hasPrefix("/") && !text.hasSuffix("/")
        && !text.hasPrefix("$")
      return isGood ? text : nil
    }
  }

  private static func hidden(_ password: String) -> String { "***" }

  private static func isNetwork(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let address = parts.first.map(String.init), parts.count <= 2 else { return false }
    var four = in_addr()
    var six = in6_addr()
    let isFour = inet_pton(AF_INET, address, &four) == 1
    guard isFour || inet_pton(AF_INET6, address, &six) == 1 else { return false }
    guard parts.count == 2 else { return true }
    return Int(parts[1]).map { (0...(isFour ? 32 : 128)).contains($0) } ?? false
  }
}
