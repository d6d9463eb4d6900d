/// Finds a text in others, whatever the case of letters, in every language (J6).
public struct NoteSearch: Sendable {
  private let wanted: String

  /// Prepares a search.
  public init(_ text: String) { wanted = Self.folded(text) }

  /// Checks that a text contains the wanted one.
  public func finds(in text: String) -> Bool { Self.folded(text).contains(wanted) }

  private static func folded(_ text: String) -> String { text.uppercased().lowercased() }
}
