import Foundation
import Text

/// Values in the form of an HTTP header: one line of ASCII.
enum HeaderText {
  /// The bytes of text in one encoded word, which may have 75 characters.
  private static let wordBytes = 45

  /// Returns plain ASCII as it is, and other text as encoded words, which ntfy and mail programs
  /// read.
  ///
  /// Source: RFC 2047, section 2; docs.ntfy.sh, "Publishing", message title.
  static func encoded(_ value: String, atMost limit: Int = 1000) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingCharacters(in: .whitespaces).cleanLine(cutAfter: limit)
    // A text like an encoded word would be read as one.
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
