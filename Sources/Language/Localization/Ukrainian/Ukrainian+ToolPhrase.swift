extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ToolPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .watchKeys(let hidden):
      "q вийти · ↑↓ вибрати · d виконано · s відкласти на 1 год · u скасувати"
        + (hidden > 0 ? " · \(count(hidden, .moreTask))" : "")
    case .noFile(let setting, let path):
      "\(setting) має значення \(path), а такого файлу немає. Виправте шлях або приберіть його."
    case .playedOnItsOwn(let moment):
      "Цей запис старіший за збережене (остання позиція: \(moment)), тому він відтворюється окремо, без попередніх візитів і нагадувань."
    case .playing(let name, let speed, let start, let length, let rest):
      "Відтворення \(name) від \(start), \(length) зі швидкістю \(speed): \(rest)."
    case .moreReminders(let number):
      "… і ще \(count(number, .reminder)): завдання показує «passby list»."
    case .quoteWords(let word):
      "\(word) – зайве слово: слова, що належать разом, беруть у лапки, як у passby add \"Ліки для кота\"."
    case .snoozeEnded: "Відкладення скасовано."
    case .silentAnyway(let opens):
      "Нагадувань і так не буде до \(localizer.moment(opens))."
    case .skipOverdue(let number):
      number == 1
        ? "Пропустити прострочене завдання" : "Пропустити всі прострочені завдання (\(number))"
    case .noneChosen: "Виберіть хоча б одне завдання."
    case .nothingChanged: "Змінювати нічого."
    case .changedElsewhere(let now):
      now.map { "В іншому місці змінено на «\($0)». Збережіть, щоб лишити своє." }
        ?? "В іншому місці очищено. Збережіть, щоб лишити своє."
    case .takenOver:
      "Завдання змінили в іншому місці; нові значення вже у формі."
    case .bothChanged:
      "Завдання змінили в іншому місці. Позначено те, що змінили й ви; збережіть, щоб лишити своє."
    case .alsoChanged(let labels):
      "Тим часом в іншому місці змінено: \(labels.joined(separator: ", "))."
    }
  }
}
