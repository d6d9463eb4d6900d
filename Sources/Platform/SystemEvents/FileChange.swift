/// A change in a watched folder.
package struct FileChange: Sendable, Hashable {
  /// The kinds of change.
  package enum Kind: Sendable, Hashable {
    /// A file was created, or something was written to it; more may follow.
    case modified
    /// The file is complete: its writer closed it, or it was moved or linked into the folder.
    case completed
    /// The file was removed or moved away.
    case removed
    /// Anything in the folder may have changed: the folder itself was created (again), or the
    /// kernel lost events.
    ///
    /// The name is empty.
    case unknown
  }

  /// The folder, as it was given.
  package let folder: String
  /// The file's name in the folder.
  package let name: String
  /// The kind of change.
  package let kind: Kind

  package init(folder: String, name: String, kind: Kind) {
    self.folder = folder
    self.name = name
    self.kind = kind
  }
}
