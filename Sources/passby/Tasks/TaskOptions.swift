import Application
import ArgumentParser

/// The options that describe a task, the same for new and edited ones.
struct TaskOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The period 12h 3d 10w 1mo 1y, or a window such as 10-14w.", valueName: "period"))
  var every: String?

  @Option(
    help: ArgumentHelp(
      "Count the next countdown from when it was done, or from a fixed start.", valueName: "mode"),
    completion: .list(["done", "start"]))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "When the rhythm begins; now unless given. The start itself is not due.", valueName: "instant"
    ))
  var start: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The first due moment, instead of one period after the start.", valueName: "instant"))
  var first: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The last moment it may be due; a date means the end of that day.", valueName: "instant"))
  var end: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pin the time of day: HH:MM.", valueName: "time"))
  var at: String?

  @Option(help: "The IANA zone of its wall clock, or floating; the machine's unless given.")
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("When a task without --every is due.", valueName: "instant"))
  var due: String?

  @Option(
    name: .long, help: "A place's name, or #tag for any place with a tag. Repeatable.",
    completion: KnownNames.ofPlacesAndTags)
  var place: [String] = []

  @Option(
    help: ArgumentHelp(
      "Which events remind: enter,exit,dwell,cross. Usually enter,cross.", valueName: "events"),
    completion: .list(["enter", "exit", "dwell", "cross"]))
  var on: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a stay must last for dwell, such as 10min; usually 5min.", valueName: "length"))
  var dwell: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long before due it opens when it has no window; usually 24h.", valueName: "length"))
  var horizon: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Repeat the reminder while overdue, such as 1d.", valueName: "length"))
  var nag: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Free text.", valueName: "text"))
  var notes: String?

  /// What was said.
  var fields: TaskFields {
    var fields = TaskFields()
    fields.every = every
    fields.from = from
    fields.start = start
    fields.first = first
    fields.end = end
    fields.at = at
    fields.zone = zone
    fields.due = due
    fields.place = place
    fields.on = on
    fields.dwell = dwell
    fields.horizon = horizon
    fields.nag = nag
    fields.notes = notes
    return fields
  }
}
