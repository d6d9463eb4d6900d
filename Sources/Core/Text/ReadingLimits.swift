/// The limits of all readers of files, messages and lines, in one place.
///
/// Input beyond a limit is refused with its line and the limit, so that the time of a reader stays
/// linear in the size of its input.
package enum ReadingLimits {
  /// The most levels of elements, objects, lists and components of a file.
  package static let levels = 64
  /// The most levels of a message of a phone.
  package static let levelsOfMessage = 32
  /// The length limit of a line in formats of lines, and of an XML attribute, in bytes.
  ///
  /// JSON has none but that of its file: the notes of a task stand on one line there.
  package static let lineBytes = 64 << 10
  /// The length limit of a task in one line, in characters.
  package static let quickLineCharacters = 1000
  /// The most dates that the rules of a file may need counted.
  package static let datesOfFile = 100_000
}
