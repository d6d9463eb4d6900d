package import Foundation
import TestSupport

/// A file system of a test's own, which may fill up or fail without harm to anybody.
package final class Volume {
  /// The storage of a volume.
  package enum Kind {
    /// Two megabytes of memory.
    case memory
    /// An ext4 image on a loop device, which can fail under those who have files open.
    case image
  }

  /// Where it is mounted.
  package let folder: URL
  private var image: URL

  /// True if tests may mount: that needs root, and a container that allows it.
  package static let allowsMemory = (try? Volume(.memory)).map { $0.remove() } != nil
  /// True if tests may mount an image.
  package static let allowsImages = (try? Volume(.image)).map { $0.remove() } != nil

  /// Mounts it in a new folder.
  package init(_ kind: Kind) throws {
    let name = "passby-volume-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    image = FileManager.default.temporaryDirectory.appending(path: "\(name).ext4")
    guard geteuid() == 0 else { throw POSIXError(.EPERM) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      switch kind {
      case .memory:
        try Self.run("mount", "-t", "tmpfs", "-o", "size=2m", "passby-test", folder.path())
      case .image:
        guard FileManager.default.createFile(atPath: image.path(), contents: nil),
          truncate(image.path(), 16 << 20) == 0
        else { throw POSIXError(.ENOSPC) }
        try Self.run("mkfs.ext4", "-q", image.path())
        try Self.run("mount", "-o", "loop", image.path(), folder.path())
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(at: image)
      throw error
    }
  }

  /// Takes what is free, to the last byte, and gives some bytes back.
  package func fill(leaving room: Int = 0) throws {
    let descriptor = open(ballast.path(), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.EIO) }
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 512)
    while write(descriptor, zeros, zeros.count) > 0 {}
    ftruncate(descriptor, max(0, lseek(descriptor, 0, SEEK_END) - room))
  }

  /// Gives it back.
  package func empty() throws { try FileManager.default.removeItem(at: ballast) }

  private var ballast: URL { folder.appending(path: "ballast") }

  /// Makes it read-only under all who use it, as the kernel does when it finds the disk broken.
  package func fail() throws { try Self.run("mount", "-o", "remount,abort", folder.path()) }

  /// Repairs and mounts it again; nobody may be using it.
  ///
  /// The new mount is a copy: another namespace may still hold the failed one, and the kernel would
  /// return that.
  package func repair() throws {
    try Self.run("umount", folder.path())
    let copy = URL(filePath: image.path() + ".repaired")
    try FileManager.default.moveItem(at: image, to: copy.appendingPathExtension("old"))
    try Self.run("cp", copy.path() + ".old", copy.path())
    try FileManager.default.removeItem(at: copy.appendingPathExtension("old"))
    image = copy
    // 1 is: errors were corrected.
    _ = try? Self.run("fsck.ext4", "-p", image.path())
    try Self.run("mount", "-o", "loop", image.path(), folder.path())
  }

  /// Takes it away, even from under somebody.
  package func remove() {
    _ = try? Self.run("umount", "-l", folder.path())
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(at: image)
  }

  private static func run(_ arguments: String...) throws {
    try Tool.run(
      "/usr/bin/env", arguments, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
  }
}
