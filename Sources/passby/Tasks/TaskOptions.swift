import ArgumentParser

/// The options that describe a task, the same for new and edited ones.
struct TaskOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The period 12h 3d 10w 1mo 1y, or a window such as 10-14w.")
  var every: String?

  @Option(help: "Count the next countdown from when it was done, or from a fixed start.")
  var from: String?

  @Option(
    parsing: .unconditional,
    help: "When the rhythm begins; now unless given. The start itself is not due.")
  var start: String?

  @Option(
    parsing: .unconditional, help: "The first due moment, instead of one period after the start.")
  var first: String?

  @Option(
    parsing: .unconditional,
    help: "The last moment it may be due; a date means the end of that day.")
  var end: String?

  @Option(parsing: .unconditional, help: "Pin the time of day: HH:MM.")
  var at: String?

  @Option(help: "The IANA zone of its wall clock, or floating; the machine's unless given.")
  var zone: String?

  @Option(parsing: .unconditional, help: "When a task without --every is due.")
  var due: String?

  @Option(name: .long, help: "A place's name, or #tag for any place with a tag. Repeatable.")
  var place: [String] = []

  @Option(help: "Which events remind: enter,exit,dwell,cross. Usually enter,cross.")
  var on: String?

  @Option(
    parsing: .unconditional,
    help: "How long a stay must last for dwell, such as 10min; usually 5min.")
  var dwell: String?

  @Option(
    parsing: .unconditional,
    help: "How long before due it opens when it has no window; usually 24h.")
  var horizon: String?

  @Option(parsing: .unconditional, help: "Repeat the reminder while overdue, such as 1d.")
  var nag: String?

  @Option(parsing: .unconditional, help: "Free text.")
  var notes: String?
}
