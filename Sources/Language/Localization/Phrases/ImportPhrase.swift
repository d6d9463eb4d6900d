/// Errors in a line of an export; each is the end of a sentence about the line.
public enum ImportPhrase: Phrase, Hashable {
  /// A database was given instead of an export.
  case database
  /// The first line is not that of an export.
  case firstLine(format: Int)
  /// A newer version wrote the export; `version` is empty or begins with a blank.
  case newerFormat(version: String, format: Int, known: Int)
  /// A piece of JSON, quoted as it is in a file, is missing.
  case expected(what: String)
  /// A line has further keys.
  case expectedOnly(keys: String)
  /// The list of parts is wrong.
  case onlyList(known: String, got: String)
  /// There are lines after the end.
  case afterEnd
  /// The line is not an object with a type.
  case objectWithType
  /// The number of lines is not the one that the end says.
  case lineCount(count: Int)
  /// A type of line that does not belong there.
  case unknownType(type: String)
  /// The file is empty.
  case emptyFile
  /// The file has no end.
  case cutOff
  /// A line of some type is missing.
  case missingLine(type: String)
  /// The steps of undo do not fit together.
  case inconsistentLog
  /// A row refers to one that does not exist.
  case danglingRow(child: String, parent: String)
  /// A key or a line comes twice.
  case twice(key: String)
  /// A counter is missing or negative.
  case counter(key: String)
  /// A line whose values cannot be.
  case invalid(type: String, reason: String)
  /// A key is missing.
  case missingKey(key: String, type: String)
  /// A list is missing.
  case missingList(key: String, type: String)
  /// A key that does not belong there.
  case unknownKey(key: String, type: String)
  /// An element of a list is no object with one of some keys.
  case objectWith(key: String, names: String, got: String)
  /// A value of the wrong type.
  case value(key: String, expected: String, got: String)
  /// A value that may also be missing.
  case orNull(expected: String)
  /// An instant.
  case milliseconds
  /// A whole number.
  case wholeNumber
  /// A Boolean value.
  case flag
  /// A number.
  case number
  /// Bytes in Base64.
  case base64
  /// The file of a photo that is not what its hash says.
  case wrongHash
  /// A text.
  case text
  /// A UUID.
  case uuid
  /// Embedded JSON.
  case stored
  /// The line is not text.
  case notUTF8
  /// The line is longer than allowed.
  case lineTooLong(megabytes: Int)
  /// The line is not JSON.
  case syntax(expected: JSONExpectation, column: Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// The JSON syntax that was expected at a position.
public enum JSONExpectation: Sendable, Hashable {
  case key, quotedKey, value, endOfText, noControl, escape, hexDigits, noLeadingZero, digit,
    nothingMore
  /// No more nested lists or objects than so many.
  case depth(Int)
  /// Some characters, quoted as they are.
  case characters(String)
  /// One of two characters.
  case either(String, String)
}
