import Foundation
import TestSupport
import Testing

@testable import Daemon

struct ProcessMemoryTests {
  @Test
  func `pages of code are given back and come back with what they held`() throws {
    let program = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/exe"))
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    let code = try #require(
      mmap(nil, size, PROT_READ | PROT_EXEC, MAP_PRIVATE, program.fileDescriptor, 0))
    defer { munmap(code, size) }
    let held = Data(bytes: code, count: size)
    #expect(try Self.residentKilobytes(at: code) == size / 1024)
    ProcessMemory.giveBack()
    #expect(try Self.residentKilobytes(at: code) == 0)
    #expect(Data(bytes: code, count: size) == held)
  }

  @Test
  func `pages that were written keep what was written`() throws {
    let program = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/exe"))
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    let data = try #require(
      mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, program.fileDescriptor, 0))
    defer { munmap(data, size) }
    memset(data, 0x2A, size)
    mprotect(data, size, PROT_READ)
    ProcessMemory.giveBack()
    #expect(Data(bytes: data, count: size) == Data(repeating: 0x2A, count: size))
  }

  /// The resident memory of the mapping that begins at an address, by proc_pid_smaps(5).
  private static func residentKilobytes(at address: UnsafeMutableRawPointer) throws -> Int {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/smaps"))
    let maps = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
    let start = String(UInt(bitPattern: address), radix: 16)
    let map = maps.split(separator: "\n").drop { !$0.hasPrefix("\(start)-") }
    let line = try #require(map.first { $0.hasPrefix("Rss:") })
    return try #require(Int(line.split(separator: " ")[1]))
  }
}
