/// A noun that is counted in texts; each language has its plural forms.
package enum Noun: Sendable, Hashable, CaseIterable {
  case second, minute, hour, day, week, month, year
  case task, finishedTask, moreTask, place, completion, missedTime, point, restDay, reminder,
    transition
  case visit
  case position, satellite, step, check, line, file, sentence, byte, epoch
}
