import CLinux
import Foundation

enum ProcessMemory {
  /// Gives back the memory of the start that the allocator keeps after it was freed.
  ///
  /// Source: malloc_trim(3).
  static func giveBack() { malloc_trim(0) }

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
