package import Text

/// The objects of a list in a JSON document that comes in parts of any size, in constant memory.
///
/// The list is the document itself, or the value of one of some keys of its outermost object.
package struct JSONElements {
  /// The length limit of an element, in bytes.
  package static let longest = 16 << 20

  private let keys: Set<String>
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var word: [UInt8] = []
  private var lastWord: [UInt8] = []
  private var key: String?
  private var listDepth: Int?
  private var element: [UInt8] = []
  private var isInElement = false
  /// The line that is read, from 1.
  package private(set) var line = 1
  /// True after a list was found.
  package private(set) var hasList = false
  /// True at the end of a whole document.
  package var isWhole: Bool { depth == 0 && hasBegun && !isInString }
  private var hasBegun = false

  /// Creates a reader of the lists of some keys.
  package init(keys: Set<String>) { self.keys = keys }

  /// Reads a part, and passes on each element that it completes.
  ///
  /// - Throws: `JSONSyntaxError` for an element that is no JSON or too long; what `take` throws.
  package mutating func read(_ bytes: [UInt8], _ take: (JSONSlice) throws -> Void) throws {
    for byte in bytes {
      if byte == 0x0A { line += 1 }
      if isInElement {
        element.append(byte)
        guard element.count <= Self.longest else { throw JSONSyntaxError.notUTF8 }
      }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
          lastWord = word
        } else if depth == 1, word.count < 64 {
          word.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        word.removeAll(keepingCapacity: true)
      case UInt8(ascii: ":") where depth == 1:
        key = String(decoding: lastWord, as: UTF8.self)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        hasBegun = true
        if byte == UInt8(ascii: "["), listDepth == nil,
          depth == 0 || (depth == 1 && keys.contains(key ?? ""))
        {
          listDepth = depth + 1
          hasList = true
        } else if depth == listDepth, byte == UInt8(ascii: "{"), !isInElement {
          isInElement = true
          element = [byte]
        }
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if isInElement, depth == listDepth {
          isInElement = false
          let slice = try JSONSlice(document: element[...])
          element = []
          try take(slice)
        } else if let present = listDepth, depth < present {
          listDepth = nil
          key = nil
        }
      default: break
      }
    }
  }
}
