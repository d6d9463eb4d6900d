import Application
import Archive
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Text

/// The lines of a file or of standard input, one at a time, in bounded memory.
struct ImportLines: ~Copyable {
  /// The length limit of a line, 64 MiB, in bytes.
  static let longest = 64 << 20

  private let name: String
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var filled = 0
  private var start = 0
  private var number = 0

  /// Opens a file; `-` is standard input, by its descriptor.
  init(path: String, input: Int32) throws {
    name = path
    guard path != "-" else {
      descriptor = input
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor < 0 else { return }
    guard errno != ENOENT else {
      throw Refusal(.notFound, StorePhrase.noFile(path.quoted))
    }
    throw failure
  }

  deinit { if name != "-", descriptor >= 0 { close(descriptor) } }

  /// Fills the buffer of 64 KiB, and returns the beginning of the file, which stays to be read.
  mutating func beginning() throws -> ArraySlice<UInt8> {
    while start == 0, filled < buffer.count {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure }
      guard count > 0 else { break }
      filled += count
    }
    return buffer[start..<filled]
  }

  /// Returns all that was not read yet.
  mutating func rest() throws -> [UInt8] {
    var bytes = Array(buffer[start..<filled])
    while try fill() { bytes += buffer[..<filled] }
    (start, filled) = (0, 0)
    return bytes
  }

  /// Returns the next line without its end; `nil` after the last.
  mutating func next() throws -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if start == filled, try !fill() {
        if !line.isEmpty { number += 1 }
        return line.isEmpty ? nil : line
      }
      let rest = buffer[start..<filled]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line.append(contentsOf: rest[..<(end ?? rest.endIndex)])
      start = end.map { $0 + 1 } ?? filled
      guard line.count <= Self.longest else {
        throw SQLiteStoreError.line(
          number: number + 1, problem: StorePhrase.lineTooLong(megabytes: Self.longest >> 20).text)
      }
      guard end != nil else { continue }
      number += 1
      return line
    }
  }

  private mutating func fill() throws -> Bool {
    start = 0
    filled = 0
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure }
      filled = count
      return count > 0
    }
  }

  private var failure: Refusal {
    Refusal(
      .inputOutput,
      StorePhrase.unreadable(
        name.quoted, reason: String(cString: strerror(errno))
      ))
  }
}

extension StoreContents {
  /// `5 tasks, 3 places, 12 completions`.
  var words: String {
    StorePhrase.contents(tasks: tasks, places: places, completions: completions).text
  }

  /// The keys of a database's content.
  var members: [(String, JSON)] {
    [
      ("tasks", .integer(tasks)), ("places", .integer(places)),
      ("completions", .integer(completions)), ("steps", .integer(steps)),
    ]
  }
}

extension DamagedTrack {
  /// The line about it.
  var line: String {
    StorePhrase.lostTrack(device: device.map(\.quoted), reason: reason.oneLine).text
  }
}

extension Output {
  /// Prints which tracks were left out.
  func message(_ tracks: [DamagedTrack]) { for track in tracks { message(track.line) } }
}
