import Foundation
import TestSupport
import Testing

@testable import Daemon

/// Text in UTF-16.
struct WideTextTests {
  private static let text = "$GPRMC, Café, 𝄞 і кінець\r\n"

  private func decode(_ bytes: [UInt8], by size: Int) -> String? {
    var decoder = bytes.withUnsafeBytes { WideText(beginning: $0) }
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let piece = Array(bytes[start..<min(start + size, bytes.count)])
      result += piece.withUnsafeBytes { decoder?.utf8(of: $0) ?? [] }
    }
    return decoder == nil ? nil : String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [1, 3, 1000], [true, false])
  func `both orders of bytes are read, with and without a mark, in pieces of any size`(
    _ size: Int, isBigEndian: Bool
  ) {
    for mark in ["\u{FEFF}", ""] {
      let bytes = (mark + Self.text).utf16.flatMap { unit in
        isBigEndian
          ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      #expect(decode(bytes, by: size) == Self.text)
    }
  }

  @Test(arguments: [
    Array("$GPRMC".utf8), [0xEF, 0xBB, 0xBF, 0x24], [0xFF, 0xFE, 0x00, 0x80], [0xB5, 0x62, 0, 0],
    [0xD3, 0x00, 0x13, 0x3E], [0x24, 0x00], [0xA0, 0xA2, 0x00, 0x12], [],
  ])
  func `what is anything else is left alone`(_ bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { WideText(beginning: $0) } == nil)
  }
}
