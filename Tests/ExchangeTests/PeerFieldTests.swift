import Application
import Exchange
import Foundation
import Localization
import Recurrence
import TestSupport
import Testing

/// The files that other programs write while the test runs have no field that the tables do not
/// know, and what is left out of them is counted.
@Suite(.blocking, .temporaryFolder)
struct PeerFieldTests {
  private static func has(_ paths: String...) -> Bool {
    paths.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// Returns what a shell script prints in the folder of the test, `$HOME`.
  private static func output(_ script: String) throws -> String {
    let folder = try TemporaryFolder.file("")
    let file = try TemporaryFolder.file("output")
    try Tool.run(
      "/bin/sh", ["-ec", "cd \"$HOME\"; { \(script)\n} >\"$1\"", "sh", file],
      environment: ["HOME": folder, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8"])
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// Checks that each field has a row, and is counted if it is left out.
  private static func check(
    _ fields: some Sequence<String>, by table: FieldTable, in reading: ExchangeReading
  ) {
    for field in Set(fields).sorted() {
      #expect(table.hasRow(for: field), "\(table.title): \(field)")
      guard case .leftOut(let meaning) = table.fate(of: field) else { continue }
      let loss = ExchangeLoss.left(meaning, field: field, of: table.owner)
      #expect(reading.losses[loss] != nil, "\(table.title): \(field) is not counted")
    }
  }

  /// The names of the lines of components, by component.
  private static func lines(_ calendar: String) -> [String: [String]] {
    var open: [String] = []
    var names: [String: [String]] = [:]
    for line in calendar.split(whereSeparator: \.isNewline) where line.first != " " {
      let name = String(line.prefix { $0 != ":" && $0 != ";" })
      switch name {
      case "BEGIN": open.append(String(line.dropFirst(6)))
      case "END": open.removeLast()
      default: names[open.last ?? "", default: []].append(name)
      }
    }
    return names
  }

  private static func checkCalendar(_ text: String, component: String) throws {
    let reading = try Reading.of("icalendar", text) { $0.takesEvents = true }
    #expect(reading.tasks.count == 1 && reading.problems.isEmpty, "\(reading.problemTexts) \(text)")
    let names = lines(text)
    check(names["VCALENDAR"] ?? [], by: .calendarFile, in: reading)
    check(names[component] ?? [], by: .calendarTask, in: reading)
    // The text of an alarm may be that of the task.
    let alarm = (names["VALARM"] ?? []).filter { $0 != "DESCRIPTION" && $0 != "SUMMARY" }
    check(alarm, by: .calendarAlarm, in: reading)
  }

  @Test(.enabled(if: has("/usr/bin/task"), "needs taskwarrior"))
  func `the fields of Taskwarrior are known`() throws {
    let text = try Self.output(
      """
      t() { task rc:/dev/null rc.data.location=data rc.confirmation=off rc.gc=off "$@"; }
      {
        t add Backup project:Home +disk priority:H due:2026-03-10T17:00 wait:2026-03-01 \
          scheduled:2026-03-05
        t add Report depends:1 due:2026-03-12
        t add Bins recur:weekly due:now+2d until:now+30d
        t 1 annotate see the shelf
        t 2 start
        t list
        t 4 done
      } >/dev/null 2>&1
      t export 2>/dev/null
      """)
    let reading = try Reading.of("taskwarrior", text)
    #expect(reading.problems.isEmpty, "\(reading.problemTexts)")
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(objects.count >= 4)
    Self.check(objects.flatMap(\.keys), by: .taskwarrior, in: reading)
  }

  @Test(.enabled(if: has("/usr/bin/todoman"), "needs todoman"))
  func `the fields of todoman are known`() throws {
    let text = try Self.output(
      """
      mkdir -p lists/home
      printf 'path = "%s/lists/*"\\ndate_format = "%%Y-%%m-%%d"\\ntime_format = "%%H:%%M"\\n\
      default_list = "home"\\ncache_path = "%s/cache"\\n' "$HOME" "$HOME" >config.py
      echo 'behind the tap' | todoman --config config.py new -l home --due 2026-03-10 \
        --start 2026-03-04 --priority high --location Vet -r 'Cat medicine' >/dev/null
      cat lists/home/*.ics
      """)
    try Self.checkCalendar(text, component: "VTODO")
  }

  @Test(.enabled(if: has("/usr/bin/khal"), "needs khal"))
  func `the fields of khal are known`() throws {
    let text = try Self.output(
      """
      mkdir events
      {
        printf '[calendars]\\n[[home]]\\npath = %s/events\\n[locale]\\n' "$HOME"
        printf 'timeformat = %%H:%%M\\ndateformat = %%Y-%%m-%%d\\nlongdateformat = %%Y-%%m-%%d\\n'
        printf 'datetimeformat = %%Y-%%m-%%d %%H:%%M\\nlongdatetimeformat = %%Y-%%m-%%d %%H:%%M\\n'
        printf 'local_timezone = Europe/Berlin\\ndefault_timezone = Europe/Berlin\\n'
      } >khal.conf
      khal -c khal.conf new -a home 2026-04-01 10:00 11:00 'Vet visit :: bring papers' -l Vet \
        -g cat,pets -r weekly -m 15m --url https://example.org >/dev/null
      cat events/*.ics
      """)
    try Self.checkCalendar(text, component: "VEVENT")
  }

  @Test(
    .enabled(
      if: has(
        "/usr/lib/python3/dist-packages/icalendar", "/usr/lib/python3/dist-packages/dateutil"),
      "needs python3-icalendar"))
  func `the fields of icalendar are known`() throws {
    let text = try Self.output(
      """
      python3 - <<'END'
      import datetime, icalendar, sys
      utc = datetime.timezone.utc
      file = icalendar.Calendar()
      file.add('prodid', 'x'); file.add('version', '2.0'); file.add('x-wr-calname', 'Home')
      todo = icalendar.Todo()
      todo.add('uid', '1'); todo.add('summary', 'Bins'); todo.add('description', 'grey')
      todo.add('dtstart', datetime.datetime(2026, 3, 9, 8, tzinfo=utc))
      todo.add('due', datetime.datetime(2026, 3, 9, 8, tzinfo=utc))
      todo.add('rrule', {'freq': 'weekly', 'byday': 'mo'})
      todo.add('dtstamp', datetime.datetime(2026, 3, 1, 8, tzinfo=utc))
      todo.add('created', datetime.datetime(2026, 3, 1, 8, tzinfo=utc))
      todo.add('last-modified', datetime.datetime(2026, 3, 1, 8, tzinfo=utc))
      todo.add('priority', 1); todo.add('categories', ['home']); todo.add('class', 'PRIVATE')
      todo.add('location', 'Yard'); todo.add('geo', (52.1, 4.3)); todo.add('url', 'https://x.org')
      todo.add('attach', 'https://x.org/a'); todo.add('attendee', 'mailto:a@example.org')
      todo.add('organizer', 'mailto:b@example.org'); todo.add('contact', 'c')
      todo.add('comment', 'd'); todo.add('related-to', '2'); todo.add('resources', 'e')
      todo.add('percent-complete', 20); todo.add('sequence', 3); todo.add('status', 'NEEDS-ACTION')
      alarm = icalendar.Alarm()
      alarm.add('action', 'DISPLAY'); alarm.add('description', 'Bins')
      alarm.add('trigger', datetime.timedelta(minutes=-15)); alarm.add('repeat', 2)
      alarm.add('duration', datetime.timedelta(minutes=5))
      todo.add_component(alarm); file.add_component(todo)
      sys.stdout.write(file.to_ical().decode())
      END
      """)
    try Self.checkCalendar(text, component: "VTODO")
  }

  @Test(
    .enabled(if: has("/usr/bin/gpsbabel"), "needs gpsbabel"),
    arguments: ["gpx,gpxver=1.0", "gpx,gpxver=1.1", "gpx,garminextensions,humminbirdextensions"])
  func `the fields of GPX that gpsbabel writes are known`(_ format: String) throws {
    let text = try Self.output(
      """
      printf 'No,Latitude,Longitude,Name,Altitude,Description,Notes,URL,Symbol,Proximity,HDOP,\
      Satellites,City\\n1,52.1,4.3,Vet,12,by the canal,open,https://x.org,Flag,80,1.2,7,Delft\\n' \
        >places.csv
      gpsbabel -i unicsv -f places.csv -o \(format) -F places.gpx 2>/dev/null
      cat places.gpx
      """)
    let reading = try Reading.of("gpx", text)
    #expect(reading.places.count == 1 && reading.problems.isEmpty, "\(text)")
    let start = try #require(text.range(of: "<wpt"))
    let elements = text[start.lowerBound...].matches(of: /<(?:\w+:)?(\w+)/).map { String($0.1) }
    let outer: Set = ["wpt", "extensions", "WaypointExtension"]
    let inner: Set = ["City", "text"]
    Self.check(
      elements.filter { !outer.contains($0) && !inner.contains($0) }, by: .gpx, in: reading)
  }

  @Test(.enabled(if: has("/usr/bin/gpsbabel"), "needs gpsbabel"))
  func `the fields of KML that gpsbabel writes are known`() throws {
    let text = try Self.output(
      """
      printf 'No,Latitude,Longitude,Name,Altitude,Description\\n1,52.1,4.3,Vet,12,by the canal\\n' \
        >places.csv
      gpsbabel -i unicsv -f places.csv -o kml -F places.kml 2>/dev/null
      cat places.kml
      """)
    let reading = try Reading.of("kml", text)
    #expect(reading.places.count == 1 && reading.problems.isEmpty, "\(text)")
    let mark = try #require(text.firstMatch(of: /<Placemark>([\s\S]*?)<\/Placemark>/))
    // An empty element says nothing.
    let elements = mark.1.matches(of: /<(\w+)(?: [^>]*)?>/).map { String($0.1) }
    Self.check(elements.filter { $0 != "coordinates" }, by: .kml, in: reading)
  }

  @Test(.enabled(if: has("/usr/bin/gpsbabel"), "needs gpsbabel"))
  func `the fields of GeoJSON that gpsbabel writes are known`() throws {
    let text = try Self.output(
      """
      printf 'No,Latitude,Longitude,Name,Description,URL\\n1,52.1,4.3,Vet,canal,https://x.org\\n' \
        >places.csv
      gpsbabel -i unicsv -f places.csv -o geojson -F places.json 2>/dev/null
      cat places.json
      """)
    let reading = try Reading.of("geojson", text)
    #expect(reading.places.count == 1 && reading.problems.isEmpty, "\(text)")
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let features = root?["features"] as? [[String: Any]]
    let properties = features?.first?["properties"] as? [String: Any]
    Self.check(try #require(properties).keys, by: .geoJSON, in: reading)
  }

  @Test(.enabled(if: has("/usr/bin/topydo", "/usr/bin/todo-txt"), "needs topydo, todotxt-cli"))
  func `what topydo and todo.txt write is read whole`() throws {
    let text = try Self.output(
      """
      printf '[topydo]\\nfilename = %s/a.txt\\narchive_filename = %s/b.txt\\n' "$HOME" "$HOME" >c
      topydo -c c add '(B) Water plants +Garden @home due:2026-03-10 t:2026-03-08 rec:2w' >/dev/null
      topydo -c c add 'Call vet' >/dev/null
      topydo -c c dep add 2 to 1 >/dev/null
      printf 'export TODO_DIR=%s/d\\nexport TODO_FILE=%s/d/todo.txt\\n\
      export DONE_FILE=%s/d/done.txt\\n' "$HOME" "$HOME" "$HOME" >e
      mkdir d
      todo-txt -d e -t add 'Call mum +Family @phone due:2026-03-10' >/dev/null
      todo-txt -d e pri 1 A >/dev/null
      cat a.txt d/todo.txt
      """)
    let reading = try Reading.of("todotxt", text)
    #expect(reading.problems.isEmpty && reading.losses.isEmpty, "\(reading.problemTexts)")
    #expect(
      reading.tasks.map(\.name).sorted() == ["Call mum", "Call vet id:1", "Water plants p:1"])
    let dates = reading.tasks.compactMap { $0.fields[.due] ?? $0.pending?.dateText }
    #expect(dates.count == 2)
  }
}
