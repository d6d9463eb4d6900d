extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingAnswers: "ніхто не відповідає"
    case .noFileWatch(let number):
      "Система більше не дозволяє стежити за файлами (errno \(number)). Збільште fs.inotify.max_user_instances за допомогою sysctl."
    case .noTimer(let number):
      "Система не надала таймера (errno \(number)). Збільште ліміт відкритих файлів (ulimit -n)."
    case .folderNotWatched(let path, let number):
      "Не вдалося стежити за текою \"\(path)\" (errno \(number)). Перевірте, чи вона існує і чи доступна для читання."
    }
  }
}
