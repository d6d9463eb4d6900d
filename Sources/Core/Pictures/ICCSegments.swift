/// The colour profile of a JPEG, which may be spread over up to 255 segments (ICC.1, annex B.4).
struct ICCSegments {
  private static let mark = "ICC_PROFILE\0"
  private var segments: [(number: Int, total: Int, whole: Range<Int>, payload: Range<Int>)] = []

  /// Adds a segment if it is part of a profile; returns false otherwise.
  mutating func take(_ whole: Range<Int>, payload: Range<Int>, of source: ByteSource) -> Bool {
    guard payload.count > 14, source.has(Self.mark, at: payload.lowerBound) else { return false }
    let number = Int(source.bytes[payload.lowerBound + 12])
    let total = Int(source.bytes[payload.lowerBound + 13])
    // More than a profile can have makes it invalid; further ones need not be remembered.
    if segments.count <= 255 {
      segments.append((number, total, whole, payload.lowerBound + 14..<payload.upperBound))
    }
    return true
  }

  /// The ranges of the segments in their order; empty unless they are one whole profile.
  func ranges(in source: ByteSource) -> [Range<Int>] {
    let sorted = segments.sorted { $0.number < $1.number }
    guard let first = sorted.first,
      sorted.map(\.number) == Array(1...sorted.count),
      sorted.allSatisfy({ $0.total == sorted.count }),
      // A header has 128 bytes: the size of the profile first, its mark at 36.
      first.payload.count >= 128,
      source.big32(first.payload.lowerBound) == sorted.reduce(0, { $0 + $1.payload.count }),
      source.has("acsp", at: first.payload.lowerBound + 36)
    else { return [] }
    return sorted.map(\.whole)
  }
}
