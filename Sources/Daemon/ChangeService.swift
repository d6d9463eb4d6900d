import Engine
import Foundation
import Logging
import ServiceLifecycle
import Watching

/// Passes on what changes on the disk: the database to the tracker, the configuration and the machine's zone to the reloader.
struct ChangeService: Service {
  private let watch: FolderWatch
  private let database: URL
  private let tracker: Tracker
  private let alarm: WallAlarm
  private let reloader: Reloader
  private let changed: @Sendable () -> Void
  private let logger: Logger

  private static let zoneFile = URL(filePath: "/etc/localtime")
  /// A commit is visible a moment after its last byte was written; so long after a change the tracker looks once more.
  private static let settlingSeconds = 0.25

  /// Creates the service; `changed` is called whenever something was written to the database.
  ///
  /// - Throws: `WatchError` when the system gives no watch.
  init(
    database: String, tracker: Tracker, alarm: WallAlarm, reloader: Reloader,
    changed: @escaping @Sendable () -> Void,
    logger: Logger
  ) throws {
    watch = try FolderWatch()
    self.database = URL(filePath: database).resolvingSymlinksInPath()
    self.tracker = tracker
    self.alarm = alarm
    self.reloader = reloader
    self.changed = changed
    self.logger = logger
    try watch.add(folder: Self.folder(self.database))
  }

  private static func folder(_ file: URL) -> String {
    let path = file.deletingLastPathComponent().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func run() async throws {
    await watchWhatMayChange()
    // What changed before anybody watched.
    await reloader.reloadIfChanged()
    await withGracefulShutdownHandler {
      for await change in watch.changes { await take(change) }
    } onGracefulShutdown: {
      watch.stop()
    }
  }

  /// Watches the folders of the configuration, and of what it may be a link to; and that of the zone.
  private func watchWhatMayChange() async {
    watch(folderOf: Self.zoneFile)
    guard let config = await reloader.configFile else { return }
    watch(folderOf: config)
    watch(folderOf: config.resolvingSymlinksInPath())
  }

  /// Watches the folder of a file; one that is not there yet is waited for in the folders above it.
  private func watch(folderOf file: URL) {
    var folder = Self.folder(file)
    while folder.count > 1, (try? watch.add(folder: folder)) == nil {
      folder = Self.folder(URL(filePath: folder))
    }
  }

  private func take(_ change: FileChange) async {
    let file = "\(change.folder)/\(change.name)"
    let base = database.path(percentEncoded: false)
    if file == base || file == base + "-wal" {
      changed()
      await tracker.tick()
      alarm.set(Date(timeIntervalSinceNow: Self.settlingSeconds))
    }
    if let config = await reloader.configFile?.path(percentEncoded: false),
      change.kind == .modified, config.hasPrefix(file + "/")
    {
      // A folder on the way to the configuration was made, perhaps with the file in it.
      await watchWhatMayChange()
      if FileManager.default.fileExists(atPath: config) {
        await reloader.reload(because: "there is a configuration file now")
      }
    }
    guard change.kind == .settled else { return }
    if file == Self.zoneFile.path() {
      NSTimeZone.resetSystemTimeZone()
      await reloader.reload(because: "the machine's time zone changed")
    }
    if let config = await reloader.configFile,
      file == config.path(percentEncoded: false)
        || file == config.resolvingSymlinksInPath().path(percentEncoded: false)
    {
      await reloader.reload(because: "the configuration file changed")
    }
  }
}
