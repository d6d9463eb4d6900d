import Appearance
import Foundation
import Localization
import Text

/// Texts on one line.
extension SettingKind where Value == String {
  private init(
    _ expected: SettingsPhrase, hiding: @escaping @Sendable (String) -> String = { $0 },
    parse: @escaping @Sendable (String) -> String?
  ) {
    self.init(expected, hiding: hiding, shown: { .text($0) }, parse: parse)
  }

  /// Anything.
  static let line = SettingKind(.aPath) {
    $0.utf8.count <= 4096 && !$0.hasUnquietCharacters ? $0 : nil
  }

  /// A path, with the home folder for a `~/` before it.
  static let path = SettingKind(
    read: { found, key throws(SettingsError) in
      try line.read(found, key).map(found.expandingHome)
    }, shown: line.shown)

  /// A few words.
  static let words = SettingKind(.shortText) {
    $0.count <= 200 && !$0.hasUnquietCharacters ? $0 : nil
  }

  /// A password, which no message shows.
  static let password = SettingKind(.password, hiding: Secret.hidden) {
    $0.utf8.count <= 1024 && !$0.hasUnquietCharacters ? $0 : nil
  }

  /// A time of day in the form `HH:MM`, as it was written.
  ///
  /// With `word`, that word is a value as well.
  static func timeOfDay(upTo latest: String = "23:59", or word: String? = nil) -> Self {
    SettingKind(word.map { .aTimeOfDayOr(word: $0) } ?? .aTimeOfDay(latest: latest)) {
      if let word, $0.lowercased() == word { return word }
      let parts = $0.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2,
        parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isDigit) }),
        let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60, $0 <= latest
      else { return nil }
      return $0
    }
  }

  /// A host name or an address; a port with it is refused, since there is a setting for that.
  static let host = SettingKind(.aHost) {
    let isClean = !$0.hasUnquietCharacters && !$0.contains { " /[]@".contains($0) }
    // One colon divides host and port; IPv6 addresses have at least two.
    let colons = $0.count { $0 == ":" }
    return isClean && colons != 1 && $0.utf8.count <= 253 ? $0 : nil
  }

  /// An address of this machine: IPv4, IPv6, or `localhost`.
  static let listenAddress = SettingKind(.aListenAddress) {
    let text = $0.lowercased()
    return text == "localhost" || IPFamily(text) != nil ? text : nil
  }

  /// Where tiles come from: a web address with the three places that a tile's numbers go into.
  static let tileAddress = SettingKind(.tileAddress, hiding: Secret.masked) { text in
    let places = ["{z}", "{x}", "{y}"]
    guard places.allSatisfy({ text.ranges(of: $0).count == 1 }) else { return nil }
    let example = places.reduce(text) { $0.replacing($1, with: "1") }
    return SettingsValues.isWebAddress(example) ? text : nil
  }

  /// The address of a web service.
  static let webAddress = SettingKind(.webAddress, hiding: Secret.masked) {
    SettingsValues.isWebAddress($0) ? $0 : nil
  }

  /// The address of a server, to which paths are added: without a query and a fragment.
  static let baseAddress = SettingKind(.baseAddress, hiding: Secret.masked) {
    guard SettingsValues.isWebAddress($0), let url = URLComponents(string: $0), url.query == nil,
      url.fragment == nil
    else { return nil }
    return $0
  }

  /// The address of the page, whose path may follow.
  ///
  /// The path stands before the addresses of all pages, so it has no characters that cookies,
  /// markup or proxies read otherwise.
  static let pageAddress = SettingKind(.pageAddress, hiding: Secret.masked) {
    guard SettingsValues.isWebAddress($0), let url = URLComponents(string: $0), url.query == nil,
      url.fragment == nil, url.percentEncodedPath.wholeMatch(of: /(\/[A-Za-z0-9._~-]+)*\/?/) != nil,
      !url.path.split(separator: "/").contains(where: { $0.allSatisfy { $0 == "." } })
    else { return nil }
    return $0
  }

  /// A mail address or a web address of the internet.
  static let contact = SettingKind(.contact) { PushContact.url($0) == nil ? nil : $0 }

  /// A topic of ntfy.
  ///
  /// Source: ntfy, `server/server.go`, the pattern of topics.
  static let ntfyTopic = SettingKind(.ntfyTopic) { text in
    let isGood =
      (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        byte.isDigit || "_-".utf8.contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
      }
    return isGood ? text : nil
  }

  /// A topic of MQTT without wildcards.
  static let topic = SettingKind(.topic) { text in
    let isGood =
      (1...200).contains(text.utf8.count) && !text.hasUnquietCharacters
      && !text.contains { "+# ".contains($0) } && !text.hasPrefix("/") && !text.hasSuffix("/")
      && !text.hasPrefix("$")
    return isGood ? text : nil
  }
}

extension SettingKind<Accent> {
  /// An accent colour: a name, `#rgb` or `#rrggbb`.
  static let accent = SettingKind(
    .aColor(names: AccentName.allCases.map(\.rawValue).joined(separator: ", ")),
    shown: { .text($0.text) }, parse: { Accent(parsing: $0) })
}

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
