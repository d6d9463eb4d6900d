import Model
import Regions

extension Ukrainian {
  package func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .reminder(let task, let cause, let place, let box, let when):
      "\(task): \(text(cause, at: place, box, when, localizer))"
    case .headline(let task, let when): task + (when.map { " · \(words($0, localizer))" } ?? "")
    case .event(let event, let place):
      switch event {
      case .enter: "вхід: \(place)"
      case .exit: "вихід: \(place)"
      case .cross: "проїзд повз: \(place)"
      case .dwell(let seconds):
        "перебування \(localizer.span(TimeSpan(seconds: seconds))): \(place)"
      }
    case .youDid(let event, let place):
      switch event {
      case .enter: "Ви прибули в місце \(place)."
      case .exit: "Ви залишили місце \(place)."
      case .cross: "Ви проїхали повз місце \(place)."
      case .dwell(let seconds):
        "Ви пробули \(localizer.span(TimeSpan(seconds: seconds))) у місці \(place)."
      }
    // Notifications.
    case .tasks(let number, nil): count(number, .task)
    case .tasks(let number, let place?): "\(count(number, .task)): \(place)"
    case .more(let number): "і ще \(number)"
    case .counts(let counts):
      counts.map { "\($0.number) \(title($0.section))" }.joined(separator: ", ")
    case .section(let section, let items, let more):
      capitalized(title(section)) + ": " + items.joined(separator: ", ")
        + (more > 0 ? " і ще \(more)." : ".")
    case .timed(let task, let time, let isDeadline):
      (isDeadline ? "до " : "") + "\(localizer.clock(time.time)) \(task)"
    case .dated(let task, let time): "\(task) (\(localizer.shortMoment(time)))"
    case .meanwhile(let from?, let to):
      "Тим часом (\(localizer.shortMoment(from)) – \(localizer.shortMoment(to))):"
    case .meanwhile(nil, let to):
      "Тим часом (щонайпізніше з \(localizer.shortMoment(to))):"
    case .manyMissed(let number): "пропущено \(number)."
    case .overdueSince(let task, let time):
      "\(task): прострочено, термін був \(localizer.shortMoment(time))."
    case .gap(let kind, let from?, let to):
      ended("\(reason(kind)): \(localizer.moment(from)) – \(localizer.moment(to))")
    case .gap(let kind, nil, let to):
      ended("\(reason(kind)), щонайпізніше з \(localizer.moment(to))")
    case .doneButton: "Виконано"
    case .snoozeButton: "Відкласти на 1 год"
    case .nextVisitButton: "Наступного разу"
    case .buttonDone: "Уже виконано"
    case .buttonSkipped: "Уже пропущено"
    case .buttonSnoozed: "Уже відкладено"
    case .buttonPast: "Цей час уже минув"
    case .buttonGone: "Такого завдання вже немає"
    case .buttonOld: "Кнопка діє 48 годин"
    case .buttonMoved(let time): "Перенесено на \(localizer.moment(time))"
    case .noSuchButton: "Такої кнопки немає"
    case .buttonIsPressed: "Кнопку натискають: POST"
    }
  }

  private func title(_ section: DigestSection) -> String {
    switch section {
    case .today: "сьогодні"
    case .overdue: "прострочено"
    case .missed: "пропущено"
    case .coming: "попереду"
    case .stillOpen: "ще не зроблено"
    }
  }

  private func reason(_ kind: Gap.Kind) -> String {
    switch kind {
    case .asleep: "Комп’ютер спав"
    case .stopped: "Passby не працював"
    case .clockSet: "Годинник переведено"
    }
  }

  private func text(
    _ cause: Cause, at place: String, _ box: Reminder.Box?, _ when: TaskWhen?,
    _ localizer: Localizer
  ) -> String {
    let when = when.map { text(.whenAndHowFar($0), localizer) }
    let rest = when.map { " " + ended(capitalized($0)) } ?? ""
    switch cause {
    case .enter: return "ви в місці \(place)." + rest
    case .inside: return "ви досі в місці \(place)." + rest
    case .dwell: return "ви перебуваєте в місці \(place)." + rest
    case .exit: return "ви залишаєте місце \(place)." + rest
    case .cross: return "ви проходите повз місце \(place)." + rest
    case .habit: return "день \(box?.number ?? 1) з \(box?.days ?? 1)."
    case .due, .before, .start, .overdue: return ended(when ?? now)
    }
  }
}
