import Foundation
import Localization
import Mustache
import Synchronization
import WebPorts

/// The values that fill in a template: each stored property is the key of its name.
///
/// A view is made from values that were read before; it reads nothing itself. A key of the template
/// that no property has is a failure of `TemplateKeyTests`. A property that is `nil` leaves the key
/// to the view around it.
protocol TemplateView: Sendable {
  /// The name of the template.
  static var template: String { get }
}

/// A label and a text, of a list of facts.
struct LabeledText: Sendable, Hashable {
  let label: String
  let text: String
}

/// An option of a list to choose from.
struct SelectOption: Sendable {
  let value: String
  let label: String
  let selected: Bool
}

/// A box to tick.
struct CheckBox: Sendable {
  let value: String
  let label: String
  let checked: Bool
}

/// The message about the step that led to a page.
struct Toast: Sendable {
  /// The question for a mood, shown once, by the step that did it.
  struct Feel: Sendable {
    let moodTask: String
  }

  var text: String
  /// The number of the step, which a button undoes.
  var step: String?
  var back: String?
  var advice: AdviceLink?
  /// The address of the picture that is offered.
  var picture: String?
  var feel: Feel?
}

/// The version that the user has seen of what a form changes, for the template `form_state`.
struct FormState: Sendable {
  /// The values that were changed elsewhere meanwhile.
  struct Conflict: Sendable {
    let rows: [LabeledText]
  }

  var was = ""
  var conflict: Conflict?
}

/// The templates of the pages, each compiled for a language when the first page needs it.
///
/// A template holds its fixed texts as `[[name]]`, where the name is the raw value of a phrase of
/// `PageTemplates.phrase`. They are filled in, escaped for HTML, before the template is compiled.
/// Its lines are those of the page, broken where they are long: see `joined`.
final class PageTemplates: Sendable {
  /// A template names a phrase that does not exist.
  struct UnknownPhrase: Error, CustomStringConvertible {
    let name: String
    let template: String
    var description: String {
      "template \"\(template)\" names no phrase of PagePhrase: [[\(name)]]"
    }
  }

  /// The embedded templates, which a test compiles in all languages.
  static let embedded = PageTemplates()

  private let prepare: @Sendable (_ text: String, _ name: String) -> String
  private let libraries = Mutex<[String: MustacheLibrary]>([:])

  /// Creates the templates without compiling any.
  ///
  /// - Parameter prepare: Changes the text of a template before it is compiled, for tests.
  init(
    prepare: @escaping @Sendable (_ text: String, _ name: String) -> String = { text, _ in text }
  ) {
    self.prepare = prepare
  }

  /// The embedded templates by name.
  static let sources = Dictionary(
    uniqueKeysWithValues: Asset.all.filter(\.isTemplate).map {
      (String($0.name.dropLast(".mustache".count)), $0)
    })

  /// Renders a template in the language in force; returns `nil` if there is no such template, or if
  /// it or one that it includes is broken.
  func render(_ object: Any, with template: String) -> String? {
    (try? library(of: Localizer.current.language, with: [template]))?
      .render(object, withTemplate: template)
  }

  /// Returns compiled templates of a language: at least those of some names, and all that they
  /// include.
  ///
  /// - Throws: `UnknownPhrase`, or the error that Mustache reports for a broken template.
  func library(
    of language: any Language, with names: some Sequence<String>
  ) throws -> MustacheLibrary {
    try libraries.withLock { libraries in
      var library = libraries[language.code] ?? MustacheLibrary()
      var missing = names.filter { library.getTemplate(named: $0) == nil }
      guard !missing.isEmpty else { return library }
      let localizer = Localizer(language)
      while let name = missing.popLast() {
        guard library.getTemplate(named: name) == nil, let source = Self.sources[name] else {
          continue
        }
        let text = try Self.filled(
          prepare(Self.joined(source.text), name), template: name, in: localizer)
        try library.register(text, named: name)
        missing += Self.included(in: text)
      }
      libraries[language.code] = library
      return library
    }
  }

  /// Returns the names of the templates that a text includes, as `{{>name}}` or `{{<name}}`.
  private static func included(in text: String) -> [String] {
    text.split(separator: "{{").compactMap { tag in
      guard tag.first == ">" || tag.first == "<", let end = tag.firstIndex(of: "}") else {
        return nil
      }
      return String(tag[..<end].dropFirst().filter { $0 != " " })
    }
  }

  /// Joins the lines of a template: an indented one continues the line before it, after a blank if
  /// it begins with a letter, as an attribute does.
  static func joined(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().reduce(into: String(lines[0])) { result, line in
      let rest = line.drop { $0 == " " }
      let continues = rest.startIndex != line.startIndex
      result += continues ? rest.first?.isLetter == true ? " " : "" : "\n"
      result += rest
    }
  }

  static func filled(
    _ text: String, template: String, in localizer: Localizer
  ) throws(UnknownPhrase) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "[["), let end = rest.firstRange(of: "]]") {
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let phrase = phrase(name) else {
        throw UnknownPhrase(name: name, template: template)
      }
      result += rest[..<start.lowerBound]
      result += escaped(phrase.text(in: localizer))
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Returns the phrase of a name in a template; `nil` if there is none.
  private static func phrase(_ name: String) -> (any Phrase)? {
    let areas: [any (Phrase & RawRepresentable<String>).Type] = [
      PagePhrase.self, TaskPagePhrase.self, PlacePagePhrase.self, PlanPagePhrase.self,
      JournalPagePhrase.self, ProgressPagePhrase.self, PhotoPagePhrase.self, DevicePagePhrase.self,
      ChartPagePhrase.self, WelcomePagePhrase.self, ExchangePagePhrase.self, DatePagePhrase.self,
      ChecklistPagePhrase.self,
      LearningPagePhrase.self,
      QuotaPagePhrase.self,
    ]
    return areas.lazy.compactMap { $0.init(rawValue: name) }.first
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}

/// The values of views as Mustache looks them up.
///
/// Mustache would reflect a struct again for each of its keys: a page of 460 tasks took five times
/// as long. So the whole view is reflected once.
enum TemplateValues {
  /// A struct within a view.
  ///
  /// A type of its own is found to be a parent in half the time that a dictionary needs.
  private struct Object: MustacheParent {
    let values: [String: Any]

    func child(named name: String) -> Any? { values[name] }
  }

  /// Returns the properties of a struct that are not `nil`, by name, and those of all within it.
  static func of(_ view: Any) -> [String: Any] {
    properties(Mirror(reflecting: view)).filter { !($0.value is NSNull) }
  }

  private static func properties(_ mirror: Mirror) -> [String: Any] {
    var values: [String: Any] = [:]
    values.reserveCapacity(mirror.children.count)
    for case (let name?, let value) in mirror.children {
      // What is absent is absent: without a value, Mustache would take one of the same name from
      // outside.
      values[name] = plain(value) ?? NSNull()
    }
    return values
  }

  private static func plain(_ value: Any) -> Any? {
    if let text = value as? String { return text }
    if let isTrue = value as? Bool { return isTrue }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.flatMap { plain($0.value) }
    case .collection: mirror.children.compactMap { plain($0.value) }
    case .dictionary: (value as? [String: Any])?.compactMapValues(plain) ?? value
    case .struct: value as? any MustacheParent ?? Object(values: properties(mirror))
    default: value
    }
  }
}
