import Foundation
import Text

/// A value as an HTTP header can carry it: one line of ASCII.
enum HeaderText {
  /// Bytes of text in one encoded word, so that it is at most 75 characters long.
  private static let wordBytes = 45

  /// The value itself where it is plain ASCII; otherwise encoded words, which ntfy and mail programs read.
  ///
  /// Source: RFC 2047, section 2; docs.ntfy.sh, "Publishing", message title.
  static func encoded(_ value: String) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingCharacters(in: .whitespaces).quietLine(cutAfter: 1000)
    // What looks like an encoded word would be read as one.
    guard !line.allSatisfy(\.isASCII) || line.contains("=?") else { return line }
    var words: [String] = []
    var word: [UInt8] = []
    for scalar in line.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if word.count + bytes.count > wordBytes {
        words.append(encodedWord(word))
        word = []
      }
      word += bytes
    }
    words.append(encodedWord(word))
    return words.joined(separator: " ")
  }

  private static func encodedWord(_ bytes: [UInt8]) -> String {
    "=?UTF-8?B?\(Data(bytes).base64EncodedString())?="
  }
}
