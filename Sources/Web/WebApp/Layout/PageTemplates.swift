import Localization
import Mustache
import Synchronization
import WebPorts

/// The templates of the pages, compiled for a language at the first request in it.
///
/// A template holds its fixed texts as `[[name]]`, where the name is the raw value of a phrase of
/// `PageTemplates.phrase`. They are filled in, escaped for HTML, before the template is compiled.
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

  /// Renders a template in the language in force; returns `nil` if there is no such template, or if
  /// one of them is broken.
  func render(_ object: Any, with template: String) -> String? {
    (try? library(of: Localizer.current.language))?.render(object, withTemplate: template)
  }

  /// Returns the compiled templates of a language.
  ///
  /// - Throws: `UnknownPhrase`, or the error that Mustache reports for a broken template.
  func library(of language: any Language) throws -> MustacheLibrary {
    try libraries.withLock { libraries in
      if let known = libraries[language.code] { return known }
      let localizer = Localizer(language)
      var library = MustacheLibrary()
      for asset in Asset.all where asset.isTemplate {
        let name = String(asset.name.dropLast(".mustache".count))
        let text = try Self.filled(prepare(asset.text, name), template: name, in: localizer)
        try library.register(text, named: name)
      }
      libraries[language.code] = library
      return library
    }
  }

  /// Returns a template with its texts filled in.
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
      ChartPagePhrase.self, WelcomePagePhrase.self, ExchangePagePhrase.self,
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
