import Application
import Exchange
import Foundation
import Localization
import Recurrence
import Testing

/// Tasks of todo.txt, Taskwarrior, org, Todoist, Google Tasks, Tasks.org and Loop (I8 to I11).
@Suite struct TaskReadingTests {
  static let lines: [(String, String)] = [
    (
      "(B) 2026-01-01 Call +Home due:2026-03-10 rec:2w",
      "every=2w from=done start=2026-02-24 category=Home priority=high"
    ),
    ("Bins due:2026-03-10 rec:+1w", "every=1w from=start start=2026-03-10 first=2026-03-10"),
    (
      "(D) Vet due:2026-06-01 t:2026-05-04 rec:14w every:10-14w",
      "every=10-14w from=done start=2026-02-23 priority=low"
    ),
    ("Tax due:2026-04-10 t:2026-04-07", "due=2026-04-10 horizon=3d"),
    ("Pay http://example.org due:2026-04-10", "due=2026-04-10"),
  ]

  @Test(arguments: lines)
  func `a line of todo txt is a task`(_ line: (String, String)) throws {
    let item = try #require(try Reading.of("todotxt", line.0).tasks.first)
    #expect(Reading.fields(item) == line.1)
  }

  @Test func `business days are refused with their line, what is done is history`() throws {
    let reading = try Reading.of(
      "todotxt", "A rec:3b\nx 2026-02-01 2026-01-01 Done before\n\nB @Vet @home\n")
    #expect(reading.problemTexts.count == 1)
    #expect(reading.problemTexts[0].hasPrefix("line 1: \"A\""))
    #expect(reading.tasks.map(\.name) == ["Done before", "B"])
    #expect(reading.tasks[0].isFinished && reading.tasks[0].completions.count == 1)
    #expect(reading.tasks[1].contexts == ["Vet", "home"])
  }

  @Test func `a recurring task of Taskwarrior has the date of its pending child`() throws {
    let reading = try Reading.of(
      "taskwarrior",
      """
      [{"uuid":"00000000-0000-4000-8000-000000000001","status":"recurring","recur":"10weeks",
        "description":"Vet","due":"20260105T080000Z","priority":"H","project":"Cat",
        "annotations":[{"entry":"20260105T080000Z","description":"one"},
        {"entry":"20260105T080001Z","description":"two"}]},
       {"uuid":"00000000-0000-4000-8000-000000000002","status":"completed",
        "parent":"00000000-0000-4000-8000-000000000001","description":"Vet",
        "due":"20260105T080000Z","end":"20260106T090000Z"},
       {"uuid":"00000000-0000-4000-8000-000000000003","status":"pending",
        "parent":"00000000-0000-4000-8000-000000000001","description":"Vet",
        "due":"20260316T080000Z"},
       {"uuid":"00000000-0000-4000-8000-000000000004","status":"deleted","description":"No"}]
      """)
    #expect(reading.tasks.count == 1 && reading.losses == [.deleted: 1])
    let item = try #require(reading.tasks.first)
    #expect(item.fields[.every] == "10w" && item.fields[.from] == "start")
    #expect(item.fields[.first] == "2026-01-05T09:00:00")
    #expect(item.pending?.description == "2026-03-16T09:00:00")
    #expect(item.completions.count == 1 && item.fields[.notes] == "one\ntwo")
    #expect(item.fields[.priority] == "high" && item.fields[.category] == "Cat")
  }

  @Test func `the words of Taskwarrior for a recurrence are read`() throws {
    for (recur, every) in [
      ("monthly", "1mo"), ("10weeks", "10w"), ("P2W", "2w"),
      ("weekdays", "1w on mon,tue,wed,thu,fri"),
      ("2q", "6mo"), ("fortnight", "2w"),
    ] {
      let reading = try Reading.of(
        "taskwarrior",
        """
        [{"uuid":"u","status":"recurring","recur":"\(recur)","description":"A",
        "due":"20260105T080000Z"}]
        """)
      #expect(reading.tasks.first?.fields[.every] == every, "\(recur)")
    }
  }

  static let headings: [(String, String)] = [
    (
      "* TODO [#A] Run\nSCHEDULED: <2026-03-04 Wed .+2d/4d>",
      "every=2-4d from=done start=2026-03-02 priority=high"
    ),
    (
      "* TODO Run\nSCHEDULED: <2026-03-04 Wed .+2d/4d>\n:PROPERTIES:\n:LAST_REPEAT: [2026-03-01 Sun 10:00]\n:END:",
      "every=2-4d from=done start=2026-03-01"
    ),
    (
      "* TODO Pay\nDEADLINE: <2026-03-10 Tue ++1w -3d>",
      "every=1w from=start start=2026-03-10 first=2026-03-10 remind=3d"
    ),
    ("* TODO Clean\nSCHEDULED: <2026-03-10 Tue .+1m>", "every=1mo from=done start=2026-02-10"),
    ("* TODO Once\nDEADLINE: <2026-03-10 Tue 09:30>", "due=2026-03-10T09:30:00"),
  ]

  @Test(arguments: headings)
  func `a heading of org is a task`(_ heading: (String, String)) throws {
    let item = try #require(try Reading.of("org", heading.0).tasks.first)
    #expect(Reading.fields(item) == heading.1)
  }

  @Test func `headings that are done or plain are no tasks, a plus says that there is no backlog`()
    throws
  {
    let reading = try Reading.of(
      "org",
      """
      * Plain
      ** DONE Old
      ** COMMENT TODO Not
      ** TODO Water
         SCHEDULED: <2026-03-10 Tue +1w>
         :LOGBOOK:
         - State "DONE"       from "TODO"       [2026-02-24 Tue 10:00]
         :END:
      """)
    #expect(reading.tasks.map(\.name) == ["Water"])
    #expect(reading.losses == [.notTask: 3, .backlog: 1])
    #expect(reading.tasks[0].completions.count == 1)
  }

  @Test func `Todoist counts from done with a mark, and names what it cannot read`() throws {
    let reading = try Reading.of(
      "todoist",
      """
      TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
      section,Pets,,,,,,,,
      task,Vet @health,Bring the book,1,1,,,every! 10 weeks,en,
      note,Ask about food,,,,,,,,
      task,Bins,,4,2,,,every 2 weeks,en,
      task,Odd,,4,1,,,every blue moon,en,
      """)
    #expect(reading.tasks.map(\.name) == ["Vet", "Bins"])
    #expect(reading.tasks[0].fields[.every] == "10w" && reading.tasks[0].fields[.from] == "done")
    #expect(reading.tasks[1].fields[.from] == "start")
    #expect(reading.tasks[0].fields[.notes] == "Bring the book\nAsk about food")
    #expect(reading.tasks[0].fields[.category] == "Pets")
    #expect(reading.tasks[0].contexts == ["health"])
    #expect(reading.losses == [.subtask: 1])
    #expect(reading.problemTexts.count == 1 && reading.problemTexts[0].hasPrefix("line 6: \"Odd\""))
  }

  @Test func `Google Tasks are due on a day, what is completed is history`() throws {
    let reading = try Reading.of(
      "googletasks",
      """
      {"kind":"tasks#taskLists","items":[{"kind":"tasks#tasks","title":"Mine","items":[
      {"id":"abc","title":"Buy","due":"2026-03-10T00:00:00Z","status":"needsAction","notes":"n"},
      {"id":"def","title":"Old","status":"completed","completed":"2026-02-01T10:00:00Z"},
      {"id":"ghi","title":"Gone","deleted":true}]}]}
      """)
    #expect(reading.tasks.map(\.name) == ["Buy", "Old"])
    #expect(reading.tasks[0].fields[.due] == "2026-03-10")
    #expect(reading.tasks[1].isFinished && reading.tasks[1].completions.count == 1)
    #expect(reading.losses == [.deleted: 1])
  }

  @Test func `Tasks org brings rules, places and triggers`() throws {
    let reading = try Reading.of(
      "tasksorg",
      """
      {"version":1,"data":{"tasks":[
      {"task":{"title":"Vet","priority":0,"dueDate":1773132000000,"recurrence":"RRULE:FREQ=WEEKLY;INTERVAL=10",
       "repeatFrom":1,"remoteId":"77","deletionDate":0},
       "geofences":[{"place":"p1","isArrival":true,"isDeparture":true}]},
      {"task":{"title":"Gone","deletionDate":1773132000000}}],
      "places":[{"uid":"p1","name":"Clinic","latitude":52.1,"longitude":4.3,"radius":80}]}}
      """)
    let item = try #require(reading.tasks.first)
    #expect(item.fields[.every] == "10w" && item.fields[.from] == "done")
    #expect(item.fields[.on] == "enter,exit" && item.places.map(\.name) == ["Clinic"])
    #expect(reading.losses == [.deleted: 1])
  }

  /// A backup of Tasks with one task; its dates are on the clock of Berlin.
  private func backup(_ task: String, _ entry: String = "", data: String = "") throws
    -> ExchangeReading
  {
    try Reading.of(
      "tasksorg",
      """
      {"version":1,"data":{"tasks":[{"task":{"title":"Bins",\(task)}\(entry)}]\(data)}}
      """)
  }

  @Test func `a date of Tasks org off its rule is the pending one`() throws {
    // Wednesday, 11 March 2026.
    let reading = try backup(
      #""dueDate":1773183600000,"recurrence":"RRULE:FREQ=WEEKLY;BYDAY=MO,TH""#)
    let item = try #require(reading.tasks.first, "\(reading.problemTexts)")
    #expect(item.fields[.every] == "1w on mon,thu" && item.pending?.dateText == "2026-03-11")
    // So that the Thursday behind it comes next.
    #expect(item.fields[.start] == "2026-03-04")
    // A rule that has its day from its date says more than the date allows.
    let short = try backup(#""dueDate":1774911600000,"recurrence":"RRULE:FREQ=MONTHLY""#)
    #expect(short.tasks.isEmpty && short.problemTexts.count == 1)
  }

  @Test func `a repeating task of Tasks org opens when it is no longer hidden`() throws {
    let reading = try backup(
      #""dueDate":1773961200000,"hideUntil":1773702000000,"recurrence":"RRULE:FREQ=WEEKLY""#)
    #expect(reading.tasks.first?.fields[.horizon] == "3d")
    #expect(reading.tasks.first?.pending?.dateText == "2026-03-20")
  }

  @Test func `the list of Tasks org is the category, comments are notes, alarms remind`() throws {
    let reading = try backup(
      #""dueDate":1773132001000,"notes":"n""#,
      #"""
      ,"caldavTasks":[{"calendar":"c1"}],"comments":[{"message":"later"}],
      "alarms":[{"type":2,"time":0},{"type":2,"time":-3600000},{"type":1,"time":0},
      {"type":0,"time":1773132000000}]
      """#, data: #","caldavCalendars":[{"uuid":"c1","name":"Home"},{"uuid":"c2","name":"Work"}]"#)
    let item = try #require(reading.tasks.first)
    #expect(item.fields[.category] == "Home" && item.fields[.notes] == "n\nlater")
    #expect(item.fields[.remind] == "1h" && reading.losses == [.alarm: 1])
    // A task of days has no hours to remind before.
    let day = try backup(
      #""dueDate":1773183600000"#,
      #","google":[{"listId":"g"}],"alarms":[{"type":2,"time":-3600000}]"#,
      data: #","googleTaskLists":[{"remoteId":"g","title":"Shop"}]"#)
    #expect(day.tasks.first?.fields[.category] == "Shop")
    #expect(day.tasks.first?.fields[.remind] == nil && day.losses == [.alarm: 1])
  }

  @Test func `a habit of Loop that counts amounts is done where they are above zero`() throws {
    let reading = try Reading.of(
      "loop",
      "Date,Steps,Run\n2026-03-01,12000,2\n2026-02-28,2,1\n2026-02-27,0,3\n2026-02-26,-1,0\n")
    #expect(reading.habits.map { $0.marks.values.count { $0 == .done } } == [2, 1])
    #expect(reading.habits.map { $0.marks.values.count { $0 == .rest } } == [0, 1])
    #expect(reading.losses == [.amounts: 1])
  }

  @Test func `an export of no habits is read as none`() throws {
    let reading = try Reading.of("loop", "Date\r\n")
    #expect(reading.isEmpty)
    #expect(throws: ExchangeFailure.self) { try Reading.of("loop", "Date\n2026-03-01\n") }
  }

  @Test func `a habit of Loop has a name, whatever its column is called`() throws {
    let reading = try Reading.of("loop", "Date,\"Two\nlines\",'\n2026-03-01,2,2\n")
    #expect(reading.habits.map(\.name) == ["Two\nlines", "'"])
  }

  @Test func `Loop has days that were done and days of rest`() throws {
    let reading = try Reading.of("loop", "Date,Run,Read\n2026-03-01,2,0\n2026-02-28,3,-1\n")
    #expect(reading.habits.map(\.name) == ["Run", "Read"])
    #expect(
      reading.habits[0].marks.keys.sorted().map { reading.habits[0].marks[$0] } == [.rest, .done])
    #expect(reading.habits[1].marks.isEmpty)
  }
}
