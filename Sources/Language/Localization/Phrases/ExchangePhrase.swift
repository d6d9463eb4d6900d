/// Files of other programs: what is wrong in them, what they lose, and the help of their commands.
package enum ExchangePhrase: Phrase, Hashable {
  /// How many entries of a file would be added.
  case newOfAll(Int, of: Int)
  // MARK: Problems

  /// Something in a file is wrong; its line from 1, what it is, and why.
  case problem(line: Int?, what: String, why: String)
  /// More problems than are shown.
  case andMore(Int)
  /// Nothing was imported because of problems; how many.
  case nothingImported(Int)
  /// Entries that cannot be imported were left out; how many.
  case leftOut(Int)
  /// The quoted file is none of the known formats.
  case unknownFormat(String)
  /// The quoted file is empty.
  case emptyFile(String)
  /// The quoted file is an archive; the command that reads the file in it.
  case archive(String, command: String)
  /// The quoted file has nothing that can be imported; sentences about what it has.
  case nothingReadable(String, reasons: [String])
  /// The quoted file has positions only; the command that plays it.
  case onlyPositions(String, command: String)
  /// The quoted word is no format.
  case notFormat(String, known: [String], suggestion: String?)
  /// A format cannot be read, or not be written.
  case notReadable(format: String)
  case notWritable(format: String)
  /// The quoted suffix does not say the format.
  case unknownSuffix(String, known: [String])
  /// A format holds none of the parts that are asked for.
  case holdsNot(format: String, part: String)
  /// The file is not well-formed.
  case malformed(reason: String)
  /// XML declares entities, is too deep or has too long an attribute.
  case entities, tooDeep, longAttribute
  /// There is no libexpat.
  case noExpat(reason: String)
  /// Something else was expected; the quoted value that is there.
  case expected(String, got: String)
  /// Something is missing.
  case missing(String)
  /// The text is not UTF-8.
  case notUTF8
  /// A quoted date cannot be read.
  case notDate(String)
  /// The quoted text is no repetition that Passby can say exactly.
  case notRule(String)
  /// The quoted text is no category.
  case notCategory(String)
  /// A repetition in business days.
  case businessDays
  /// A DTSTART that is no date of its rule.
  case notInstance(String)
  /// A rule with months that have not the day; the quoted rule.
  case shortMonths(String)
  /// The quoted zone is unknown.
  case unknownZone(String)
  /// A component is not closed, or has more alarms than allowed, or a line is too long.
  case notClosed, manyAlarms, longLine
  /// The rules of a file need more dates counted than a limit.
  case manyDates(Int)
  /// Another entry of the file has the same id.
  case sameID
  /// The quoted file takes too long to read beside other requests; the command that imports it.
  case slowFile(String, command: String)
  /// A position without latitude or longitude in range.
  case notCoordinate(String)
  /// A format loses or changes something: how many.
  case lost(format: String, ExchangeLoss, Int)
  /// Nothing was written because of losses, with `--strict`.
  case strict

  // MARK: Reports

  /// The first lines of a preview.
  case preview
  /// A file was exported: its quoted name, the format, the parts.
  case exported(String, format: String, parts: String)

  // MARK: Parts, in a sentence

  case partTasks, partPlaces, partHistory, partTracks

  // MARK: Help

  case helpFormat, helpSkipBad, helpStrict, helpRadius, helpTag, helpWithTime, helpPolygons
  case helpEvents, helpApproximate, helpExportFormat, helpTable, helpFrom, helpTo, helpVia

  /// The quoted value names no program that converts recordings.
  case notVia(String)
  /// gpsbabel is not installed.
  case noGPSBabel
  /// A table has no name.
  case tableExpected
  /// The quoted value is no way to read areas.
  case notPolygons(String)

  // MARK: On the page

  /// No file was sent.
  case fileExpected
  /// Something was imported; its parts.
  case imported(String)
  /// A file is larger than `import.max_size`, in bytes.
  case fileTooLarge(limit: Int)
  /// The body of a request is a form.
  case formBody
  /// The file is one that only the command line imports.
  case onlyByCommand(command: String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// A thing that a format leaves out of a task, a place or a file, or changes in it.
package enum ExchangeLoss: Sendable, Hashable {
  /// A field of a task, by its name on the command line.
  case field(String)
  /// Places of a task after the first.
  case secondPlace
  /// A place that is not here.
  case unknownPlace
  /// A task that is finished, or what was done.
  case finished, history
  /// The exact time of a task, of which the day is kept.
  case time
  /// The tags of a place.
  case tags
  /// A radius outside 20 m to 100 km.
  case radius
  /// A name that another place has.
  case renamed
  /// A name that was too long or had control characters.
  case name
  /// Points that were recorded, with a time.
  case timedPoint
  /// Points of tracks and routes.
  case trackPoint
  /// Lines and areas.
  case shape
  /// Places without a position, or at 0, 0; and links to files that have them.
  case unplaced, link
  /// Beacons.
  case beacon
  /// Entries that are not tasks: headings, notes.
  case notTask
  /// Events of a calendar, which only an option takes; those that are over; and single occurrences
  /// that were changed.
  case event, pastEvent, changedOccurrence
  /// A label or tag of a task that is no place here.
  case label
  /// Deleted tasks.
  case deleted
  /// Subtasks that became tasks of their own.
  case subtask
  /// A backlog, which Passby does not keep.
  case backlog
  /// A rule that was made approximate.
  case approximate
  /// Alarms or triggers that Passby has not.
  case alarm
  /// Habits without a mark, and days before the latest year.
  case emptyHabit, habitDays

  /// A fixed order.
  package var order: String { "\(self)" }
}
