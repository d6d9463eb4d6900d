/// A private file that keeps the sessions across restarts.
package struct SessionStorage: Sendable {
  /// Returns the file's text; `nil` if there is none.
  let load: @Sendable () -> String?
  /// Replaces the file's text.
  let save: @Sendable (String) throws -> Void

  package init(
    load: @escaping @Sendable () -> String?, save: @escaping @Sendable (String) throws -> Void
  ) {
    (self.load, self.save) = (load, save)
  }

  /// A storage that keeps nothing: all sessions end with the process.
  package static let none = SessionStorage(load: { nil }, save: { _ in })
}
