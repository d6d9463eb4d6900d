import Foundation
import Localization
import Text

extension ExchangeFormat {
  /// The kind of a file, by its content.
  package enum Detected: Sendable {
    /// A format of the table.
    case format(ExchangeFormat)
    /// Recorded positions without places.
    case positions
    /// An archive.
    case archive(PackedFile)
    /// Nothing at all.
    case empty
    /// None of these.
    case unknown
  }

  /// Finds out the kind of a file; its name counts only where its content says nothing.
  ///
  /// - Parameters:
  ///   - bytes: The content in UTF-8.
  ///   - name: The file's name.
  /// - Returns: The kind.
  package static func detect(_ bytes: ArraySlice<UInt8>, name: String) -> Detected {
    if let packed = PackedFile(beginning: bytes) {
      return packed.isOfLoop ? known("loop") : .archive(packed)
    }
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let start else { return .empty }
    switch start {
    case UInt8(ascii: "<"): return xml(bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return json(bytes)
    default: return text(bytes, name: name)
    }
  }

  private static func known(_ name: String) -> Detected {
    named(name).map { .format($0) } ?? .unknown
  }

  private static func xml(_ bytes: ArraySlice<UInt8>) -> Detected {
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    // The first element that is neither declaration nor comment.
    var rest = head[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return .unknown }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.hasPrefix("!") || rest.hasPrefix("?") { continue }
      let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      switch name.split(separator: ":").last.map(String.init) {
      case "gpx": return known("gpx")
      case "kml": return known("kml")
      default: return .unknown
      }
    }
    return .unknown
  }

  private static func json(_ bytes: ArraySlice<UInt8>) -> Detected {
    // Keys that stand near the beginning, so that a large file need not be read for it.
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let keys = JSONHead(head)
    if keys.isList {
      if keys.inner.isSuperset(of: ["uuid", "description"]) { return known("taskwarrior") }
      if keys.inner.contains("startTime"),
        !keys.inner.isDisjoint(with: ["visit", "activity", "timelinePath"])
      {
        return .positions
      }
      if keys.inner.contains("_type") {
        return keys.innerType == "location" ? .positions : known("otrw")
      }
      return keys.inner.isEmpty && !keys.hasInner ? known("taskwarrior") : .unknown
    }
    if keys.first == "type", keys.value(of: "type") == "passby" { return .format(.passby) }
    if ["FeatureCollection", "Feature"].contains(keys.value(of: "type") ?? "")
      || keys.outer.isSuperset(of: ["type", "features"])
      || keys.outer.isSuperset(of: ["geometry", "properties"])
    {
      return known("geojson")
    }
    switch keys.value(of: "_type") {
    case "waypoints"?, "waypoint"?: return known("otrw")
    case "configuration"?: return known("otrc")
    case "location"?: return .positions
    default: break
    }
    if keys.outer.contains("waypoints") { return known("otrw") }
    let recorded = ["locations", "semanticSegments", "timelineObjects", "rawSignals"]
    if !keys.outer.isDisjoint(with: recorded) { return .positions }
    let hasTasks = !keys.outer.isDisjoint(with: ["items", "tasks"])
    if keys.value(of: "kind")?.hasPrefix("tasks#") == true
      || hasTasks
        && ["\"tasks#", "\"needsAction\"", "\"scheduled_time\""].contains(where: head.contains)
    {
      return known("googletasks")
    }
    if keys.outer.contains("data"), head.contains("\"tasks\"") { return known("tasksorg") }
    if keys.outer.isSuperset(of: ["uuid", "description"]) { return known("taskwarrior") }
    if keys.outer.contains("type") { return .format(.passby) }
    return .unknown
  }

  private static func text(_ bytes: ArraySlice<UInt8>, name: String) -> Detected {
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let first = head.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    let upper = first.uppercased()
    if upper.hasPrefix("BEGIN:VCALENDAR") { return known("icalendar") }
    let cells = upper.split(whereSeparator: { ",;\t".contains($0) }).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    }
    if cells.first == "TYPE", cells.contains("CONTENT") { return known("todoist") }
    if cells.first == "FULL_DATE", cells.contains("DATE") { return known("daylio") }
    if cells.first == "DATE", cells.count > 1 || bytes.count <= 6 { return known("loop") }
    if LoopHabits.isLikely(upper) { return known("loop") }
    if head.isRecordedByOwnTracks { return .positions }
    if first.hasPrefix("$GP") || first.hasPrefix("$GN") { return .positions }
    let path = name.lowercased()
    if path.hasSuffix("todo.txt") || path.hasSuffix("done.txt") { return known("todotxt") }
    if Org.isLikely(head) || path.hasSuffix(".org") { return known("org") }
    return .unknown
  }
}

extension String {
  /// True for lines of OwnTracks Recorder: a time, `*`, and a message in JSON.
  fileprivate var isRecordedByOwnTracks: Bool {
    prefixMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\s+\*/) != nil
  }
}

/// The keys of the outermost object at the beginning of a JSON text, and of the first object in a
/// list.
private struct JSONHead {
  private(set) var outer: Set<String> = []
  private(set) var inner: Set<String> = []
  private(set) var first: String?
  private var values: [String: String] = [:]
  /// The value of `_type` of the first object in a list.
  private(set) var innerType: String?
  let isList: Bool
  private(set) var hasInner = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    isList = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
    var depth = 0
    var index = 0
    var last: (text: String, depth: Int)?
    var key: (text: String, depth: Int)?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 2 { hasInner = true }
        key = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
      case UInt8(ascii: "\""):
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\") { index += 1 }
          if index < bytes.count { text.append(bytes[index]) }
          index += 1
        }
        last = (String(decoding: text, as: UTF8.self), depth)
        if let key, key.depth == depth, key.depth == 1, let last {
          values[key.text] = last.text
        }
        if let key, key.text == "_type", key.depth == 2, isList, innerType == nil {
          innerType = last?.text
        }
        key = nil
      case UInt8(ascii: ":"):
        if let last {
          if last.depth == 1, !isList {
            outer.insert(last.text)
            if first == nil { first = last.text }
          }
          if last.depth == 2, isList { inner.insert(last.text) }
        }
        key = last
      default: break
      }
      index += 1
    }
  }

  func value(of key: String) -> String? { values[key] }
}
