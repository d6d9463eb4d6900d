package import Application
import Foundation
import Journal
package import Localization
import Model
import Recurrence
import Text
package import XML

/// A format of files, Passby's own or another program's: a row of the table `all`.
package struct ExchangeFormat: Sendable {
  /// Reads the bytes of a file, which are UTF-8.
  package typealias Reader =
    @Sendable (ArraySlice<UInt8>, ReadingOptions) throws ->
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
  /// True if it has tags and opening hours of places.
  package var hasTags = true
  /// True if a task may have several places in it.
  package var hasSeveralPlaces = true
  /// True if finished tasks are written.
  package var hasFinished = true
  /// True if a task has a time of day in it.
  package var hasTimes = true
  /// True unless other programs see a task that repeats as one that does not.
  package var repeats: @Sendable (ExchangeContents.ExportedTask) -> Bool = { _ in true }
  /// True for a task that goes back as it came from a file of the format.
  package var keeps: @Sendable (ExchangeContents.ExportedTask) -> Bool = { _ in false }
  /// The fields that its files have, by the things that have them.
  package var tables: [FieldTable] = []
  /// The command that imports a file, for a format that neither page nor API takes.
  package var command: String?
  /// Reads a file; `nil` for a format that is only written, and for Passby's own, which `Archive`
  /// reads.
  package var read: Reader?
  /// Writes a file; `nil` for a format that is only read, for Passby's own and for tables.
  package var write: Writer?

  /// The things that its files have.
  var subject: ExchangeReading.Subject {
    switch parts {
    case [.history]: .habits
    case _ where parts.contains(.places) && !parts.contains(.tasks): .places
    default: .tasks
    }
  }

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
  /// - Throws: `Refusal` that names the known ones.
  package static func named(
    _ word: String, among known: [ExchangeFormat], orElse unfit: ((String) -> ExchangePhrase)?
  ) throws(Refusal) -> ExchangeFormat {
    if let format = known.first(where: { $0.name == word.lowercased() }) { return format }
    if let unfit, named(word) != nil { throw Refusal(.usage, .kind, unfit(word)) }
    let names = known.map(\.name)
    throw Refusal(
      .usage, .kind,
      ExchangePhrase.notFormat(
        word.quoted, known: names, suggestion: Suggestion.quoted(for: word, among: names)))
  }

  /// Returns the format that the end of a file name says; `nil` if it says none.
  package static func ofFile(_ path: String) -> ExchangeFormat? {
    let path = path.lowercased()
    return all.first { $0.suffixes.contains { path.hasSuffix($0) } }
  }

  /// Returns the tasks of some contents that are written.
  package func tasks(of contents: ExchangeContents) -> [ExchangeContents.ExportedTask] {
    parts.contains(.tasks)
      ? contents.tasks.filter { hasFinished || !$0.item.isFinished } : []
  }

  /// Returns what the contents lose in this format, by kind.
  package func losses(of contents: ExchangeContents) -> [ExchangeLoss: Int] {
    var losses: [ExchangeLoss: Int] = [:]
    func lose(_ loss: ExchangeLoss, _ count: Int = 1) {
      if count > 0 { losses[loss, default: 0] += count }
    }
    let written = tasks(of: contents)
    if parts.contains(.places) {
      if !hasTags {
        lose(.tags, contents.places.count { !$0.tags.isEmpty })
        lose(.hours, contents.places.count { $0.hours != nil })
      }
    } else {
      let named = Set(written.flatMap { $0.places.map(\.id) })
      lose(.places, contents.places.count { !named.contains($0.id) })
      // A place that goes with its tasks is a position with a radius, or a name.
      lose(.hours, contents.places.count { named.contains($0.id) && $0.hours != nil })
    }
    if !parts.contains(.history) {
      let done = contents.tasks.reduce(0) { $0 + $1.completions.count }
      // A finished task says when it was done.
      lose(.history, done - written.count { $0.item.isFinished && !$0.completions.isEmpty })
    }
    if parts != [.history] {
      lose(.habits, contents.habits.count)
    } else {
      lose(.habitRules, contents.habits.count { $0.habit.goal != nil || $0.habit.frequency != nil })
    }
    guard parts.contains(.tasks) else {
      lose(.tasks, contents.tasks.count)
      return losses
    }
    lose(.finished, contents.tasks.count - written.count)
    for task in written {
      for field in Self.lossy where !fields.contains(field) && task.item.fields[field] != nil {
        lose(.field(field.rawValue))
      }
      // Its persons are those of this database.
      if task.todo.turns != nil { lose(.field(RequestField.turns.rawValue)) }
      if fields.contains(.item) {
        if task.todo.items.contains(where: \.isDone) { lose(.ticks) }
        if task.todo.items.contains(where: \.isOnce) { lose(.onceItems) }
      }
      guard !keeps(task) else { continue }
      if !hasSeveralPlaces, task.item.placeNames.count > 1 { lose(.secondPlace) }
      let isRepeating = if case .repeating = task.todo.rule { !task.item.isFinished } else { false }
      // A season leaves out dates that the rule of another program has.
      if isRepeating, task.todo.season != nil || !repeats(task) { lose(.repetition) }
      if !hasTimes, task.countdown?.due != nil, !task.isInDays { lose(.time) }
    }
    return losses
  }

  /// The fields that are no part of another one.
  static let lossy =
    [
      .every, .from, .start, .first, .end, .at, .due, .place, .notes, .category, .priority,
    ] + own

  /// The fields but those of the rule that no other program has: they are written under their own
  /// names, in this order; one that is not named comes last.
  static let own: [RequestField] = {
    let first: [RequestField] = [
      .on, .dwell, .horizon, .nag, .remind, .difficulty, .duration, .timing, .bucket,
    ]
    let others: [RequestField] = [.zone, .notes, .category, .priority]
    return first
      + TaskField.all.filter { $0.typed != nil }.map(\.field)
      .filter { !first.contains($0) && !others.contains($0) }
  }()
}

/// The table of formats.
extension ExchangeFormat {
  /// All formats, in the order of help and page.
  package static let all = [passby, daylio] + places + tasks + [csv]
  /// Those that a command imports.
  package static let imported = all.filter { $0.read != nil || $0.isOwn }
  /// Those that page and API take, too.
  package static let uploaded = imported.filter { $0.command == nil }
  /// Those that are exported.
  package static let exported = all.filter { $0.write != nil } + [csv, passby]

  /// Everything that Passby stores, or parts of it, as lines of JSON, for `Archive`.
  package static let passby = ExchangeFormat(
    name: "passby", title: "Passby", suffixes: [".jsonl"], mediaType: "application/x-ndjson",
    parts: [.places, .tasks, .history], command: "passby import FILE")
  /// The tables for spreadsheets.
  package static let csv = ExchangeFormat(
    name: "csv", title: "CSV", suffixes: [".csv"], mediaType: "text/csv; charset=utf-8",
    parts: [.places, .tasks, .history])

  private static let daylio = ExchangeFormat(
    name: "daylio", title: "Daylio", tables: [.daylio], command: "passby import --daylio FILE",
    read: Daylio.read)

  private static let places = [
    ExchangeFormat(
      name: "gpx", title: "GPX", suffixes: [".gpx"], mediaType: "application/gpx+xml",
      parts: [.places, .tracks], tables: [.gpx, .gpxFile], read: GPXPlaces.read,
      write: GPXPlaces.write),
    ExchangeFormat(
      name: "geojson", title: "GeoJSON", suffixes: [".geojson"],
      mediaType: "application/geo+json", parts: [.places, .tracks], tables: [.geoJSON],
      read: GeoJSON.read, write: GeoJSON.write),
    ExchangeFormat(
      name: "kml", title: "KML", suffixes: [".kml"],
      mediaType: "application/vnd.google-earth.kml+xml", parts: [.places],
      tables: [.kml, .kmlFile], read: KML.read, write: KML.write),
    ExchangeFormat(
      name: "otrw", title: "OwnTracks", suffixes: [".otrw"], mediaType: "application/json",
      parts: [.places], hasTags: false, tables: [.owntracks], read: Waypoints.read,
      write: Waypoints.write),
    ExchangeFormat(
      name: "otrc", title: "OwnTracks", suffixes: [".otrc"], mediaType: "application/json",
      parts: [.places], hasTags: false, tables: [.owntracks, .owntracksFile],
      read: Waypoints.read, write: Waypoints.writeConfiguration),
  ]

  private static let tasks = [
    ExchangeFormat(
      name: "icalendar", title: "iCalendar", suffixes: [".ics"],
      mediaType: "text/calendar; charset=utf-8", parts: [.tasks],
      fields: Set(lossy), repeats: Calendar.repeats,
      tables: [.calendarTask, .calendarAlarm, .calendarFile], read: Calendar.read,
      write: Calendar.write),
    ExchangeFormat(
      name: "todotxt", title: "todo.txt", suffixes: ["todo.txt"], parts: [.tasks, .history],
      fields: [.every, .from, .start, .first, .horizon, .due, .place, .category, .priority],
      hasSeveralPlaces: false, hasTimes: false, repeats: { TodoTxt.recurrence(of: $0) != nil },
      keeps: TodoTxt.keeps, tables: [.todoTxt], read: TodoTxt.read, write: TodoTxt.write),
    ExchangeFormat(
      name: "taskwarrior", title: "Taskwarrior", mediaType: "application/json",
      parts: [.tasks, .history],
      fields: [
        .every, .from, .start, .first, .end, .at, .horizon, .due, .place, .notes, .category,
        .priority,
      ], repeats: Taskwarrior.repeats, tables: [.taskwarrior], read: Taskwarrior.read,
      write: Taskwarrior.write),
    ExchangeFormat(
      name: "org", title: "org", suffixes: [".org"], parts: [.tasks, .history],
      fields: Set(lossy), hasFinished: false, repeats: Org.repeats,
      tables: [.org], read: Org.read, write: Org.write),
    ExchangeFormat(
      name: "tasksorg", title: "Tasks.org", tables: [.tasksOrg, .tasksOrgPlace, .tasksOrgFile],
      read: TasksOrg.read),
    ExchangeFormat(name: "todoist", title: "Todoist", tables: [.todoist], read: Todoist.read),
    ExchangeFormat(
      name: "googletasks", title: "Google Tasks", tables: [.googleTask, .googleList],
      read: GoogleTasks.read),
    ExchangeFormat(
      name: "loop", title: "Loop Habit Tracker", mediaType: "text/csv; charset=utf-8",
      parts: [.history], tables: [.loop, .loopHabits], read: Loop.read, write: Loop.write),
  ]

  /// The usual name of a file: `passby.gpx`, `todo.txt`.
  package var fileName: String {
    let suffix = suffixes.first ?? (mediaType.contains("csv") ? ".csv" : ".json")
    return suffix.hasPrefix(".") ? "passby\(suffix)" : suffix
  }
}

/// How a file is read.
package struct ReadingOptions: Sendable {
  /// The clock, the zone and the settings of the request.
  package var actionContext: ActionContext
  /// True if points that were recorded with a time become places.
  package var takesTimedPoints = false
  /// True if events of a calendar that are to come become appointments.
  package var takesEvents = false
  /// True if polygons become their smallest enclosing circle.
  package var polygonsAsCircles = false
  /// True if rules that cannot be said exactly become the nearest that can.
  package var approximates = false
  /// The meanings of the user's own moods in a diary, each as `ok=2`.
  package var moods: [String] = []
  /// The file beside it that belongs to it, such as `Habits.csv` beside `Checkmarks.csv`.
  package var companion: [UInt8]?
  /// The work that the file may cost.
  package var work = FileWork()

  /// Creates the usual options.
  package init(_ actionContext: ActionContext) { self.actionContext = actionContext }
}

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
