extension CivilDay {
  /// Reads the day of a comment `# Date: yyyy-mm-dd`, which is in the header of gpsd's recordings;
  /// nil for any other comment.
  ///
  /// Accepts `=` instead of the colon, and one digit for month and day.
  init?(comment: UnsafeBufferPointer<UInt8>) {
    var text = comment.dropFirst().drop { $0 == space || $0 == tabulator }
    guard text.starts(with: "Date".utf8) else { return nil }
    text = text.dropFirst(4).drop { $0 == space || $0 == tabulator }
    guard text.first == UInt8(ascii: ":") || text.first == UInt8(ascii: "=") else { return nil }
    text = text.dropFirst().drop { $0 == space || $0 == tabulator }
    let word = text.prefix { $0 > space }
    var parts: [Int] = []
    for part in word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
      guard let number = Field(UnsafeBufferPointer(rebasing: part)).wholeNumber else { return nil }
      parts.append(number)
    }
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}

private let space = UInt8(ascii: " ")
private let tabulator = UInt8(ascii: "\t")
