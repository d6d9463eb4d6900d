struct NotifierName: Hashable {
  let kind: NotifierKind
  /// The user's name for it.
  let name: String

  /// Checks a name; `nil` unless it is 1 to 32 of a-z, 0-9 and -, beginning with a letter.
  init?(_ kind: NotifierKind, _ name: String) {
    let bytes = Array(name.utf8)
    guard (1...32).contains(bytes.count), let first = bytes.first, Self.isLetter(first),
      bytes.allSatisfy({ Self.isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
    else { return nil }
    self.kind = kind
    self.name = name
  }

  /// The section of its settings: `notify.webhook.my-phone`.
  var section: String { "notify.\(kind.rawValue).\(name)" }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

extension NotifierName: Comparable {
  /// Orders by kind, then by name.
  static func < (left: NotifierName, right: NotifierName) -> Bool {
    (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
  }
}
