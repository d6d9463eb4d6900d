/// Errors in settings, what each may be, and explanations of them.
public enum SettingsPhrase: Phrase, Hashable {
  /// There is no such setting; `key` is quoted.
  case unknownKey(key: String, origin: String)
  /// There is no such setting, and one with a similar name; both are quoted.
  case unknownKeyNear(key: String, origin: String, nearest: String)
  /// A setting has a value that it cannot have.
  case invalidValue(key: String, value: String, origin: String, expected: String)
  /// A list is wrong.
  case invalidList(key: String, origin: String, expected: String)
  /// A setting is a list.
  case list(key: String, origin: String, expected: String)
  /// A notifier has a name that it cannot have.
  case invalidName(name: String, section: String, origin: String)
  /// A notifier lacks a setting that it needs.
  case missing(key: String, origin: String)
  /// A setting appears twice.
  case duplicateKey(key: String, origin: String)
  /// Quiet hours have only one end.
  case halfQuietHours(key: String, value: String, missing: String)
  /// Quiet hours begin when they end.
  case emptyQuietHours(value: String)
  /// No position could be accurate enough.
  case noAccuracyLeft(worst: String, best: String)
  /// The file is not valid.
  case malformedFile(path: String, reason: String)
  /// A line of the file is not valid.
  case malformedLine(path: String, line: Int, reason: String)
  /// The file does not exist.
  case noSuchFile(path: String)
  /// The file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// The command's options as the place where a setting was found; stands behind "in".
  case commandLine
  /// The environment as that place.
  case environment
  /// Why a file cannot be read: it is a folder.
  case isFolder
  /// Why a file cannot be read: it may not be.
  case permissionDenied
  /// Why a file is not valid: it is too long.
  case tooLong
  /// Why a file is not valid: it is not text.
  case notUTF8
  /// Why a file is not valid: nothing is known.
  case unreadable
  /// Why a file is not valid: an item of a list is no text.
  case listItem(number: Int, key: String)
  /// What a path may be.
  case aPath
  /// What a host may be.
  case aHost
  /// What a number may be.
  case aWholeNumber(low: Int, high: Int)
  /// What a distance may be.
  case aDistance(low: Int, high: Int)
  /// What a Boolean value may be.
  case aFlag
  /// Some words to choose from.
  case oneOf(names: String)
  /// What a length of time may be.
  case aLength(low: String, high: String)
  /// What a time of day may be.
  case aTimeOfDay
  /// What the page's address may be.
  case aListenAddress
  /// What the page's names may be.
  case hostNames
  /// What an address of tiles may be.
  case tileAddress
  /// What an address of a service may be.
  case webAddress
  /// What an address of a webhook may be.
  case webhookAddress
  /// What an attribution may be.
  case shortText
  /// What a program and its arguments may be.
  case arguments
  /// What headers may be.
  case headers
  /// What a template may be.
  case aTemplate
  /// How a variable gives a list.
  case asJSON(expected: String)
  /// A value where a section is.
  case noSection
  /// What a section holds.
  case sectionOf(names: String)
  /// What the section of a kind of notifier holds.
  case namesWith(names: String)
  /// The explanation of a setting; `english` is that of the default file.
  case guide(name: String, english: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
