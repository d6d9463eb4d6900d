import Application

/// The table of formats.
extension ExchangeFormat {
  /// All formats, in the order of help and page.
  package static let all = [passby, daylio] + places + tasks + [csv]
  /// Those that a command imports.
  package static let imported = all.filter { $0.read != nil || $0.isOwn }
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
    name: "daylio", title: "Daylio", command: "passby import --daylio FILE", read: Daylio.read)

  private static let places = [
    ExchangeFormat(
      name: "gpx", title: "GPX", suffixes: [".gpx"], mediaType: "application/gpx+xml",
      parts: [.places, .tracks], read: GPXPlaces.read, write: GPXPlaces.write),
    ExchangeFormat(
      name: "geojson", title: "GeoJSON", suffixes: [".geojson"],
      mediaType: "application/geo+json", parts: [.places, .tracks], read: GeoJSON.read,
      write: GeoJSON.write),
    ExchangeFormat(
      name: "kml", title: "KML", suffixes: [".kml"],
      mediaType: "application/vnd.google-earth.kml+xml", parts: [.places], read: KML.read,
      write: KML.write),
    ExchangeFormat(
      name: "otrw", title: "OwnTracks", suffixes: [".otrw"], mediaType: "application/json",
      parts: [.places], hasTags: false, read: Waypoints.read, write: Waypoints.write),
    ExchangeFormat(
      name: "otrc", title: "OwnTracks", suffixes: [".otrc"], mediaType: "application/json",
      parts: [.places], hasTags: false, read: Waypoints.read,
      write: Waypoints.writeConfiguration),
  ]

  private static let tasks = [
    ExchangeFormat(
      name: "icalendar", title: "iCalendar", suffixes: [".ics"],
      mediaType: "text/calendar; charset=utf-8", parts: [.tasks],
      fields: Set(lossy), read: Calendar.read, write: Calendar.write),
    ExchangeFormat(
      name: "todotxt", title: "todo.txt", suffixes: ["todo.txt"], parts: [.tasks, .history],
      fields: [.every, .from, .start, .due, .place, .category, .priority],
      hasSeveralPlaces: false, hasTimes: false, read: TodoTxt.read, write: TodoTxt.write),
    ExchangeFormat(
      name: "taskwarrior", title: "Taskwarrior", mediaType: "application/json",
      parts: [.tasks, .history],
      fields: [.every, .from, .start, .due, .place, .notes, .category, .priority, .at],
      read: Taskwarrior.read, write: Taskwarrior.write),
    ExchangeFormat(
      name: "org", title: "org", suffixes: [".org"], parts: [.tasks, .history],
      fields: Set(lossy), hasFinished: false, read: Org.read, write: Org.write),
    ExchangeFormat(name: "tasksorg", title: "Tasks.org", read: TasksOrg.read),
    ExchangeFormat(name: "todoist", title: "Todoist", read: Todoist.read),
    ExchangeFormat(name: "googletasks", title: "Google Tasks", read: GoogleTasks.read),
    ExchangeFormat(
      name: "loop", title: "Loop Habit Tracker", mediaType: "text/csv; charset=utf-8",
      parts: [.history], read: Loop.read, write: Loop.write),
  ]
}
