import Foundation
import Synchronization

/// Tells what changes in some folders, without ever looking at the disk in between.
///
/// Built on inotify(7), read by a thread of its own that sleeps until something happens. Folders on network file systems report only what
/// this machine changes.
public final class FolderWatch: Sendable {
  /// What changed, in order, for one listener; ends with `stop`.
  public let changes: AsyncStream<FileChange>

  private let continuation: AsyncStream<FileChange>.Continuation
  private let descriptor: Int32
  /// A watch on nothing; taking it away wakes the thread, which then ends.
  private let sentinel: Int32
  private let folders = Mutex<[Int32: String]>([:])

  private static let mask = UInt32(
    IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  /// Begins to watch nothing yet.
  ///
  /// - Throws: `WatchError.unavailable` when the kernel's limit is reached.
  public init() throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .unavailable(errno: errno) }
    sentinel = inotify_add_watch(descriptor, "/", UInt32(IN_DELETE_SELF))
    guard sentinel >= 0 else {
      let number = errno
      close(descriptor)
      throw .unavailable(errno: number)
    }
    (changes, continuation) = AsyncStream.makeStream(
      of: FileChange.self, bufferingPolicy: .bufferingNewest(256))
    let thread = Thread { [self] in follow() }
    thread.name = "passby.watch"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  /// Watches one more folder; a folder that is watched already stays so.
  ///
  /// - Throws: `WatchError.folder` when it is missing or may not be read.
  public func add(folder: String) throws(WatchError) {
    let watch = inotify_add_watch(descriptor, folder, Self.mask)
    guard watch >= 0 else { throw .folder(folder, errno: errno) }
    folders.withLock { $0[watch] = folder }
  }

  /// Ends the thread and the stream.
  public func stop() {
    inotify_rm_watch(descriptor, sentinel)
  }

  private func follow() {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    var isOver = false
    while !isOver {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for change in changes(in: buffer[..<count], isOver: &isOver) { continuation.yield(change) }
    }
    continuation.finish()
    close(descriptor)
  }

  /// The changes that one read returned; those that repeat the one before are left out.
  private func changes(in bytes: ArraySlice<UInt8>, isOver: inout Bool) -> [FileChange] {
    var changes: [FileChange] = []
    let known = folders.withLock { $0 }
    bytes.withUnsafeBytes { raw in
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= raw.count {
        let event = raw.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = offset + header + Int(event.len)
        guard end <= raw.count else { break }
        let name = raw[(offset + header)..<end].prefix { $0 != 0 }
        offset = end
        if event.wd == sentinel { isOver = true }
        guard let folder = known[event.wd], let kind = Self.kind(of: event.mask) else { continue }
        let change = FileChange(
          folder: folder, name: String(decoding: name, as: UTF8.self), kind: kind)
        if changes.last != change { changes.append(change) }
      }
    }
    return changes
  }

  private static func kind(of mask: UInt32) -> FileChange.Kind? {
    if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 { return .settled }
    if mask & UInt32(IN_MOVED_FROM | IN_DELETE) != 0 { return .gone }
    return mask & UInt32(IN_MODIFY | IN_CREATE) != 0 ? .modified : nil
  }
}
