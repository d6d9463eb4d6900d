import Foundation
import Model
import Recurrence

/// The terms of the texts that were read so far: one object for all completions with the same.
///
/// A history of 100 000 entries has a handful of them; one is found by its bytes in some dozens of
/// instructions, without a text being made.
struct TermsCache {
  private struct Entry {
    let bytes: [UInt8]
    let terms: CompletionTerms
  }

  /// By the highest bits of the bytes' hash.
  private var slots = [[Entry]](repeating: [], count: slotCount)
  private static let slotCount = 256
  /// 2^64 divided by the golden ratio, which spreads the bits of a factor over the highest ones.
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns the terms of `COUNTS-FROM ZONE RULE`; `nil` if that is damaged.
  mutating func terms(_ bytes: UnsafeRawBufferPointer) -> CompletionTerms? {
    let slot = Self.slot(bytes)
    for entry in slots[slot] where Self.isEqual(entry.bytes, bytes) { return entry.terms }
    guard let terms = Self.parsed(String(decoding: bytes, as: UTF8.self)) else { return nil }
    slots[slot].append(Entry(bytes: Array(bytes), terms: terms))
    return terms
  }

  private static func isEqual(_ known: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard known.count == bytes.count, let start = bytes.baseAddress else { return false }
    return known.withUnsafeBytes { memcmp($0.baseAddress ?? start, start, bytes.count) == 0 }
  }

  private static func slot(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (hash, index) = (UInt64(0), 0)
    while index + 8 <= bytes.count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* golden
      index += 8
    }
    for byte in bytes[index...] { hash = (hash ^ UInt64(byte)) &* golden }
    return Int(hash >> 56)
  }

  private static func parsed(_ text: String) -> CompletionTerms? {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let every = parts[2].isEmpty ? nil : try? Rhythm(parsing: String(parts[2]))
    guard every != nil || parts[2].isEmpty else { return nil }
    return CompletionTerms(
      zone: parts[1].isEmpty ? .floating : .named(String(parts[1])), every: every,
      countsFromStart: parts[0] == ResetMode.start.rawValue)
  }
}
