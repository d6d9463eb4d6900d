import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import NIOCore
import Text
import WebPorts

/// The body of a request: an object of strings, numbers, Booleans, lists of strings, and lists of
/// the items of a checklist.
///
/// A number stands for its digits. `null` removes a property, as `none` does. A Boolean is accepted
/// for flags only.
struct APIInput: Sendable {
  private enum Value: Decodable {
    case texts([String])
    case text(String)
    case number(String)
    case flag(Bool)
    case items([APIItem])
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(Int.self) {
        self = .number(String(number))
      } else if let number = try? container.decode(Double.self) {
        self = .number(String(number))
      } else if let items = try? container.decode([APIItem].self),
        items.contains(where: \.isObject)
      {
        self = .items(items)
      } else {
        self = .texts(try container.decode([String].self))
      }
    }
  }

  private let values: [String: Value]

  /// Parses the body of a request; an empty body counts as an empty object.
  ///
  /// - Throws: `Problem` for anything else, and for an unknown name.
  init(_ request: Request, _ context: WebContext, knows names: Set<String>) async throws {
    let body = try await request.body.collect(upTo: context.maxUploadSize)
    do {
      values =
        body.readableBytes == 0
        ? [:] : try JSONDecoder().decode([String: Value].self, from: Data(body.readableBytesView))
    } catch let error as DecodingError {
      throw Problem(
        .badRequest, WebPhrase.bodyNotUnderstood.text, code: "usage", field: error.field)
    }
    if let stranger = values.keys.sorted().first(where: { !names.contains($0) }) {
      throw Problem(
        .usage, WebPhrase.unknownProperty(stranger.quoted, known: names.sorted()),
        field: stranger)
    }
  }

  /// Returns a string, with `null` for JSON's `null`; `nil` if it is missing.
  ///
  /// - Throws: `Problem` for a list or a Boolean.
  func text(_ name: String, null: String = "none") throws -> String? {
    switch values[name] {
    case nil: return nil
    case .nothing?: return null
    case .text(let text)?, .number(let text)?: return text
    case .flag?, .texts?, .items?: throw wrong(.textExpected(property: name), name)
    }
  }

  /// Returns a string that no number stands for, such as a topic; `nil` if it is missing.
  ///
  /// - Throws: `Problem` for anything but a string and `null`, which means `none`.
  func string(_ name: String) throws -> String? {
    if case .number? = values[name] { throw wrong(.textExpected(property: name), name) }
    return try text(name)
  }

  /// The names of the properties, sorted.
  var names: [String] { values.keys.sorted() }

  /// Returns the choice of a setting, a list as the text that a file would have; `nil` for JSON's
  /// `null`.
  ///
  /// - Throws: `Problem` for a Boolean, for a list where the setting is none, and for a text of
  ///   more than `limit` code points.
  func choice(_ name: String, isList: Bool, upTo limit: Int) throws -> String? {
    if case .nothing? = values[name] { return nil }
    let text: String? =
      if isList, case .texts(let texts)? = values[name] {
        "[\(texts.map { JSON.string($0).text }.joined(separator: ", "))]"
      } else {
        try text(name)
      }
    guard let text, text.unicodeScalars.count <= limit else {
      throw wrong(.textExpected(property: name), name)
    }
    return text
  }

  /// Returns a property that `null` does not remove, such as `name`; `nil` if it is missing.
  ///
  /// - Throws: `Problem` for anything but a string or a number.
  func lasting(_ name: String) throws -> String? {
    if case .nothing? = values[name] { throw wrong(.textExpected(property: name), name) }
    return try text(name)
  }

  /// Returns strings; a single one counts as a list of one.
  ///
  /// - Throws: `Problem` for a Boolean.
  func texts(_ name: String) throws -> [String] {
    switch values[name] {
    case nil: return []
    case .nothing?: return ["none"]
    // An empty list removes all.
    case .texts(let texts)?: return texts.isEmpty ? ["none"] : texts
    case .text(let text)?, .number(let text)?: return [text]
    case .flag?, .items?: throw wrong(.textsExpected(property: name), name)
    }
  }

  /// Returns the items of a checklist, each a text or an object; `nil` if they are missing.
  ///
  /// - Throws: `Problem` for anything but a list or `null`, which means none.
  func items(_ name: String) throws -> [TypedItem]? {
    switch values[name] {
    case nil: nil
    case .nothing?: []
    case .texts(let texts)?: texts.map { TypedItem($0) }
    case .items(let items)?: items.map(\.typed)
    default: throw wrong(.textsExpected(property: name), name)
    }
  }

  /// Returns a list as one text with commas, `none` for an empty one; `nil` if it is missing.
  ///
  /// A text is one already, and `null` stands for JSON's `null`.
  ///
  /// - Throws: `Problem` for a Boolean, and for a list with an empty text.
  func list(_ name: String, null: String) throws -> String? {
    if values[name] == nil { return nil }
    if case .nothing? = values[name] { return null }
    let texts = try texts(name)
    if case .texts? = values[name], texts.contains(where: \.trimmingBlanks.isEmpty) {
      throw wrong(.textsExpected(property: name), name)
    }
    return texts.joined(separator: ",")
  }

  /// Returns strings, at least one; `nil` if the property is missing.
  ///
  /// - Throws: `Problem` for anything but a list with something in it.
  func someTexts(_ name: String) throws -> [String]? {
    guard let value = values[name] else { return nil }
    guard case .texts(let texts) = value, !texts.isEmpty else {
      throw wrong(.textsExpected(property: name), name)
    }
    return texts
  }

  /// Returns a Boolean; false if it is missing.
  ///
  /// - Throws: `Problem` for anything else.
  func flag(_ name: String) throws -> Bool {
    switch values[name] {
    case nil, .nothing?: return false
    case .flag(let flag)?: return flag
    default: throw wrong(.flagExpected(property: name), name)
    }
  }

  /// Returns a Boolean; `nil` if it is missing.
  ///
  /// - Throws: `Problem` for anything else.
  func flagIfGiven(_ name: String) throws -> Bool? {
    values[name] == nil ? nil : try flag(name)
  }

  private func wrong(_ phrase: WebPhrase, _ name: String) -> Problem {
    Problem(.usage, phrase, field: name)
  }
}

/// An item of a checklist in a request: its text, or an object as answers have it.
private struct APIItem: Decodable {
  let typed: TypedItem
  let isObject: Bool

  private enum CodingKeys: String, CodingKey {
    case n, text, done, once
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      (typed, isObject) = (TypedItem(text), false)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    typed = TypedItem(
      try container.decode(String.self, forKey: .text),
      isDone: try container.decodeIfPresent(Bool.self, forKey: .done),
      isOnce: try container.decodeIfPresent(Bool.self, forKey: .once))
    isObject = true
  }
}

extension DecodingError {
  /// The name of the property to blame.
  fileprivate var field: String? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath.first?.stringValue
    case .keyNotFound(let key, _): key.stringValue
    @unknown default: nil
    }
  }
}
