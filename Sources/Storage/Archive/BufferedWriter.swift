import Foundation
import SQLiteStore

/// Writes texts into the draft of a file, many at a time.
struct BufferedWriter: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var block: [UInt8] = []

  /// Opens the draft.
  init(_ file: AtomicFile) throws(SQLiteStoreError) {
    let descriptor = open(file.draft, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(file.path) }
    path = file.path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Adds a text.
  mutating func write(_ text: String) throws(SQLiteStoreError) {
    block.append(contentsOf: text.utf8)
    if block.count >= 1 << 16 { try finish() }
  }

  /// Writes bytes, and what was added before.
  mutating func write(_ data: Data) throws(SQLiteStoreError) {
    block.append(contentsOf: data)
    try finish()
  }

  /// Writes what is left.
  mutating func finish() throws(SQLiteStoreError) {
    var done = 0
    while done < block.count {
      let count = block.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path) }
      done += count
    }
    block.removeAll(keepingCapacity: true)
  }

  private static func failure(_ path: String) -> SQLiteStoreError {
    .notWritten(path: path, reason: String(cString: strerror(errno)))
  }
}
