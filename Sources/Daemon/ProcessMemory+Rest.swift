import CLinux
import Foundation

extension ProcessMemory {
  /// The processor time that this process has used, in seconds.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Gives back to the system what the process does not need now: free memory of the allocator, and
  /// the pages of files that it only reads, such as its code, which come back as they are used.
  ///
  /// Linux maps the pages around one that is used as well, and keeps them: after the start most of
  /// a large program is mapped, though little of it is needed from then on. The kernel keeps the
  /// file's pages in its cache, from where they are mapped again in a microsecond.
  static func giveBack() {
    malloc_trim(0)
    guard let text = try? String(contentsOfFile: "/proc/self/smaps", encoding: .utf8) else {
      return
    }
    for range in fileRanges(in: text) {
      madvise(UnsafeMutableRawPointer(bitPattern: range.start), range.count, MADV_DONTNEED)
    }
  }

  /// Returns where files are mapped that are only read, without those that the linker or a debugger
  /// has written into.
  ///
  /// Source: proc(5), `/proc/pid/smaps`.
  static func fileRanges(in smaps: String) -> [(start: UInt, count: Int)] {
    var ranges: [(start: UInt, count: Int)] = []
    var mapped: (start: UInt, count: Int)?
    for line in smaps.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "))
      guard let name = fields.first else { continue }
      let isNone = fields.dropFirst().first?.elementsEqual("0".utf8) == true
      if name.last != UInt8(ascii: ":") {
        mapped = fileRange(fields)
      } else if name.elementsEqual("Anonymous:".utf8) {
        if !isNone { mapped = nil }
      } else if name.elementsEqual("Swap:".utf8) {
        // Pages that were written into may be swapped out.
        if let range = mapped, isNone { ranges.append(range) }
        mapped = nil
      }
    }
    return ranges
  }

  /// Reads the line that begins a mapping, such as `1000-2000 r-xp 00000000 08:01 42 /usr/bin/x`;
  /// returns `nil` unless it is a file that is only read.
  private static func fileRange(_ fields: [Substring.UTF8View]) -> (start: UInt, count: Int)? {
    guard fields.count >= 6,
      fields[1].elementsEqual("r-xp".utf8) || fields[1].elementsEqual("r--p".utf8),
      fields[5].first == UInt8(ascii: "/")
    else { return nil }
    let bounds = fields[0].split(separator: UInt8(ascii: "-")).map {
      UInt(Substring($0), radix: 16)
    }
    guard bounds.count == 2, let start = bounds[0], let end = bounds[1], start < end else {
      return nil
    }
    return (start, Int(end - start))
  }
}
