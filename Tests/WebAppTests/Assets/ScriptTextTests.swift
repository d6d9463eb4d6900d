import Foundation
import Localization
import Testing

@testable import WebApp
@testable import WebPorts

/// Texts of the scripts.
struct ScriptTextTests {
  private static let scripts = Asset.all.filter { $0.name.hasSuffix(".js") }

  @Test
  func `each name that a script uses is a text, and each text is used`() {
    let source = Self.scripts.map(\.text).joined(separator: "\n")
    let named = source.matches(of: /(?:\bt|passbyText)\("(\w+)"/).map { String($0.1) }
    for name in named { #expect(ScriptPhrase(rawValue: name) != nil, "\(name)") }
    // A name may also be chosen between quotes, as in t(isOn ? "a" : "b").
    let unused = ScriptPhrase.allCases.filter {
      !source.contains("\"\($0.rawValue)\"") && !$0.rawValue.hasSuffix("Within")
    }
    #expect(unused == [])
  }

  @Test(arguments: ScriptPhrase.allCases)
  func `a text has the same values in each language`(phrase: ScriptPhrase) {
    let values = Languages.all.map { language in
      Set(phrase.text(in: Localizer(language)).matches(of: /\{\w+\}/).map { String($0.0) })
    }
    #expect(Set(values).count == 1)
  }

  @Test(arguments: scripts.map(\.name))
  func `no script shows words of its own`(name: String) throws {
    let script = try #require(Self.scripts.first { $0.name == name })
    let words = script.text.matches(
      of: /(?:textContent|placeholder|title|alt)\s*[:=]\s*["'`]([^"'`$]*[A-Za-z][^"'`$]*)["'`]/)
    #expect(words.map { String($0.1) } == [])
  }

  @Test
  func `each language has a file of its own under its own version`() async throws {
    for language in Languages.all {
      try await Site.browse { browser, _ in
        let page = try await browser.get("/", language: language.code)
        #expect(page.contains("<html lang=\"\(language.code)\""))
        let file = try #require(page.text.firstMatch(of: /src="(\/static\/texts\.[^"]*)"/))
        let texts = try await browser.get(String(file.1))
        #expect(file.1.hasPrefix("/static/texts.\(language.code).js?v="))
        #expect(texts.contains(ScriptPhrase.draftRestored.text(in: Localizer(language))))
      }
    }
  }
}
