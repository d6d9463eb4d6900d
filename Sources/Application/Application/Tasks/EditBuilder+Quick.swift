import Localization
package import Model
import Recurrence
import Text

extension EditBuilder {
  /// Returns the edit that adds the task of a quick line, and how the line was read; with `plain`
  /// all of it is the name.
  ///
  /// - Throws: `QuickFailure`, with the place in the line; what the context throws.
  func quick(
    _ line: String, plain: Bool, in context: any EditContext
  ) throws -> (TaskOutcome, QuickLine) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: try context.places,
      categories: try context.categories, persons: try context.persons, plain: plain)
    do {
      let added = try add(name: reading.name, fields: reading.fields, in: context)
      try checkEnd(of: added.after, reading)
      return (added, reading)
    } catch let failure as RequestFailure {
      throw reading.located(failure)
    }
  }

  /// Returns the reading of a quick line, and its task without storing it.
  ///
  /// - Throws: `QuickFailure`, with the place in the line.
  package func quickPreview(
    _ line: String, places: [Place], categories: [Category], persons: [Person] = [],
    plain: Bool = false
  ) throws -> (reading: QuickLine, todo: Todo) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: places, categories: categories,
      persons: persons, plain: plain)
    do {
      let todo = try preview(
        name: reading.name, fields: reading.fields, places: places, categories: categories,
        persons: persons)
      try checkEnd(of: todo, reading)
      return (reading, todo)
    } catch let failure as RequestFailure {
      throw reading.located(failure)
    }
  }

  /// Asks whether a date is the end or the first due date of a series, where it lies before the
  /// first occurrence (Z3).
  private func checkEnd(of todo: Todo, _ reading: QuickLine) throws {
    guard let text = reading.fields[.end], case .repeating(let cadence) = todo.rule,
      let end = cadence.end
    else { return }
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    let endless = try Schedule(
      rule: .repeating(
        Cadence(
          rhythm: cadence.rhythm, from: cadence.from, start: cadence.start, first: cadence.first,
          at: cadence.at)),
      zone: schedule.zone, horizonSeconds: schedule.horizonSeconds, isInDays: schedule.isInDays)
    guard schedule.countdown(at: .beginning) == nil,
      let first = endless.countdown(at: .beginning)?.due
    else { return }
    let local = LocalDateTime(first, in: schedule.zone)
    guard local > end else { return }
    throw RequestFailure(
      .usage, .end,
      TaskInputPhrase.endBeforeFirst(
        GivenValue(text.quoted), first: LocalTime(local), isDay: schedule.isInDays))
  }
}
