import Foundation
import Testing

/// Reads the texts: the compiler finds a phrase without a language, these tests one that leaves a
/// value out in a language, or is not in the language.
struct CompletenessTests {
  private static let files = (try? SourceTree.files(in: "Localization/Phrases")) ?? []

  @Test func `there are phrases to look at`() {
    #expect(Self.files.count >= 40)
  }

  @Test(arguments: files)
  func `each language uses all values of a phrase`(file: URL) throws {
    // The English guide of a setting is the value itself; its name is for other languages.
    for phrase in PhraseFunction.all(in: try SourceTree.code(file)) where phrase.name != "guide" {
      for value in phrase.values {
        // Simple bounds: to Unicode, `value.map` is one word.
        let word = try Regex("\\b\(value)\\b").wordBoundaryKind(.simple)
        let uses = phrase.body.matches(of: word).count
        #expect(uses >= phrase.leastUses, "\(file.lastPathComponent): \(phrase.name) of \(value)")
      }
    }
  }

  @Test(arguments: files)
  func `Ukrainian texts hold no English words but names, commands, options and formats`(
    file: URL
  ) throws {
    for text in Literals.texts(in: try SourceTree.code(file)) where text.contains(/[а-яіїєґ]/) {
      // Three plain Latin words in a row make a sentence; a list of values has commas, and
      // commands have names with hyphens.
      let words = text.split(separator: " ").map { word in
        word.count > 1 && word.allSatisfy { $0.isASCII && $0.isLowercase }
      }
      let isSentence = zip(zip(words, words.dropFirst()), words.dropFirst(2)).contains {
        $0.0 && $0.1 && $1
      }
      #expect(!isSentence || text.contains("passby "), "\(file.lastPathComponent): \(text)")
    }
  }

  @Test(arguments: files)
  func `the second text of a phrase is Ukrainian`(file: URL) throws {
    let pair = /(?:Self|Texts|onPage|say)\(\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*")\s*\)/
    for match in try SourceTree.code(file).matches(of: pair) where match.1 != match.2 {
      let english = Literals.texts(in: String(match.1)).joined()
      let ukrainian = Literals.texts(in: String(match.2)).joined()
      #expect(
        !english.contains(/[а-яіїєґ]/)
          && (!ukrainian.contains(/[a-z]{3} [a-z]{3}/)
            || ukrainian.contains(/[а-яіїєґ]/)),
        "\(file.lastPathComponent): \(match.0)")
    }
  }
}

/// A phrase with values.
private struct PhraseFunction {
  let name: Substring
  /// The names of its values.
  let values: [String]
  let body: Substring
  /// How often each value occurs at least: once in each language, if it is text.
  var leastUses: Int { body.contains(/switch|alike:|return|say\(|\bif\b/) ? 1 : 2 }

  static func all(in code: String) -> [PhraseFunction] {
    let start = /static func (\w+)\(([^{]*)\)\s*-> Self \{/
    return code.matches(of: start).map { match in
      let rest = code[match.range.upperBound...]
      let end = rest.firstRange(of: /\n  \}/)?.lowerBound ?? rest.endIndex
      let values = match.2.matches(of: /(?:^|,)\s*(?:(\w+) )?(\w+):/).map { String($0.2) }
      return PhraseFunction(name: match.1, values: values, body: rest[..<end])
    }
  }
}

/// The string literals of a source file.
enum Literals {
  /// Returns the code without logs and preconditions, which are always in English.
  static func withoutLogs(_ code: String) -> String {
    var kept = ""
    var rest = code[...]
    while let call = rest.firstRange(of: /[lL]ogger\.[a-z]+\(|precondition(Failure)?\(/) {
      kept += String(rest[..<call.lowerBound])
      var depth = 1
      var end = call.upperBound
      while depth > 0, end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      rest = rest[end...]
    }
    return kept + String(rest)
  }

  /// Returns the texts of literals in one line, without what is interpolated.
  static func texts(in code: String) -> [String] {
    code.split(separator: "\n").flatMap { line -> [String] in
      var texts: [String] = []
      var text: String?
      var depth = 0
      var isEscaped = false
      for character in line {
        if isEscaped {
          isEscaped = false
          if character == "(", text != nil { depth += 1 }
          continue
        }
        if character == "\\" {
          isEscaped = true
          continue
        }
        if depth > 0 {
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          continue
        }
        if character == "\"" {
          if let whole = text {
            texts.append(whole)
            text = nil
          } else {
            text = ""
          }
        } else {
          text?.append(character)
        }
      }
      return texts
    }
  }
}
