import Model
import Text

/// The checklist of a task as its column: `[{"text":"milk","done":true}]`, without what is false.
enum StoredChecklist {
  private static let place = "todo.items"

  /// Returns the column of a list that has something.
  static func text(_ items: [ChecklistItem]) -> String {
    var text = ""
    for item in items {
      text += text.isEmpty ? "[{\"text\":\"" : ",{\"text\":\""
      item.text.appendJSONEscaped(to: &text)
      text += item.isDone ? "\",\"done\":true" : "\""
      text += item.isOnce ? ",\"once\":true}" : "}"
    }
    return text + "]"
  }

  /// Reads a column; what this program has written, without a decoder.
  ///
  /// - Throws: `DamagedValue` for anything that is no such list.
  static func items(in text: String) throws -> [ChecklistItem] {
    var text = text
    return try text.withUTF8 { written(in: $0) }
      ?? StoredJSON.value([ChecklistItem].self, from: text, in: place)
  }

  /// Checks a column that another program may have written: its limits, and that no text stands
  /// twice (Q10).
  ///
  /// - Throws: `DamagedValue`.
  static func check(_ text: String) throws {
    let items = try items(in: text)
    var known: Set<FoldedText> = []
    for item in items {
      guard !item.text.isEmpty, item.text.trimmingBlanks == item.text,
        !item.text.unicodeScalars.contains("\0"), item.text.count <= Checklist.longestText,
        known.insert(FoldedText(item.text)).inserted
      else { throw DamagedValue(place: place, value: String(item.text.prefix(80))) }
    }
    guard 1...Checklist.mostItems ~= items.count else {
      throw DamagedValue(place: place, value: String(text.prefix(80)))
    }
  }

  /// Reads what `text` writes, as long as no character in it had to be escaped; `nil` for anything
  /// else.
  private static func written(in bytes: UnsafeBufferPointer<UInt8>) -> [ChecklistItem]? {
    var scan = Scan(bytes: bytes)
    var items: [ChecklistItem] = []
    guard scan.takes("[{\"text\":\"") else { return nil }
    repeat {
      guard let text = scan.text() else { return nil }
      let (isDone, isOnce) = (scan.takes(",\"done\":true"), scan.takes(",\"once\":true"))
      items.append(ChecklistItem(text, isDone: isDone, isOnce: isOnce))
    } while scan.takes("},{\"text\":\"")
    return scan.takes("}]") && scan.index == bytes.count ? items : nil
  }

  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    /// Passes over some bytes, if they are next.
    mutating func takes(_ expected: StaticString) -> Bool {
      let end = index + expected.utf8CodeUnitCount
      guard end <= bytes.count else { return false }
      for offset in 0..<expected.utf8CodeUnitCount
      where bytes[index + offset] != expected.utf8Start[offset] {
        return false
      }
      index = end
      return true
    }

    /// Passes over the rest of a text and its quote; `nil` if something in it was escaped.
    mutating func text() -> String? {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        guard bytes[index] != UInt8(ascii: "\\") else { return nil }
        index += 1
      }
      guard index < bytes.count else { return nil }
      defer { index += 1 }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    }
  }
}
