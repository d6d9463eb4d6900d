public import Application
public import Localization
import Model
import Recurrence

/// A format of another program: a row of the table `all`.
public struct ExchangeFormat: Sendable {
  /// Reads the bytes of a file, which are UTF-8.
  public typealias Reader =
    @Sendable (ArraySlice<UInt8>, ExchangeOptions) throws ->
    ExchangeReading
  /// Writes the contents in pieces of text.
  public typealias Writer =
    @Sendable (
      ExchangeContents, (String) throws -> Void
    ) throws -> Void

  /// The name on the command line: `gpx`.
  public let name: String
  /// The name of the program or of the format, for messages and the page.
  public let title: String
  /// The ends of file names that mean it.
  public var suffixes: [String] = []
  /// The media type of a download.
  public var mediaType = "text/plain; charset=utf-8"
  /// The parts that it can be written with; empty for one that is only read.
  public var parts: Set<ExchangeContents.Part> = []
  /// The fields of a task that are written, besides the name.
  public var fields: Set<RequestField> = []
  /// True if it has tags of places.
  public var hasTags = true
  /// True if a task may have several places in it.
  public var hasSeveralPlaces = true
  /// True if finished tasks are written.
  public var hasFinished = true
  /// True if a task has a time of day in it.
  public var hasTimes = true
  /// Reads a file; `nil` for a format that is only written.
  public var read: Reader?
  /// Writes a file; `nil` for a format that is only read.
  public var write: Writer?

  /// Returns the format of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> ExchangeFormat? {
    all.first { $0.name == name.lowercased() }
  }

  /// Returns the format that the end of a file name says; `nil` if it says none.
  public static func ofFile(_ path: String) -> ExchangeFormat? {
    let path = path.lowercased()
    return all.first { $0.suffixes.contains { path.hasSuffix($0) } }
  }

  /// Returns what the contents lose in this format, by kind.
  public func losses(of contents: ExchangeContents) -> [ExchangeLoss: Int] {
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
  private static let lossy: [RequestField] = [
    .every, .from, .start, .first, .end, .at, .due, .place, .on, .dwell, .notes, .horizon, .nag,
    .remind, .category, .priority, .difficulty, .duration, .timing, .bucket,
  ]
}
