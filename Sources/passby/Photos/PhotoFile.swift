import Application
import Foundation
import Localization
import Runtime
import Terminal

/// Reads and writes the files of photos; `-` is standard input and output.
enum PhotoFile {
  /// Reads a file; one that is larger than `limit` is read only a little further, for its size.
  ///
  /// - Throws: `CommandFailure` where there is no such file, or it cannot be read.
  static func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(path) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    if case .regular(let size)? = FileKind(descriptor: descriptor) {
      guard size <= limit else {
        throw CommandFailure(
          .badData, phrase: PhotoPhrase.tooManyBytes(size, limit: limit))
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

  /// Writes a new file; with `replacing`, an existing one too.
  ///
  /// - Throws: `CommandFailure`; what was written is removed if it is not whole.
  static func write(_ data: Data, to path: String, replacing: Bool) throws {
    guard path != "-" else {
      StandardOutput.write(data)
      return
    }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw trouble(path, code: .inputOutput) }
      throw CommandFailure(.refused, phrase: PhotoPhrase.occupied("\"\(path.oneLine)\""))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      try file.close()
    } catch {
      unlink(path)
      throw CommandFailure(
        .inputOutput,
        phrase: PhotoPhrase.fileTrouble(
          "\"\(path.oneLine)\"", reason: error.localizedDescription))
    }
  }

  private static func trouble(_ path: String, code: ExitStatus? = nil) -> CommandFailure {
    let number = errno
    let name = "\"\(path.oneLine)\""
    guard number != ENOENT || code != nil else {
      return CommandFailure(.notFound, phrase: PhotoPhrase.noFile(name))
    }
    let reason = String(cString: strerror(number))
    return CommandFailure(
      code ?? .inputOutput, phrase: PhotoPhrase.fileTrouble(name, reason: reason))
  }
}
