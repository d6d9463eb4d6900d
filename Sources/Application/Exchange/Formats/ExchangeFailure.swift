package import Localization
import Text
package import XML

/// Why a file is not read at all.
package struct ExchangeFailure: Error, Sendable {
  /// The line, from 1, where it is known.
  package let line: Int?
  /// The reason: what was expected, or what is wrong.
  package let phrase: any Phrase

  package init(line: Int? = nil, _ phrase: any Phrase) {
    self.line = line
    self.phrase = phrase
  }

  /// Creates the failure of an XML document.
  package init(_ problem: XMLProblem) {
    switch problem {
    case .noLibrary(let reason): self.init(ExchangePhrase.noExpat(reason: reason))
    case .malformed(let line, let reason):
      self.init(line: line, ExchangePhrase.malformed(reason: reason))
    case .entities(let line): self.init(line: line, ExchangePhrase.entities)
    case .deep(let line): self.init(line: line, ExchangePhrase.tooDeep)
    case .longAttribute(let line): self.init(line: line, ExchangePhrase.longAttribute)
    }
  }
}
