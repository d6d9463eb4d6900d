import Testing

@testable import Daemon

/// When and how memory is given back.
struct MemoryRestTests {
  @Test
  func `memory is given back after the start, and once it has grown and the work is over`() {
    var rest = MemoryRest()
    func isDue(_ kilobytes: Int, _ seconds: Double) -> Bool {
      rest.isDue(residentKilobytes: kilobytes, processorSeconds: seconds)
    }
    #expect(isDue(50_000, 1))
    rest.begin(residentKilobytes: 20_000)
    // Little has come together.
    #expect(!isDue(24_000, 1.01))
    // Much has, but there is much to do as well.
    #expect(!isDue(60_000, 20))
    #expect(!isDue(60_000, 20.3))
    #expect(isDue(60_000, 20.4))
    rest.begin(residentKilobytes: 30_000)
    #expect(!isDue(30_000, 20.4))
  }

  @Test
  func `only files that are read are given back, and none that was written into`() {
    func mapping(_ head: String, anonymous: Int, swap: Int = 0) -> String {
      "\(head)\nSize: 8 kB\nRss: 8 kB\nAnonymous:         \(anonymous) kB\nAnonHugePages: 0 kB\n"
        + "Swap: \(swap) kB\nSwapPss: 0 kB\nVmFlags: rd ex mr mw me\n"
    }
    let smaps =
      mapping("1000-3000 r-xp 00001000 08:01 42       /usr/bin/passby", anonymous: 0)
      + mapping("3000-5000 r--p 00003000 08:01 42       /usr/bin/passby", anonymous: 0)
      + mapping("5000-6000 r--p 00005000 08:01 42       /usr/bin/passby", anonymous: 4)
      + mapping("e000-f000 r--p 00000000 08:01 45       /usr/bin/swapped", anonymous: 0, swap: 4)
      + mapping("6000-7000 rw-p 00006000 08:01 42       /usr/bin/passby", anonymous: 0)
      + mapping("8000-9000 r-xp 00000000 08:01 43       /usr/lib/a folder/libx.so", anonymous: 4)
      + mapping("a000-c000 r-xp 00000000 08:01 44       /usr/lib/a folder/liby.so", anonymous: 0)
      + mapping("d000-e000 rw-p 00000000 00:00 0", anonymous: 0)
      + mapping("ffff600000-ffff601000 r-xp 00000000 00:00 0   [vdso]", anonymous: 0)
    #expect(
      ProcessMemory.fileRanges(in: smaps).map { [$0.start, UInt($0.count)] } == [
        [0x1000, 0x2000], [0x3000, 0x2000], [0xa000, 0x2000],
      ])
  }

  @Test
  func `what was given back comes back as it is used`() throws {
    let before = try #require(ProcessMemory.residentKilobytes)
    ProcessMemory.giveBack()
    let after = try #require(ProcessMemory.residentKilobytes)
    #expect(after < before)
    #expect(ProcessMemory.processorSeconds > 0)
  }
}
