import Foundation

/// Whom a push service may write to about the messages of this computer (the claim `sub`).
///
/// Apple refuses all messages of a sender whose contact is missing or at a local name; others do
/// not look at it. Source: RFC 8292, 2.1.
package struct PushContact: Sendable, Hashable {
  /// A `mailto:` or `https:` URL.
  package let url: String

  /// Chooses the contact: the one in the settings, or else the address of the page, or else that
  /// of the project; `nil` if none of them will do.
  package init?(setting: String?, page: String?, project: String = Project.address) {
    let found = [setting, page, project].lazy.compactMap(\.self).compactMap(Self.url).first
    guard let found else { return nil }
    url = found
  }

  /// Returns a mail address, with or without `mailto:`, or an `https` address as a URL; `nil` for
  /// anything else, and for names that only a local network knows.
  package static func url(_ text: String) -> String? {
    let scheme = "mailto:"
    let isMail = text.lowercased().hasPrefix(scheme)
    let mail = isMail ? text.dropFirst(scheme.count) : text[...]
    if let match = mail.wholeMatch(
      of: /[A-Za-z0-9.!#$%&*+\/=?^_`{|}~-]{1,64}@([A-Za-z0-9.-]{1,253})/)
    {
      return isWorldwide(String(match.1)) ? scheme + mail : nil
    }
    guard !isMail, text.utf8.count <= 2048,
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !#""\"#.utf8.contains($0) }),
      let url = try? URLComponents(webAddress: text), url.scheme?.lowercased() == "https",
      isWorldwide(url.host ?? "")
    else { return nil }
    return text
  }

  /// The last labels of names that are not of the internet.
  private static let localEnds: Set = [
    "localhost", "localdomain", "local", "lan", "arpa", "internal", "home",
  ]

  private static func isWorldwide(_ host: String) -> Bool {
    let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last else {
      return false
    }
    // No address: the last label of one is a number.
    return !localEnds.contains(String(last)) && last.contains { $0.isLetter }
  }
}
