extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ConfigPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .excluded:
      "Налаштування, --path, --write і --check не поєднуються."
    case .noSuchSetting(let key, let hint):
      "налаштування \(key) немає.\(hint) Усі налаштування: «passby config»."
    case .didYouMean(let name):
      " Можливо, \(name)?"
    case .file(let path):
      "Файл налаштувань: \(path)"
    case .noFile(let path):
      "Файлу налаштувань немає; «passby config --write» створить його: \(path)"
    case .notThereYet:
      "Його ще немає; «passby config --write» створить."
    case .existsAlready(let path):
      "\(path) уже існує і лишається без змін: відредагуйте його або вкажіть інший файл через --config."
    case .notWritten(let path, let reason):
      "Не вдалося записати \(path): \(reason)."
    case .written(let path):
      "Записано \(path). У ньому всі налаштування зі значеннями за замовчуванням: змініть потрібні."
    case .valid(let path, let names):
      "\(path) правильний. У ньому задано: \(names)."
    case .validDefaults(let path):
      "\(path) правильний. У ньому лише значення за замовчуванням."
    case .isDefault:
      "Нічим не задано: це значення за замовчуванням."
    case .setBy(let source, let standard):
      "Задано через \(source); за замовчуванням \(standard)."
    case .empty:
      "порожньо"
    case .variable(let name):
      "Змінна середовища: \(name)."
    case .secretsHidden:
      "*** приховує те, що може бути секретом; показати: --show-secrets."
    case .tokenExists:
      "токен уже є, і показати його ще раз не можна. Створіть новий, це завершить усі входи: passby web token --new"
    case .tokenShownOnce:
      "Це токен, його показано лише цього разу: хто його має, може бачити й змінювати все."
    case .loopbackOnly:
      "Сторінка поки доступна лише з цього комп’ютера: щоб відкрити її іншим, задайте web.listen."
    case .tokenRemoved:
      "Токен вилучено."
    case .noToken:
      "Токена немає."
    case .tokenNotChanged(let path, let reason):
      "Не вдалося змінити файл токена \(path): \(reason)."
    }
  }
}
