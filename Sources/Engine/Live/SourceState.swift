/// How a source of positions is.
public struct SourceState: Sendable, Hashable {
  /// A stable name: `ok`, `no fix`, `stale`, `no device`, `no daemon`; `nil` for a remark that is
  /// no state.
  public let name: String?
  /// The same in plain words, without coordinates.
  public let words: String

  /// Creates a state.
  public init(name: String?, words: String) {
    self.name = name
    self.words = words
  }
}
