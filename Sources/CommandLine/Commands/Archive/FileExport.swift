import Application
import Archive
import CommandSupport
import DateWords
import Exchange
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

/// Writes a file in the format of another program.
struct FileExport {
  let format: ExchangeFormat
  let environment: CommandEnvironment

  /// Reads one snapshot, says what the format loses, and writes the file, or standard output.
  ///
  /// - Throws: `RequestFailure` with `usage` for a part that the format has not, with `refused` if
  ///   something is lost and the export is strict; nothing is written then.
  func perform(
    to file: String, replacing: Bool, isStrict: Bool, parts wanted: Set<ExchangeContents.Part>?,
    dates: (from: String?, to: String?)
  ) throws {
    let parts = wanted ?? format.parts.subtracting([.tracks])
    for part in ExchangeContents.Part.allCases where parts.subtracting(format.parts).contains(part)
    {
      throw RequestFailure(
        .usage, ExchangePhrase.holdsNot(format: format.title, part: part.phrase.text))
    }
    let moments = MomentText(now: environment.now, in: environment.zone, direction: .past)
    let from = try dates.from.map { try moments.date($0, dayMeans: .start) } ?? .distantPast
    let to = try dates.to.map { try moments.date($0, dayMeans: .end) } ?? .distantFuture
    let store = try environment.openForReading()
    let context = try environment.actionContext()
    var contents = try store.withSnapshot {
      try ExchangeContents(parts, from: from, to: to, in: $0, actionContext: context)
    }
    if parts.contains(.tracks) { contents.positions = try store.positions(from: from, to: to) }
    let losses = ExchangeLoss.lines(format.losses(of: contents), format: format.title)
    for line in losses { environment.output.note(line) }
    guard losses.isEmpty || !isStrict else {
      throw RequestFailure(.refused, ExchangePhrase.strict)
    }
    guard file != "-" else {
      var block = ""
      try format.write?(contents) { text in
        block += text
        guard block.utf8.count >= 1 << 16 else { return }
        try environment.process.streams.write(block)
        block = ""
      }
      return try environment.process.streams.write(block)
    }
    let target = try AtomicFile(path: file, replacing: replacing)
    defer { target.discard() }
    var text = ""
    try format.write?(contents) { text += $0 }
    try target.write(Data(text.utf8))
    try target.publish()
    let counts = [
      ("tasks", contents.tasks.count), ("places", contents.places.count),
      ("positions", contents.positions.count), ("habits", contents.habits.count),
    ].filter { $0.1 > 0 || environment.output.json }
    guard !environment.output.json else {
      let members: [(String, JSON)] = [
        ("file", .string(target.path)), ("format", .string(format.name)),
        ("lost", .array(losses.map { .string($0) })),
      ]
      return try environment.output.line(
        .object(members + counts.map { ($0.0, .integer($0.1)) }))
    }
    let words = [
      contents.tasks.isEmpty ? nil : Wording.count(contents.tasks.count, .task),
      contents.places.isEmpty ? nil : Wording.count(contents.places.count, .place),
      contents.positions.isEmpty ? nil : Wording.count(contents.positions.count, .position),
      contents.habits.isEmpty ? nil : JournalPhrase.habits(contents.habits.count).text,
    ].compactMap(\.self)
    let none = Wording.count(
      0, parts == [.tracks] ? .position : parts == [.places] ? .place : .task)
    try environment.output.line(
      ExchangePhrase.exported(
        "\"\(target.path.oneLine)\"", format: format.title,
        parts: words.isEmpty ? none : words.joined(separator: ", ")
      ).text)
  }
}

extension ExchangeContents.Part {
  /// The word for it in a sentence.
  var phrase: ExchangePhrase {
    switch self {
    case .tasks: .partTasks
    case .places: .partPlaces
    case .history: .partHistory
    case .tracks: .partTracks
    }
  }
}
