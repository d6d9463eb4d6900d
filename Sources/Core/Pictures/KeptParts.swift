/// The parts of a file that are kept, in order: ranges of it, and bytes that replace others.
struct KeptParts {
  private enum Part {
    case range(Range<Int>)
    case bytes([UInt8])
  }

  private var parts: [Part] = []
  private(set) var count = 0

  /// Keeps a range of the file.
  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    count += range.count
    if case .range(let last)? = parts.last, last.upperBound == range.lowerBound {
      parts[parts.count - 1] = .range(last.lowerBound..<range.upperBound)
    } else {
      parts.append(.range(range))
    }
  }

  /// Adds bytes that are not in the file like this.
  mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    parts.append(.bytes(bytes))
  }

  mutating func add(_ others: KeptParts) {
    count += others.count
    parts += others.parts
  }

  /// Returns the parts as one file.
  func joined(from source: ByteSource) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for part in parts {
      switch part {
      case .range(let range): result += source.bytes[range]
      case .bytes(let bytes): result += bytes
      }
    }
    return result
  }
}
