package import Application
package import Localization
import Model
import Recurrence
import Text

/// A format of files, Passby's own or another program's: a row of the table `all`.
package struct ExchangeFormat: Sendable {
  /// Reads the bytes of a file, which are UTF-8.
  package typealias Reader =
    @Sendable (ArraySlice<UInt8>, ExchangeOptions) throws ->
    ExchangeReading
  /// Writes the contents in pieces of text.
  package typealias Writer =
    @Sendable (
      ExchangeContents, (String) throws -> Void
    ) throws -> Void

  /// The name on the command line: `gpx`.
  package let name: String
  /// The name of the program or of the format, for messages and the page.
  package let title: String
  /// The ends of file names that mean it.
  package var suffixes: [String] = []
  /// The media type of a download.
  package var mediaType = "text/plain; charset=utf-8"
  /// The parts that it can be written with; empty for one that is only read.
  package var parts: Set<ExchangeContents.Part> = []
  /// The fields of a task that are written, besides the name.
  package var fields: Set<RequestField> = []
  /// True if it has tags of places.
  package var hasTags = true
  /// True if a task may have several places in it.
  package var hasSeveralPlaces = true
  /// True if finished tasks are written.
  package var hasFinished = true
  /// True if a task has a time of day in it.
  package var hasTimes = true
  /// The command that imports a file, for a format that neither page nor API takes.
  package var command: String?
  /// Reads a file; `nil` for a format that is only written, and for Passby's own, which `Archive`
  /// reads.
  package var read: Reader?
  /// Writes a file; `nil` for a format that is only read, for Passby's own and for tables.
  package var write: Writer?

  /// True for Passby's own lines, of everything.
  package var isOwn: Bool { name == Self.passby.name }

  /// Returns the format of a name; `nil` for an unknown one.
  package static func named(_ name: String) -> ExchangeFormat? {
    all.first { $0.name == name.lowercased() }
  }

  /// Finds the format of a name among some.
  ///
  /// - Parameters:
  ///   - word: The name.
  ///   - known: The formats that can be imported, or exported.
  ///   - unfit: What is wrong with another format; `nil` if it counts as unknown.
  /// - Returns: The format.
  /// - Throws: `RequestFailure` that names the known ones.
  package static func named(
    _ word: String, among known: [ExchangeFormat], orElse unfit: ((String) -> ExchangePhrase)?
  ) throws(RequestFailure) -> ExchangeFormat {
    if let format = known.first(where: { $0.name == word.lowercased() }) { return format }
    if let unfit, named(word) != nil { throw RequestFailure(.usage, .kind, unfit(word)) }
    let names = known.map(\.name)
    throw RequestFailure(
      .usage, .kind,
      ExchangePhrase.notFormat(
        word.quoted, known: names, suggestion: Suggestion.quoted(for: word, among: names)))
  }

  /// Returns the format that the end of a file name says; `nil` if it says none.
  package static func ofFile(_ path: String) -> ExchangeFormat? {
    let path = path.lowercased()
    return all.first { $0.suffixes.contains { path.hasSuffix($0) } }
  }

  /// Returns what the contents lose in this format, by kind.
  package func losses(of contents: ExchangeContents) -> [ExchangeLoss: Int] {
    var losses: [ExchangeLoss: Int] = [:]
    func lose(_ loss: ExchangeLoss, _ count: Int = 1) {
      if count > 0 { losses[loss, default: 0] += count }
    }
    if !hasTags { lose(.tags, contents.places.count { !$0.tags.isEmpty }) }
    guard parts.contains(.tasks) else { return losses }
    for task in contents.tasks {
      if task.item.isFinished, !hasFinished {
        lose(.finished)
        continue
      }
      for field in Self.lossy where !fields.contains(field) && task.item.fields[field] != nil {
        lose(.field(field.rawValue))
      }
      if !hasSeveralPlaces, task.item.placeNames.count > 1 { lose(.secondPlace) }
      if !hasTimes, task.countdown?.due != nil, !task.isInDays { lose(.time) }
    }
    return losses
  }

  /// The fields that are no part of another one, in the order of messages.
  static let lossy: [RequestField] = [
    .every, .from, .start, .first, .end, .at, .due, .place, .on, .dwell, .notes, .horizon, .nag,
    .remind, .category, .priority, .difficulty, .duration, .timing, .bucket,
  ]
}
