import CLinux
import Foundation

/// The resident memory of a process.
enum ProcessMemory {
  /// Gives back what only the start has needed: memory that the allocator keeps after it was freed,
  /// and the pages of code.
  ///
  /// Linux maps not only the page of code that is used but those around it, and keeps them: after
  /// the start most of a large program is resident, of which a daemon at rest uses a twentieth. The
  /// pages stay in the kernel's cache, and are mapped again when they are used. Data is left alone,
  /// since what was written to it would be lost; so are breakpoints of a debugger, which are
  /// written into code.
  ///
  /// Sources: malloc_trim(3), madvise(2), proc_pid_maps(5).
  static func giveBack() {
    malloc_trim(0)
    // Read by a handle, to the end: a string of a file ends where a read gives less than wanted.
    let maps = try? FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd()
    for map in String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
    where map.contains(" r-xp ") && map.contains("/") {
      let bounds = map.prefix { $0 != " " }.split(separator: "-")
      guard let start = UInt(bounds[0], radix: 16), let end = UInt(bounds[1], radix: 16) else {
        continue
      }
      madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
    }
  }

  /// The resident set size of this process, in kilobytes.
  static var residentKilobytes: Int? { residentKilobytes(of: "self") }

  /// Returns the resident set size of a process in kilobytes; `nil` if there is no such process.
  ///
  /// Source: proc(5), `/proc/pid/statm`, second field, in pages.
  static func residentKilobytes(of process: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * (sysconf(Int32(_SC_PAGESIZE)) / 1024)
  }
}
