import Foundation
import Testing

@testable import Localization

/// Reads the sources: the compiler finds a phrase without a translation, these tests one whose
/// translation leaves a value out.
struct CompletenessTests {
  private static let phrases = ((try? SourceTree.files(in: "Localization/Phrases")) ?? []).map {
    $0.deletingPathExtension().lastPathComponent
  }

  @Test
  func `there are phrases to look at`() {
    #expect(Self.phrases.count >= 9)
  }

  @Test(arguments: phrases, ["English", "Ukrainian"])
  func `each language uses all values of a phrase`(phrase: String, language: String) throws {
    let folder = try SourceTree.folder(of: "Localization")
    let declared = CasePattern.all(
      in: try SourceTree.code(folder.appending(path: "Phrases/\(phrase).swift")), after: "case ")
    let code = try SourceTree.code(
      folder.appending(path: "\(language)/\(language)+\(phrase).swift"))
    let answered = CasePattern.all(in: code, after: "case .")
    for element in declared where !element.arguments.isEmpty {
      // The English guide of a setting is the value itself; its name is for other languages.
      if language == "English", phrase == "SettingsPhrase", element.name == "guide" { continue }
      let patterns = answered.filter { $0.name == element.name }
      let isWhole = patterns.contains { pattern in
        pattern.arguments.count == element.arguments.count
          && pattern.arguments.allSatisfy { $0.contains("let ") || $0.contains(".") }
      }
      #expect(isWhole, "\(language) binds not all values of \(phrase).\(element.name)")
    }
  }

  @Test
  func `Ukrainian texts hold no English words but names, commands, options and formats`() throws {
    for file in try SourceTree.files(in: "Localization/Ukrainian") {
      for text in Literals.texts(in: try SourceTree.code(file)) {
        // Three plain Latin words in a row make a sentence; a list of values has commas, and
        // commands have names with hyphens.
        let words = text.split(separator: " ").map { word in
          word.count > 1 && word.allSatisfy { $0.isASCII && $0.isLowercase }
        }
        let isSentence = zip(zip(words, words.dropFirst()), words.dropFirst(2)).contains {
          $0.0 && $0.1 && $1
        }
        #expect(
          !isSentence || text.contains("passby "), "\(file.lastPathComponent): \(text)")
      }
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
