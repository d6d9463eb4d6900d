import Foundation
import ServiceLifecycle

/// Gives back memory that only the start, or rare work, needed.
///
/// Starting touches some 20 MB of the program's code, most of it once. Pages of code are copies of the file: the kernel may drop them, and
/// brings back the few that are used again. On a small machine they would otherwise count, and stay, for years.
struct FrugalService: Service {
  private static let firstPause = Duration.seconds(5)
  private static let laterPauses = Duration.seconds(3600)

  func run() async throws {
    await cancelWhenGracefulShutdown {
      try? await Task.sleep(for: Self.firstPause)
      while !Task.isCancelled {
        Self.giveBack()
        try? await Task.sleep(for: Self.laterPauses)
      }
    }
  }

  /// Lets go of code pages.
  ///
  /// Only mappings of files that can be executed and not written (`r-xp`) are let go: nothing in them can differ from the file. Source:
  /// proc(5), madvise(2).
  static func giveBack() {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      guard fields.count >= 6, fields[1] == "r-xp", fields[5].hasPrefix("/") else { continue }
      let ends = fields[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
      guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else {
        continue
      }
      madvise(start, Int(ends[1] - ends[0]), Int32(MADV_DONTNEED))
    }
  }
}
