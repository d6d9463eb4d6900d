import CLibraries
import Foundation
import Text

/// Reads an XML document in parts of any size, and passes its elements on, in constant memory.
///
/// A document that declares entities is refused, so that none can grow beyond its length; nothing
/// is fetched from outside. So is one that is deeper or has a longer attribute than
/// `ReadingLimits` allows.
///
/// Source: XML 1.0; libexpat.
package final class XMLReader {
  /// The functions for the parts of a document; names are without their prefix.
  package struct Handlers {
    /// An element begins, with its attributes.
    package var begin: (String, XMLAttributes) throws -> Void
    /// A piece of text; a text may come in several.
    package var text: (UnsafeRawBufferPointer) throws -> Void
    /// An element ends.
    package var end: (String) throws -> Void

    package init(
      begin: @escaping (String, XMLAttributes) throws -> Void,
      text: @escaping (UnsafeRawBufferPointer) throws -> Void,
      end: @escaping (String) throws -> Void
    ) {
      self.begin = begin
      self.text = text
      self.end = end
    }
  }

  private let parser: XML_Parser
  private let handlers: Handlers
  private var depth = 0
  private var failure: (any Error)?
  /// The names of elements that were met, so that each is made once.
  private var names: [[UInt8]: String] = [:]

  /// Creates a reader.
  ///
  /// With `isUTF8` the bytes are UTF-8, even if the document declares another encoding.
  ///
  /// - Throws: `XMLProblem.noLibrary`.
  package init(isUTF8: Bool = false, _ handlers: Handlers) throws(XMLProblem) {
    if let problem = passby_expat_load() { throw .noLibrary(reason: String(cString: problem)) }
    parser = XML_ParserCreate(isUTF8 ? "UTF-8" : nil)
    self.handlers = handlers
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { user, name, attributes in XMLReader.at(user)?.begin(name, attributes) },
      { user, name in XMLReader.at(user)?.end(name) })
    XML_SetCharacterDataHandler(parser) { user, bytes, count in
      guard let bytes, count > 0 else { return }
      XMLReader.at(user)?.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
    XML_SetEntityDeclHandler(parser) { user, _, _, _, _, _, _, _, _ in
      guard let reader = XMLReader.at(user) else { return }
      reader.stop(XMLProblem.entities(line: reader.line))
    }
  }

  deinit { XML_ParserFree(parser) }

  /// The line that is read, from 1.
  package var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// Reads a part of the document.
  ///
  /// - Throws: `XMLProblem`, or what a handler throws.
  package func read(_ bytes: some Collection<UInt8>, isLast: Bool = false) throws {
    let status =
      bytes.withContiguousStorageIfAvailable { parse(UnsafeRawBufferPointer($0), isLast) }
      ?? Array(bytes).withUnsafeBytes { parse($0, isLast) }
    if let failure { throw failure }
    guard status != XML_STATUS_ERROR else {
      throw XMLProblem.malformed(
        line: line,
        reason: XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "")
    }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer, _ isLast: Bool) -> XML_Status {
    XML_Parse(
      parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
      isLast ? 1 : 0)
  }

  private static func at(_ user: UnsafeMutableRawPointer?) -> XMLReader? {
    user.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the name of an element without its prefix.
  private func local(_ name: UnsafePointer<XML_Char>?) -> String {
    guard let name else { return "" }
    let whole = UnsafeBufferPointer(start: name, count: strlen(name))
    let start = whole.lastIndex(of: CChar(UInt8(ascii: ":"))).map { $0 + 1 } ?? 0
    let bytes = whole[start...].map(UInt8.init(bitPattern:))
    if let known = names[bytes] { return known }
    let text = String(decoding: bytes, as: UTF8.self)
    if names.count < 1000 { names[bytes] = text }
    return text
  }

  private func stop(_ error: any Error) {
    guard failure == nil else { return }
    failure = error
    XML_StopParser(parser, XML_FALSE)
  }

  private func begin(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    depth += 1
    guard depth <= ReadingLimits.levels else { return stop(XMLProblem.deep(line: line)) }
    let attributes = XMLAttributes(pairs: attributes)
    guard !attributes.hasLongerValue(than: ReadingLimits.lineBytes) else {
      return stop(XMLProblem.longAttribute(line: line))
    }
    do { try handlers.begin(local(name), attributes) } catch { stop(error) }
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do { try handlers.text(bytes) } catch { stop(error) }
  }

  private func end(_ name: UnsafePointer<XML_Char>?) {
    depth -= 1
    guard failure == nil else { return }
    do { try handlers.end(local(name)) } catch { stop(error) }
  }
}

/// The attributes of an element, while its beginning is handled.
package struct XMLAttributes {
  let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  /// Returns the value of an attribute by its name without a prefix; `nil` if it has none.
  package subscript(name: String) -> String? {
    var next = pairs
    while let present = next, let key = present[0], let value = present[1] {
      let text = String(cString: key)
      if text == name || text.hasSuffix(":" + name) { return String(cString: value) }
      next = present + 2
    }
    return nil
  }

  /// All of them, by their names without a prefix.
  package var values: [String: String] {
    var values: [String: String] = [:]
    var next = pairs
    while let present = next, let key = present[0], let value = present[1] {
      let name = String(cString: key)
      values[name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name] =
        String(cString: value)
      next = present + 2
    }
    return values
  }

  func hasLongerValue(than limit: Int) -> Bool {
    var next = pairs
    while let present = next, present[0] != nil, let value = present[1] {
      if strnlen(value, limit + 1) > limit { return true }
      next = present + 2
    }
    return false
  }
}

/// The reason why an XML document was not read.
package enum XMLProblem: Error, Sendable, Hashable {
  /// libexpat cannot be loaded.
  case noLibrary(reason: String)
  /// The document is not well-formed.
  case malformed(line: Int, reason: String)
  /// The document declares entities.
  case entities(line: Int)
  /// The elements lie deeper within one another than 64 levels.
  case deep(line: Int)
  /// An attribute is longer than 64 kB.
  case longAttribute(line: Int)
}
