import Foundation

/// The folders that an inotify instance watches.
///
/// A watch belongs to an inode and ends with it. For a folder that is deleted or moved away, the
/// nearest folder above it is watched until the folder exists again.
struct WatchedFolders {
  private static let folderMask =
    IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_MOVE_SELF
    | Int32(IN_ONLYDIR)
  private static let ancestorMask =
    IN_CREATE | IN_MOVED_TO | IN_MOVE_SELF | Int32(IN_ONLYDIR) | Int32(IN_MASK_ADD)

  private let inotify: Int32
  /// The folders of each watch, as they were given: several paths may lead to one folder.
  private var folders: [Int32: [String]] = [:]
  /// Folders that do not exist now.
  private var missing: [String] = []
  /// Watches on folders above missing ones.
  private var ancestors: Set<Int32> = []

  /// Creates a list without folders over the descriptor of an inotify instance.
  init(inotify: Int32) {
    self.inotify = inotify
  }

  /// Watches a folder; returns 0 or an `errno`.
  mutating func add(_ folder: String) -> Int32 {
    let watch = inotify_add_watch(inotify, folder, UInt32(bitPattern: Self.folderMask))
    guard watch >= 0 else { return errno }
    if folders[watch]?.contains(folder) != true { folders[watch, default: []].append(folder) }
    return 0
  }

  /// Watches a folder as soon as it exists.
  mutating func addOrAwait(_ folder: String) {
    guard !missing.contains(folder), !watchOrAwait(folder) else { return }
    missing.append(folder)
  }

  /// Returns the changes that some events amount to, without immediate repetitions.
  mutating func changes(for events: [InotifyEvent]) -> [FileChange] {
    var changes: [FileChange] = []
    func report(_ change: FileChange) {
      if changes.last != change { changes.append(change) }
    }
    var mayHaveAppeared = false
    for event in events {
      if event.has(IN_Q_OVERFLOW) {
        for folder in folders.values.joined().sorted() { report(.unknown(folder)) }
        mayHaveAppeared = true
      } else if event.has(IN_IGNORED) {
        missing += folders.removeValue(forKey: event.watch) ?? []
        ancestors.remove(event.watch)
        mayHaveAppeared = true
      } else if event.has(IN_MOVE_SELF) {
        // The watch went along with the folder. Removing it leads to IN_IGNORED.
        inotify_rm_watch(inotify, event.watch)
      } else {
        if ancestors.contains(event.watch) { mayHaveAppeared = true }
        guard let kind = event.kind else { continue }
        for folder in folders[event.watch] ?? [] {
          let isWhole = event.has(IN_CREATE) && Self.isLink("\(folder)/\(event.name)")
          report(FileChange(folder: folder, name: event.name, kind: isWhole ? .completed : kind))
        }
      }
    }
    if mayHaveAppeared, !missing.isEmpty {
      for folder in restore() { report(.unknown(folder)) }
    }
    return changes
  }

  /// Watches the missing folders that exist now, and returns them.
  private mutating func restore() -> [String] {
    var restored: [String] = []
    for folder in missing where watchOrAwait(folder) { restored.append(folder) }
    missing.removeAll(where: restored.contains)
    guard missing.isEmpty else { return restored }
    for watch in ancestors where folders[watch] == nil { inotify_rm_watch(inotify, watch) }
    ancestors = []
    return restored
  }

  /// Watches a folder, or else the nearest existing one above it; returns true if the folder
  /// exists.
  private mutating func watchOrAwait(_ folder: String) -> Bool {
    var nearest: String?
    while add(folder) != 0 {
      let ancestor = watchAncestor(of: folder)
      // Looks a second time: a folder may have been created before its parent was watched.
      if ancestor == nearest { return false }
      nearest = ancestor
    }
    return true
  }

  private mutating func watchAncestor(of folder: String) -> String? {
    var path = folder
    while path != "/", path != "." {
      path = Self.parent(of: path)
      let watch = inotify_add_watch(inotify, path, UInt32(bitPattern: Self.ancestorMask))
      guard watch < 0 else {
        ancestors.insert(watch)
        return path
      }
    }
    return nil
  }

  /// Returns true for a symbolic link, and for a file with another name beside this one.
  ///
  /// A link is complete when it is created; no write and close follows.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK
      || (status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension FileChange {
  fileprivate static func unknown(_ folder: String) -> FileChange {
    FileChange(folder: folder, name: "", kind: .unknown)
  }
}

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

/// One event as inotify(7) reports it.
struct InotifyEvent: Hashable {
  /// The watch that the event belongs to; -1 for an overflow of the queue.
  let watch: Int32
  /// The bits `IN_*`.
  let mask: UInt32
  /// The file in the folder; empty for an event of the folder itself.
  let name: String

  /// True if the event has one of some bits `IN_*`.
  func has(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32(bitPattern: $0) != 0 } }

  /// The kind of change that the event is for a file; `nil` for other events.
  var kind: FileChange.Kind? {
    if has(IN_CLOSE_WRITE, IN_MOVED_TO) { return .completed }
    if has(IN_MOVED_FROM, IN_DELETE) { return .removed }
    return has(IN_MODIFY, IN_CREATE) ? .modified : nil
  }

  /// Decodes the events that one read(2) returned.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    bytes.withUnsafeBytes { raw in
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= raw.count {
        let event = raw.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = offset + header + Int(event.len)
        guard end <= raw.count else { break }
        let name = raw[(offset + header)..<end].prefix { $0 != 0 }
        events.append(
          InotifyEvent(
            watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
        offset = end
      }
    }
    return events
  }
}
