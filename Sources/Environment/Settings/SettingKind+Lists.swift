import Foundation
import Localization
import Text

/// Lists of texts, which show nothing when they are empty.
extension SettingKind<[String]> {
  private init(
    _ expected: SettingsPhrase, parse: @escaping @Sendable ([String]) -> [String]?
  ) {
    self.init(
      read: { found, key throws(SettingsError) in
        try found.list(key, expected: expected.text, read: parse)
      }, shown: { $0.isEmpty ? .nothing : .list($0) })
  }

  /// Names of persons.
  static let persons = SettingKind(.persons) { texts in
    let isGood = texts.allSatisfy { text in
      (1...200).contains(text.count) && !text.hasUnquietCharacters
        && text.trimmingCharacters(in: .whitespaces) == text
    }
    return isGood && texts.count <= 64 ? texts : nil
  }

  /// Names of hosts, without port.
  static let hostNames = SettingKind(.hostNames) { texts in
    let isGood = texts.allSatisfy { text in
      (1...253).contains(text.utf8.count)
        && text.utf8.allSatisfy(\.isInHostName) && !text.hasPrefix(".")
    }
    return isGood && texts.count <= 16 ? texts.map { $0.lowercased() } : nil
  }

  /// Addresses of proxies: IPv4 or IPv6, with or without the length of a network.
  static let proxies = SettingKind(.proxies) { texts in
    texts.count <= 16 && texts.allSatisfy(isNetwork) ? texts.map { $0.lowercased() } : nil
  }

  private static func isNetwork(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let address = parts.first.map(String.init), parts.count <= 2,
      let family = IPFamily(address)
    else { return false }
    guard parts.count == 2 else { return true }
    return Int(parts[1]).map { (0...family.bits).contains($0) } ?? false
  }
}

extension SettingKind<PartSet> {
  /// The parts that are on: a list of their names, in which a repetition does not matter.
  ///
  /// A variable or an option may give it without quotes, as `[today, plan]`.
  static let parts = SettingKind(
    read: { found, key throws(SettingsError) in
      let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
      let expected = SettingsPhrase.listOf(names: names)
      guard let (texts, origin) = try found.words(key, expected: expected.text) else { return nil }
      var parts: PartSet = []
      for text in texts {
        guard let part = Part(rawValue: text.lowercased()) else {
          throw .invalidValue(text, key: key.name, origin: origin, expected: expected.text)
        }
        parts.insert(part)
      }
      return parts
    },
    shown: { parts in .list(Part.allCases.filter(parts.contains).map(\.rawValue)) })
}

/// The versions of the Internet Protocol, by their addresses.
enum IPFamily {
  case four, six

  /// Reads whose address a text is; `nil` for none.
  init?(_ text: String) {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 {
      self = .four
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      self = .six
    } else {
      return nil
    }
  }

  /// The length of an address in bits.
  var bits: Int { self == .four ? 32 : 128 }
}
