import Model
import SQLiteStore
import ServiceLifecycle

/// Applies settings that were chosen on the page, taken back or imported, by whichever process.
///
/// It sleeps until the tracker has seen a change of the database.
struct PreferenceService: Service {
  let store: SQLiteStore
  let reloader: Reloader
  /// Yields after each change of the database.
  let changes: AsyncStream<Void>

  func run() async throws {
    await Self.applyChoices(in: store, reloader)
    for await _ in changes.cancelOnGracefulShutdown() {
      await Self.applyChoices(in: store, reloader)
    }
  }

  /// Applies the choices in a database if they are others than before.
  ///
  /// While the database cannot be read, what was chosen before stays in force.
  static func applyChoices(in store: SQLiteStore, _ reloader: Reloader) async {
    guard let found = try? store.preferences() else { return }
    await reloader.adopt(preferences: found.values)
  }
}
