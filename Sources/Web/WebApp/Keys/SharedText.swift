import Application
import Foundation
import Geo
import HTTPServer
import Text

/// A text that another app shares, or an assistant has heard; it is filled into a form, and nothing
/// is stored before the user sends that.
struct SharedText {
  private let title: String
  private let text: String
  private let url: String

  /// Takes the fields of a share target, of which each may be missing.
  init(title: String? = nil, text: String?, url: String? = nil) {
    self.title = Self.cut(title ?? "")
    self.text = Self.cut(text ?? "")
    self.url = Self.cut(url ?? "")
  }

  /// Returns a text on one line without control characters.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").cleanLine
  }

  /// Returns a text as a field takes it: what is longer is cut.
  private static func cut(_ text: String) -> String {
    let longest = ReadingLimits.quickLineCharacters
    return String(
      oneLine(String(text.unicodeScalars.prefix(20 * longest))).unicodeScalars.prefix(longest))
  }

  /// The page to go on to: the form of a new place for a position, else the line of a task.
  var address: String {
    guard let found = [url, text, title].lazy.compactMap({ MapLink(in: $0) }).first else {
      return lineAddress
    }
    let position = "\(found.coordinate.latitude),\(found.coordinate.longitude)"
    let rest = text.replacing(found.source, with: " ").split(separator: " ").joined(separator: " ")
    let names = [found.label ?? "", title, rest].map { DeviceName.stored($0) }
    let name = names.first { !$0.isEmpty && MapLink(in: $0) == nil } ?? ""
    return PlaceForm.address(ofNewPlace: [("position", position), ("name", name), ("back", "/")])
  }

  /// The address of the tasks with the text in the field of a new one.
  var lineAddress: String {
    var parts: [String] = []
    for part in [title, text, url] where !part.isEmpty {
      // Apps repeat the title and the address in the text.
      if parts.contains(where: { $0.contains(part) }) { continue }
      parts.removeAll { part.contains($0) }
      parts.append(part)
    }
    let line = Self.cut(parts.joined(separator: " "))
    return line.isEmpty ? "/" : "/?line=" + line.percentEncoded
  }
}
