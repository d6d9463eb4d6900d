import Localization

/// The fields of iCalendar.
///
/// Source: RFC 5545, 7986, 9073, 9074 and 9253; the names that Apple, Mozilla and others add.
extension FieldTable {
  /// A task, or an event that is taken as one.
  package static let calendarTask = FieldTable(
    "VTODO, VEVENT", of: .task,
    .taken("UID", as: "identity"),
    .taken("SUMMARY", as: "name"),
    .taken("DESCRIPTION", as: "notes"),
    .taken("DTSTART", as: "when it opens, or the first date of a series"),
    .taken("DUE", "DTEND", as: "when it is due"),
    .taken("DURATION", as: "the length from DTSTART"),
    .taken("RRULE", as: "rhythm, exactly or refused"),
    .approximated(
      "EXDATE", "RDATE", "RECURRENCE-ID",
      as: "what is pending, and what was done; later dates are counted"),
    .leftOut(.exception, "EXRULE", but: "a rule beside it is refused"),
    .taken("STATUS", "COMPLETED", as: "what was done; cancelled tasks are left out"),
    .approximated(
      "PERCENT-COMPLETE", as: "100 without STATUS is done; others are counted"),
    .taken("CREATED", "LAST-MODIFIED", as: "when it was made and changed"),
    .approximated("PRIORITY", as: "1 to 4 high, 6 to 9 low"),
    .approximated("CATEGORIES", as: "the first one; others are counted"),
    .taken("LOCATION", "GEO", as: "place; without GEO one of this name, else it is counted"),
    .taken("VALARM", "X-PASSBY-*", as: ""),
    .leftOut(.link, "URL", "CONFERENCE", "LINK"),
    .leftOut(.attachment, "ATTACH", "STRUCTURED-DATA"),
    .leftOut(.people, "ATTENDEE", "ORGANIZER", "CONTACT", "PARTICIPANT", "CALENDAR-ADDRESS"),
    .leftOut(.comment, "COMMENT"),
    .leftOut(.privacy, "CLASS"),
    .leftOut(.relation, "RELATED-TO", "REFID"),
    .leftOut(.resource, "RESOURCES", "VRESOURCE"),
    .leftOut(.color, "COLOR"),
    .leftOut(.picture, "IMAGE"),
    .leftOut(.formattedText, "STYLED-DESCRIPTION", "X-ALT-DESC"),
    .leftOut(.label, "CONCEPT"),
    .leftOut(.place, "VLOCATION"),
    .needless(
      "DTSTAMP", "SEQUENCE", "REQUEST-STATUS", "TRANSP", "X-MOZ-GENERATION", "X-MOZ-LASTACK",
      "X-APPLE-SORT-ORDER", "X-LIC-ERROR"))

  /// An alarm.
  package static let calendarAlarm = FieldTable(
    "VALARM", of: .task,
    .taken("TRIGGER", as: "when it reminds, before the task; others are counted"),
    .taken(
      "PROXIMITY", "VLOCATION", "X-APPLE-PROXIMITY", "X-APPLE-STRUCTURED-LOCATION",
      as: "place with its radius, and arriving or leaving"),
    .leftOut(.alarmText, "DESCRIPTION", "SUMMARY", but: "the name of the task is none"),
    .leftOut(.alarmRepeat, "REPEAT", "DURATION"),
    .leftOut(.attachment, "ATTACH"),
    .leftOut(.people, "ATTENDEE"),
    .leftOut(.relation, "RELATED-TO"),
    .approximated("ACTION", as: "other than DISPLAY and AUDIO are counted"),
    .needless(
      "UID", "ACKNOWLEDGED", "X-WR-ALARMUID", "X-APPLE-DEFAULT-ALARM", "X-LIC-ERROR"))

  /// The file around the tasks.
  package static let calendarFile = FieldTable(
    "VCALENDAR", of: .file,
    .taken("VTODO", "VTIMEZONE", as: "tasks, with their zones"),
    .approximated("VEVENT", as: "with `--events` those to come; others are counted"),
    .approximated("VJOURNAL", as: "counted"),
    .leftOut(.freeBusy, "VFREEBUSY", "VAVAILABILITY"),
    .leftOut(.listName, "NAME", "X-WR-CALNAME"),
    .leftOut(.description, "DESCRIPTION", "X-WR-CALDESC"),
    .leftOut(.color, "COLOR", "X-APPLE-CALENDAR-COLOR"),
    .leftOut(.label, "CATEGORIES", "CONCEPT"),
    .leftOut(.link, "URL", "SOURCE", "LINK"),
    .leftOut(.picture, "IMAGE"),
    .needless(
      "PRODID", "VERSION", "CALSCALE", "METHOD", "UID", "LAST-MODIFIED", "REFRESH-INTERVAL",
      "X-PUBLISHED-TTL", "X-WR-TIMEZONE", "X-WR-RELCALID", "X-LIC-ERROR"))
}
