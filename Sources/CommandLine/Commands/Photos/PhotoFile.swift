import Application
import Archive
import CommandSupport
import Foundation
import Localization

/// Reads and writes the files of photos; `-` is standard input and output.
enum PhotoFile {
  /// Reads a file; one that is larger than `limit` is read only a little further, for its size.
  ///
  /// - Throws: `RequestFailure` where there is no such file, or it cannot be read.
  static func read(
    _ path: String, upTo limit: Int, _ streams: StandardStreams
  ) throws -> [UInt8] {
    let descriptor = path == "-" ? streams.input : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(path) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    if case .regular(let size)? = FileKind(descriptor: descriptor) {
      guard size <= limit else {
        throw RequestFailure(.badData, PhotoPhrase.tooManyBytes(size, limit: limit))
      }
      bytes.reserveCapacity(size)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw trouble(path) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a new file, for its owner only; with `replacing`, in place of a regular one, or into a
  /// device such as `/dev/null`, which cannot be replaced.
  ///
  /// - Throws: `RequestFailure`; a file that was there stays as it was.
  static func write(
    _ data: Data, to path: String, replacing: Bool, _ streams: StandardStreams
  ) throws {
    guard path != "-" else {
      try streams.write(data)
      return
    }
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if replacing, kind == .typeCharacterSpecial {
      guard let device = FileHandle(forWritingAtPath: path) else { throw trouble(path) }
      return try device.write(contentsOf: data)
    }
    let file = try AtomicFile(path: path, replacing: replacing)
    do {
      try file.write(data)
      try file.publish()
    } catch {
      file.discard()
      throw error
    }
  }

  private static func trouble(_ path: String) -> RequestFailure {
    let number = errno
    let name = "\"\(path.oneLine)\""
    guard number != ENOENT else {
      return RequestFailure(.notFound, PhotoPhrase.noFile(name))
    }
    let reason = String(cString: strerror(number))
    return RequestFailure(.inputOutput, PhotoPhrase.fileTrouble(name, reason: reason))
  }
}
