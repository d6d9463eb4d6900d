import Glibc

/// A form with files, as browsers send it.
///
/// Source: RFC 7578, and RFC 2046 5.1 for the boundary. A part without a file name is a text field.
/// Quotes within names come as `%22`, as the HTML Standard writes them.
package struct MultipartForm: Sendable {
  /// The most parts of a form.
  private static let mostParts = 20
  /// The longest head of a part, in bytes.
  private static let longestHead = 2000

  /// The text fields.
  package let fields: FormFields
  /// The files by the names of their fields; a field without a chosen file has none.
  ///
  /// The name of the file of a field `file` is the text of `file-name`.
  package let files: [String: [UInt8]]

  /// Reads a body; `nil` for one that is not whole, or not as a browser sends it.
  package init?(_ body: [UInt8], contentType: String) {
    guard let boundary = Self.boundary(contentType) else { return nil }
    let divider = Array("--\(boundary)".utf8)
    guard body.starts(with: divider) else { return nil }
    var texts: [String: [String]] = [:]
    var files: [String: [UInt8]] = [:]
    var position = divider.count
    var parts = 0
    while !body.has("--", at: position) {
      guard parts < Self.mostParts, body.has("\r\n", at: position),
        let headEnd = body.index(of: Array("\r\n\r\n".utf8), from: position),
        headEnd - position <= Self.longestHead,
        let end = body.index(of: Array("\r\n".utf8) + divider, from: headEnd + 2)
      else { return nil }
      parts += 1
      let head = String(decoding: body[position..<headEnd], as: UTF8.self)
      let content = body[min(headEnd + 4, end)..<end]
      position = end + 2 + divider.count
      guard let disposition = Self.disposition(head), let name = disposition.name else {
        return nil
      }
      if let fileName = disposition.fileName {
        if !content.isEmpty || files[name] == nil && !fileName.isEmpty {
          files[name] = Array(content)
          texts["\(name)-name"] = [fileName]
        }
      } else {
        texts[name, default: []].append(String(decoding: content, as: UTF8.self))
      }
    }
    fields = FormFields(texts)
    self.files = files
  }

  private static func boundary(_ contentType: String) -> String? {
    guard let start = contentType.lowercased().firstRange(of: "boundary=")?.upperBound else {
      return nil
    }
    let offset = contentType.lowercased().distance(
      from: contentType.lowercased().startIndex, to: start)
    var text = contentType.dropFirst(offset)
    text = text.first == "\"" ? text.dropFirst().prefix { $0 != "\"" } : text.prefix { $0 != ";" }
    let boundary = text.filter { $0 != " " }
    return (1...70).contains(boundary.utf8.count) ? String(boundary) : nil
  }

  /// The name in a part's head, and that of the file that the part is, which is empty if none was
  /// chosen.
  private static func disposition(
    _ head: String
  ) -> (name: String?, fileName: String?)? {
    guard
      let line = head.split(separator: "\r\n").first(where: {
        $0.lowercased().hasPrefix("content-disposition:")
      })
    else { return nil }
    let file = parameter("filename", in: line)
    return (parameter("name", in: line), file)
  }

  private static func parameter(_ name: String, in line: Substring) -> String? {
    guard let range = line.firstRange(of: "; \(name)=\"") else { return nil }
    return String(line[range.upperBound...].prefix { $0 != "\"" })
      .replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }
}

extension [UInt8] {
  /// Compares the bytes at an index with a text.
  fileprivate func has(_ text: String, at index: Int) -> Bool {
    let end = index + text.utf8.count
    return end <= count && self[index..<end].elementsEqual(text.utf8)
  }

  /// Finds bytes at an index or later; the C library looks for the first of them.
  fileprivate func index(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, start >= 0 else { return nil }
    return withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var position = start
      while position + wanted.count <= buffer.count {
        let rest = buffer.count - position
        guard let found = memchr(base + position, Int32(first), rest) else { return nil }
        position = base.distance(to: UnsafeRawPointer(found))
        guard position + wanted.count <= buffer.count else { return nil }
        if memcmp(found, wanted, wanted.count) == 0 { return position }
        position += 1
      }
      return nil
    }
  }
}
