/// What happened to a file in a watched folder.
public struct FileChange: Sendable, Hashable {
  /// The kinds of change.
  public enum Kind: Sendable, Hashable {
    /// It was created, or something was written; more may follow.
    case modified
    /// A writer closed the file, or a finished one was moved here.
    case settled
    /// The file was removed or moved away.
    case gone
  }

  /// The folder, as it was given.
  public let folder: String
  /// The file's name in it.
  public let name: String
  /// What happened.
  public let kind: Kind

  /// Creates a change.
  public init(folder: String, name: String, kind: Kind) {
    self.folder = folder
    self.name = name
    self.kind = kind
  }
}
