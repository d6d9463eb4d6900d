extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ImportPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .database:
      "this is a database, not an export: passby restore brings a backup back"
    case .firstLine(let format):
      "expected the first line that passby export writes, {\"type\":\"passby\",\"format\":\(format),…"
    case .newerFormat(let version, let format, let known):
      "a newer Passby\(version) wrote this (format \(format), this one knows \(known)): update Passby"
    case .expected(let what):
      "expected \(what)"
    case .expectedOnly(let keys):
      "expected only \(keys)"
    case .onlyList(let known, let got):
      "\"only\": expected null or a list of \(known), got \(got)"
    case .afterEnd:
      "expected nothing after the line of type \"end\""
    case .objectWithType:
      "expected an object with a \"type\""
    case .lineCount(let count):
      "expected \"lines\":\(count), as many as came before: some are missing, or there are too many"
    case .unknownType(let type):
      "\"\(type)\" is not a type of line in such an export"
    case .emptyFile:
      "the file is empty: expected what passby export writes"
    case .cutOff:
      "the file ends here, without a line of type \"end\": it is not whole"
    case .missingLine(let type):
      "there is no line of type \"\(type)\""
    case .inconsistentLog:
      "the undo log is inconsistent"
    case .danglingRow(let child, let parent):
      "a row of \"\(child)\" refers to one of \"\(parent)\" that is not there"
    case .twice(let key):
      "expected \"\(key)\" once"
    case .counter(let key):
      "expected \"\(key)\", a whole number from 0"
    case .invalid(let type, let reason):
      "invalid \"\(type)\": \(reason)"
    case .missingKey(let key, let type):
      "expected \"\(key)\" in a \"\(type)\""
    case .missingList(let key, let type):
      "expected a list \"\(key)\" in a \"\(type)\""
    case .unknownKey(let key, let type):
      "\"\(key)\" is not a key of a \"\(type)\""
    case .objectWith(let key, let names, let got):
      "\"\(key)\": expected an object with \(names), got \(got)"
    case .value(let key, let expected, let got):
      "\"\(key)\": expected \(expected), got \(got)"
    case .orNull(let expected):
      "\(expected) or null"
    case .milliseconds:
      "milliseconds in the years 1 to 9999"
    case .wholeNumber:
      "a whole number"
    case .flag:
      "true or false"
    case .number:
      "a number"
    case .base64: "a text in Base64"
    case .wrongHash: "the file of a photo is not the one that its hash names"
    case .text:
      "a text"
    case .uuid:
      "a UUID"
    case .stored:
      "what passby export writes there"
    case .lineTooLong(let megabytes):
      "longer than \(megabytes) MB"
    case .notUTF8:
      "expected text in UTF-8"
    case .syntax(let expected, let column):
      "expected \(Self.text(expected)) at column \(column)"
    }
  }

  private static func text(_ expectation: JSONExpectation) -> String {
    switch expectation {
    case .key: "a key"
    case .quotedKey: "a key in quotes"
    case .value: "a value"
    case .endOfText: "the end of a string"
    case .noControl: "no control character"
    case .escape: "an escape"
    case .hexDigits: "four hexadecimal digits"
    case .noLeadingZero: "a number without a zero in front"
    case .digit: "a digit"
    case .nothingMore: "nothing more"
    case .depth(let levels): "no more than \(levels) levels"
    case .characters(let text): text
    case .either(let first, let second): "\(first) or \(second)"
    }
  }
}
