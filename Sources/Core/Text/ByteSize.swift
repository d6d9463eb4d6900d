/// A size of a file as people write it: `12 MB`, `500 kB`, `2 MiB`.
///
/// Units are powers of 1000; those with an `i` are powers of 1024.
package enum ByteSize {
  private static let units = [
    ("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000), ("GiB", 1 << 30), ("MiB", 1 << 20),
    ("KiB", 1 << 10), ("B", 1),
  ]

  /// Reads a whole number and a unit; upper and lower case are the same.
  package static func parse(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    let unit = (rest.first == " " ? rest.dropFirst() : rest).lowercased()
    guard let count = Int(digits),
      let factor = units.first(where: { $0.0.lowercased() == unit })?.1
    else { return nil }
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: factor)
    return isTooLarge ? nil : bytes
  }

  /// Writes a size in the largest unit that gives a whole number.
  package static func text(_ bytes: Int) -> String {
    let unit = units.first { bytes >= $0.1 && bytes.isMultiple(of: $0.1) } ?? ("B", 1)
    return "\(bytes / unit.1) \(unit.0)"
  }
}
