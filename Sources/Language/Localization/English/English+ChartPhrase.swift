extension English {
  package func text(_ phrase: ChartPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noSuchChart(let name, let known):
      "there is no chart \(name): expected \(localizer.alternatives(known))"
    case .valueNeeded(let chart, let parameter):
      "the chart \(chart) needs \(parameter): add \(parameter)= with a number or a name"
    case .notNumber(let value, let parameter, let expected):
      "\(value) is no value of \(parameter): expected \(expected)"
    case .notYearSubject(let value):
      "a year cannot be of \(value): expected mood, marks, done, or habit: with a number, such as habit:3"
    case .nothing: "Nothing in this period."
    case .gap: "nothing noted"
    case .done(let done, let before, let days):
      "\(done) done"
        + (before.map { "; \($0) in the \(count(days, .day)) before" } ?? "") + "."
    case .onTime(nil, _): "Nothing was due or done."
    case .onTime(let share?, let before):
      "\(share) on time" + (before.map { "; \($0) in the period before" } ?? "") + "."
    case .moods(let average, let days): "Average \(average) of 4 on \(count(days, .day))."
    case .compared(let name, let with, let days, let without, let otherDays):
      "\(name): \(with) on \(count(days, .day)) with it, \(without) on \(otherDays) without."
    case .comparedRest(let with, let days, let without, let otherDays):
      "Rest days: \(with) on \(count(days, .day)), \(without) on \(otherDays) others."
    case .comparesFrom(let days):
      "A habit is compared once \(days) days with it and \(days) without it have a mood."
    case .intervals(let median, let early, let within, let late):
      "Median \(median). " + (early.map { "\($0) early, " } ?? "")
        + "\(within) in time, \(late) late."
    case .noIntervals: "After the second time this shows how long it usually takes."
    case .sinceLast(let length): "\(length) since the last time."
    case .visits(let number): number == 1 ? "1 visit." : "\(number) visits."
    case .strength(let share): "Strength \(share)."
    case .longestRow(let days): "Longest: \(count(days, .day))."
    case .timeline(let tasks, let weeks):
      "\(count(tasks, .task)), \(count(weeks, .week)) back and ahead."
    case .year(let year, let days): "\(year): \(count(days, .day)) with a value."
    case .week(let number): "W\(number)"
    case .busiest(let weekday, let from, let to): "Most on \(weekday), \(from)–\(to)."
    case .doneOn(let day, let times): times == 1 ? "done: \(day)" : "done \(times) times: \(day)"
    case .opensOn(let day): "opens \(day)"
    case .dueOn(let day): "due \(day)"
    case .nextOn(let day): "then due \(day)"
    case .mood(let number, let word): "\(number) (\(word))"
    case .moreInTable(let number): "\(number) more below, in Numbers."
    }
  }
}
