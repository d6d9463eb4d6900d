extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: VisitPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .youAreAt(let place, let age): (age.map { "Ви були тут \($0)" } ?? "Ви тут") + ": \(place)"
    case .here(let age): age.map { "ви були тут \($0)" } ?? "ви тут"
    case .moreTasks(let number): "Ще \(number)"
    case .nearYou(let age): age.map { "Поруч із місцем, де ви були \($0)" } ?? "Поруч"
    case .quietForVisit(let task, let standing):
      "Не зараз: \(task) мовчить під час цього візиту; \(standing)."
    case .snoozedAll(let number): "Відкладено на 1 год: \(count(number, .task))."
    case .dismissedAll(let number):
      "Не зараз: \(count(number, .task)) без нагадувань тут до наступного візиту."
    case .nothingHere(let place): "Тут (\(place)) зараз більше нема чого робити."
    case .positionOfDaemon(let age): "Позиція: \(age)."
    case .positionOfGPSD(let age): "Позиція від gpsd: \(age)."
    case .positionStored(let age): "Остання збережена позиція: \(age)."
    case .nothingNear(let distance):
      "У межах \(distance) немає місць із відкритими завданнями."
    case .noPosition(let address, let reason):
      "Позиція невідома: служба її не має, gpsd за адресою \(address) не надав (\(reason)), "
        + "збереженої теж немає. Приймач перевіряє «passby doctor»."
    case .noPositionYet: "Позиція ще невідома."
    case .stay(let from, let to, let length): "\(from) – \(to), \(length)"
    case .staySince(let moment): "від \(moment)"
    case .passed(let moment): "\(moment), повз"
    case .left(let moment): "вихід \(moment)"
    case .receiverNow(let state): "Зараз: \(state)."
    }
  }
}
