import Foundation

/// The files of a ZIP archive, stored or deflated, read from its bytes.
///
/// Source: APPNOTE.TXT 6.3 (PKWARE), RFC 1951.
struct ZipFile {
  /// An archive that is not as its format says, is encrypted, or has a file that is too long.
  struct Damaged: Error {}

  /// The most bytes of a file.
  private static let longest = 64 << 20

  private struct Entry {
    let method: Int
    let start: Int
    let packed: Int
    let size: Int
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]

  /// Reads the list of files.
  ///
  /// - Throws: `Damaged`.
  init(_ bytes: ArraySlice<UInt8>) throws {
    self.bytes = Array(bytes)
    // The end of the list is behind all files; a comment may follow it.
    let last = self.bytes.count - 22
    guard last >= 0,
      let end = (max(0, last - 65_535)...last).reversed().first(where: {
        self.bytes[$0] == 0x50 && self.bytes[$0 + 1] == 0x4B && self.bytes[$0 + 2] == 5
          && self.bytes[$0 + 3] == 6
      })
    else { throw Damaged() }
    var offset = try number(end + 16, 4)
    for _ in 0..<(try number(end + 10, 2)) {
      guard try number(offset, 4) == 0x0201_4B50, try number(offset + 8, 2) & 1 == 0 else {
        throw Damaged()
      }
      let nameLength = try number(offset + 28, 2)
      let header = try number(offset + 42, 4)
      guard try number(header, 4) == 0x0403_4B50 else { throw Damaged() }
      let start = header + 30 + (try number(header + 26, 2)) + (try number(header + 28, 2))
      let name = String(decoding: try part(offset + 46, nameLength), as: UTF8.self)
      entries[name] = Entry(
        method: try number(offset + 10, 2), start: start, packed: try number(offset + 20, 4),
        size: try number(offset + 24, 4))
      offset += 46 + nameLength + (try number(offset + 30, 2)) + (try number(offset + 32, 2))
    }
  }

  /// Returns a file; `nil` if there is none of this name.
  ///
  /// - Throws: `Damaged`.
  func file(_ name: String) throws -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    guard entry.size <= Self.longest else { throw Damaged() }
    let packed = try part(entry.start, entry.packed)
    switch entry.method {
    case 0: return Array(packed)
    case 8:
      var inflation = Inflation(packed, most: entry.size)
      let file = try inflation.all()
      guard file.count == entry.size else { throw Damaged() }
      return file
    default: throw Damaged()
    }
  }

  private func part(_ start: Int, _ count: Int) throws -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, count <= bytes.count, start <= bytes.count - count else {
      throw Damaged()
    }
    return bytes[start..<start + count]
  }

  /// Returns a number, its lowest byte first.
  private func number(_ start: Int, _ count: Int) throws -> Int {
    try part(start, count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Deflated bytes as they were before.
private struct Inflation {
  /// A Huffman code: how many codes there are of each length, and the symbols in their order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      symbols = lengths.enumerated().filter { $0.element > 0 }
        .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    }
  }

  private let bytes: ArraySlice<UInt8>
  private let most: Int
  private var index: Int
  private var bit = 0
  private var result: [UInt8] = []

  init(_ bytes: ArraySlice<UInt8>, most: Int) {
    (self.bytes, self.most) = (bytes, most)
    index = bytes.startIndex
    result.reserveCapacity(most)
  }

  /// Returns all bytes; more than were announced are damage.
  mutating func all() throws -> [UInt8] {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1: try inflate(Self.fixedCode, Self.fixedDistances)
      case 2:
        let (code, distances) = try codes()
        try inflate(code, distances)
      default: throw ZipFile.Damaged()
      }
    }
    return result
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard index < bytes.endIndex else { throw ZipFile.Damaged() }
      value |= (Int(bytes[index]) >> bit & 1) << place
      bit += 1
      if bit == 8 { (index, bit) = (index + 1, 0) }
    }
    return value
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (value, first, start) = (0, 0, 0)
    for length in 1...15 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[start + value - first] }
      start += count
      first = (first + count) << 1
      value <<= 1
    }
    throw ZipFile.Damaged()
  }

  private mutating func copyStored() throws {
    if bit > 0 { (index, bit) = (index + 1, 0) }
    let count = try bits(16)
    guard try bits(16) == ~count & 0xFFFF, count <= bytes.endIndex - index else {
      throw ZipFile.Damaged()
    }
    guard result.count + count <= most else { throw ZipFile.Damaged() }
    result += bytes[index..<index + count]
    index += count
  }

  /// Reads the codes that a block brings.
  private mutating func codes() throws -> (Code, Code) {
    let (literals, distances) = (try bits(5) + 257, try bits(5) + 1)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for place in order.prefix(try bits(4) + 4) { lengths[place] = try bits(3) }
    let code = Code(lengths)
    lengths = []
    while lengths.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw ZipFile.Damaged() }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literals + distances else { throw ZipFile.Damaged() }
    return (Code(lengths[..<literals]), Code(lengths[literals...]))
  }

  private mutating func inflate(_ code: Code, _ distances: Code) throws {
    while true {
      let symbol = try symbol(code)
      if symbol == 256 { return }
      guard symbol > 256 else {
        guard result.count < most else { throw ZipFile.Damaged() }
        result.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { throw ZipFile.Damaged() }
      let (base, extra) = Self.lengths[symbol - 257]
      let count = base + (try bits(extra))
      let place = try self.symbol(distances)
      guard place < Self.distances.count else { throw ZipFile.Damaged() }
      let (near, more) = Self.distances[place]
      let distance = near + (try bits(more))
      guard distance <= result.count, result.count + count <= most else {
        throw ZipFile.Damaged()
      }
      for _ in 0..<count { result.append(result[result.count - distance]) }
    }
  }

  private static let fixedCode = Code(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))

  /// The lengths of copies, by symbol from 257: the least, and how many bits are added.
  private static let lengths: [(Int, Int)] = {
    var (lengths, base) = ([(Int, Int)](), 3)
    for symbol in 0..<28 {
      let extra = symbol < 8 ? 0 : (symbol - 4) / 4
      lengths.append((base, extra))
      base += 1 << extra
    }
    return lengths + [(258, 0)]
  }()

  /// The distances of copies, by symbol.
  private static let distances: [(Int, Int)] = {
    var (distances, base) = ([(Int, Int)](), 1)
    for symbol in 0..<30 {
      let extra = symbol < 4 ? 0 : (symbol - 2) / 2
      distances.append((base, extra))
      base += 1 << extra
    }
    return distances
  }()
}
