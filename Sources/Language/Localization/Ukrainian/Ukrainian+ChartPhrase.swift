extension Ukrainian {
  package func text(_ phrase: ChartPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noSuchChart(let name, let known):
      "немає діаграми \(name): очікується \(localizer.alternatives(known))"
    case .valueNeeded(let chart, let parameter):
      "діаграмі \(chart) потрібне значення \(parameter): додайте \(parameter)= з номером чи назвою"
    case .notNumber(let value, let parameter, let expected):
      "\(value) не підходить для \(parameter): очікується \(expected)"
    case .notYearSubject(let value):
      "рік не може показувати \(value): очікується mood, marks, done або habit: з номером, наприклад habit:3"
    case .nothing: "За цей період нічого немає."
    case .gap: "нічого не записано"
    case .done(let done, let before, let days):
      "Виконано: \(done)"
        + (before.map { "; за попередні \(count(days, .day)): \($0)" } ?? "") + "."
    case .onTime(nil, _): "Нічого не треба було робити, і нічого не зроблено."
    case .onTime(let share?, let before):
      "Вчасно: \(share)" + (before.map { "; за попередній період: \($0)" } ?? "") + "."
    case .moods(let average, let days): "У середньому \(average) з 4; днів із записами: \(days)."
    case .compared(let name, let with, let days, let without, let otherDays):
      "\(name): \(with) у дні з нею (\(days)), \(without) без неї (\(otherDays))."
    case .comparedRest(let with, let days, let without, let otherDays):
      "Дні відпочинку: \(with) (\(count(days, .day))), решта: \(without) (\(count(otherDays, .day)))."
    case .comparesFrom(let days):
      "Звичку порівнюємо, коли настрій записано щонайменше за \(count(days, .day)) з нею та стільки ж без неї."
    case .intervals(let median, let early, let within, let late):
      "Медіана: \(median). " + (early.map { "Рано: \($0), вчасно" } ?? "Вчасно")
        + ": \(within), пізно: \(late)."
    case .noIntervals: "Після другого разу тут буде видно, скільки часу зазвичай минає."
    case .sinceLast(let length): "Від останнього разу минуло: \(length)."
    case .visits(let number): "Відвідувань: \(number)."
    case .strength(let share): "Сила: \(share)."
    case .longestRow(let days): "Найдовше поспіль: \(count(days, .day))."
    case .timeline(let tasks, let weeks):
      "\(count(tasks, .task)), по \(count(weeks, .week)) назад і вперед."
    case .year(let year, let days): "\(year): днів зі значенням — \(days)."
    case .week(let number): "Т\(number)"
    case .busiest(let weekday, let from, let to): "Найчастіше: \(weekday), \(from)–\(to)."
    case .doneOn(let day, let times):
      times == 1 ? "виконано: \(day)" : "виконано (\(times) р.): \(day)"
    case .opensOn(let day): "відкриється \(day)"
    case .dueOn(let day): "термін \(day)"
    case .nextOn(let day): "наступний термін \(day)"
    case .mood(let number, let word): "\(number) (\(word))"
    case .moreInTable(let number): "Ще \(number) нижче, у розділі «Числа»."
    }
  }
}
