import Application
import Localization
import Text

/// The file that gives the scripts their texts, one for each language.
///
/// It defines `passbyText(name, values)`, which returns the text of a `ScriptPhrase`, and
/// `passbyAt(address)`, which returns an address of the site below its path (`BasePath`).
enum ScriptTexts {
  /// The name of a language's file: `texts.en.js`.
  static func fileName(_ language: any Language) -> String { "texts.\(language.code).js" }

  /// The contents of a language's file.
  static func source(_ language: any Language) -> String {
    let localizer = Localizer(language)
    let texts = ScriptPhrase.allCases.map { phrase in
      (phrase.rawValue, JSON.string(phrase.text(in: localizer)))
    }
    return """
      "use strict";
      {
        const texts = \(JSON.object(texts).text);
        window.passbyAt = (address) => document.documentElement.dataset.base + address;
        window.passbyText = (name, values = {}) =>
          texts[name].replace(/\\{(\\w+)\\}/g, (_, key) => values[key] ?? "");
      }

      """
  }
}
