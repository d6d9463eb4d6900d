import Foundation
import Testing

@testable import Daemon

/// When and how memory is given back.
struct MemoryReleaseTests {
  @Test
  func `memory is given back after the start, and once it has grown and the work is over`() {
    var growth = MemoryGrowth()
    func isWorthReleasing(_ kilobytes: Int, _ seconds: Double) -> Bool {
      growth.isWorthReleasing(residentKilobytes: kilobytes, processorSeconds: seconds)
    }
    // A long start is work, too.
    #expect(!isWorthReleasing(50_000, 2))
    #expect(isWorthReleasing(50_000, 2.1))
    growth.noteRelease(residentKilobytes: 20_000)
    // Little has come together.
    #expect(!isWorthReleasing(24_000, 2.2))
    // Much has, but there is much to do as well.
    #expect(!isWorthReleasing(60_000, 20))
    #expect(!isWorthReleasing(60_000, 21.3))
    #expect(isWorthReleasing(60_000, 22.4))
    growth.noteRelease(residentKilobytes: 30_000)
    #expect(!isWorthReleasing(30_000, 22.5))
  }

  @Test
  func `only memory that nothing can write into is given back`() throws {
    let segments = ProcessMemory.readOnlySegments
    #expect(segments.contains { $0.count > 1 << 20 })
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ")
      let bounds = fields[0].split(separator: "-").map { UInt($0, radix: 16) ?? 0 }
      let isGivenBack = segments.contains { segment in
        segment.start < bounds[1] && bounds[0] < segment.start + UInt(segment.count)
      }
      if isGivenBack { #expect(!fields[1].contains("w"), "\(line)") }
    }
  }

  @Test
  func `what was given back comes back as it is used`() throws {
    let before = try #require(ProcessMemory.residentKilobytes)
    ProcessMemory.release()
    let after = try #require(ProcessMemory.residentKilobytes)
    #expect(after < before)
    #expect(ProcessMemory.processorSeconds > 0)
  }
}
