extension String {
  /// The text as a value in an address: each byte but unreserved ones as `%XX`.
  ///
  /// Source: RFC 3986, section 2.3.
  package var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~":
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// The text for the inside of a JSON string, without the quotes; control characters, also those
  /// from U+007F to U+009F, are escaped.
  ///
  /// Source: RFC 8259, section 7.
  package var jsonEscaped: String {
    var escaped = ""
    appendJSONEscaped(to: &escaped)
    return escaped
  }

  package func appendJSONEscaped(to text: inout String) {
    // U+0080 to U+009F begin with the byte C2. A text without such bytes is written at once.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 }) {
      text += self
      return
    }
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: scalar.appendControlEscaped(to: &text)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Appends the scalar to a text; a control character as `\u00XX`.
  package func appendControlEscaped(to text: inout String) {
    guard value < 0x20 || (0x7F..<0xA0).contains(value) else {
      text.unicodeScalars.append(self)
      return
    }
    let hex = String(value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
