import Foundation
import Geo
import TestSupport
import Testing

@testable import NMEA

/// Noise and pieces.
struct NoiseTests {
  /// A trace that has a little of everything.
  private static let mixture: [UInt8] = {
    let gsa = sentence("GPGSA,A,3,04,05,,09,12,,,24,,,,,2.5,1.3,2.1")
    var bytes = Array("# Date: 2019-03-23\r\n# Ulbølle\n\\s:x*00\\".utf8)
    for second in 10..<40 {
      bytes += Array((gga("1235\(second)") + gsa + rmc("1235\(second).00")).utf8)
      bytes += [0xB5, 0x62, 0x24, 0x0A, 0x23, UInt8(second), 0x5C, 0x0A]
      bytes += Array("$GPGGA,1235\n$GPGSV,1*\r\n$GP*7$*1".utf8)
      bytes += Array(sentence("GPTXT," + String(repeating: "y", count: 40 * second)).utf8)
    }
    return bytes + Array(gga("123540").utf8.dropLast(2))
  }()

  @Test(arguments: [1, 2, 3, 7, 64, 1000, 1024, 1025, 4096])
  func `the result does not depend on the pieces`(size: Int) {
    let whole = Reading(Self.mixture)
    #expect(whole.fixes.count == 31)
    #expect(Reading(Self.mixture, by: size) == whole)
  }

  @Test(arguments: UInt64(1)...40)
  func `the result does not depend on the pieces, in any noise`(seed: UInt64) {
    let bytes = Self.mutated(Self.mixture, seed: seed)
    let whole = Reading(bytes)
    #expect(Reading(bytes, by: 1) == whole, "seed \(seed)")
    #expect(Reading(bytes, by: 13) == whole, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...200)
  func `damaged sentences give no position that was not sent`(seed: UInt64) {
    for fix in Reading(Self.mutated(Self.mixture, seed: seed)).fixes {
      #expect(fix.latitude == 48 + 7.038 / 60, "seed \(seed)")
      #expect(fix.longitude == 11 + 31.0 / 60, "seed \(seed)")
      #expect(fix.time != nil, "seed \(seed)")
    }
  }

  @Test
  func `ten megabytes of random bytes give no fix and hold no memory`() {
    var generator = SplitMix64(seed: 2019)
    var reader = TraceReader()
    var fixes = 0
    for _ in 0..<160 {
      var piece: [UInt8] = []
      piece.reserveCapacity(65_536)
      for _ in 0..<8192 {
        withUnsafeBytes(of: generator.next()) { piece.append(contentsOf: $0) }
      }
      reader.read(piece.span.bytes) { _ in fixes += 1 }
      #expect(reader.unfinished.count <= 2 * TraceReader.longestLine)
    }
    reader.finish { _ in fixes += 1 }
    #expect(fixes == 0)
    #expect(reader.statistics.sentences < 10)
  }

  @Test(arguments: ["$GPRMC,", "#", "\\s:", "$", "*", "x"])
  func `endless lines hold no memory`(pattern: String) {
    let piece = Array(String(repeating: pattern, count: 100).utf8)
    var reader = TraceReader()
    for _ in 0..<1000 {
      reader.read(piece.span.bytes) { _ in }
      #expect(reader.unfinished.count <= 2 * TraceReader.longestLine)
    }
    #expect(reader.statistics.sentences == 0)
  }

  /// Changes, drops, doubles and cuts bytes of a trace.
  private static func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: seed)
    var bytes = bytes
    for _ in 0..<60 {
      let index = Int.random(in: 0..<bytes.count - 20, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(index..<index + 8)
      case 2: bytes.insert(contentsOf: bytes[index..<index + 20], at: index)
      default:
        bytes.insert(contentsOf: Array("$#\\!*\r\n,".utf8).shuffled(using: &generator), at: index)
      }
    }
    return bytes
  }
}
