extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noFileWatch(let number):
      "система більше не дозволяє стежити за файлами (errno \(number)). Збільште fs.inotify.max_user_instances за допомогою sysctl."
    case .noTimer(let number):
      "система не надала таймера (errno \(number)). Збільште ліміт відкритих файлів (ulimit -n)."
    case .folderNotWatched(let path, let number):
      "не вдалося стежити за текою «\(path)» (errno \(number)). Перевірте, чи вона існує і чи доступна для читання."
    case .databaseTaken(let database, let pid):
      "інша фонова служба passby (\(pid.map { "pid \($0)" } ?? "pid невідомий")) уже використовує базу даних «\(database)». "
        + "Спершу зупиніть її (\(pid.map { "kill \($0)" } ?? "pgrep -a passby") або systemctl --user stop passby) чи вкажіть іншу --db."
    case .notLocked(let path, let reason): "не вдалося заблокувати «\(path)»: \(reason)."
    case .lockIsLink(let path):
      "не вдалося заблокувати «\(path)»: це символічне посилання. Видаліть його та спробуйте ще раз."
    case .noSocket(let path, let reason): "не вдалося слухати «\(path)»: \(reason)."
    case .socketPathTooLong(let path, let longest):
      "не вдалося слухати «\(path)»: шлях довший за \(longest) Б."
    case .daemonSilent(let reason):
      "фонова служба не відповідає: \(reason.text(in: localizer))"
    case .geocoder(let address, let problem):
      "web.geocoder: «\(address)» \(geocoderProblem(problem, localizer))."
    case .emptySearch: "введіть адресу для пошуку."
    case .searchTooLong(let text, let longest):
      "«\(text)» задовге для адреси; очікувалося щонайбільше \(longest) символів."
    case .geocoderBusy(let host):
      "«\(host)» приймає один запит на секунду, а інші вже чекають. Спробуйте за мить."
    case .geocoderUnreachable(let host, let reason):
      "Немає зв'язку з «\(host)»: \(reason.text(in: localizer)). Перевірте мережу та web.geocoder."
    case .geocoderSilent(let host, let seconds):
      "«\(host)» не відповідає протягом \(localizer.seconds(seconds)). Спробуйте ще раз або перевірте мережу."
    case .geocoderLimit(let host):
      "«\(host)» отримав забагато запитів (429). Спробуйте пізніше."
    case .geocoderAnswered(let host, let status):
      "Відповідь «\(host)»: \(status); очікувалося 200. Перевірте web.geocoder і правила цієї служби."
    case .geocoderNotUnderstood(let host):
      "«\(host)» відповідає не так, як Nominatim. Перевірте web.geocoder."
    case .addressesBy(let host): "Адреси: \(host)"
    }
  }

  private func geocoderProblem(_ problem: WebhookProblem, _ localizer: Localizer) -> String {
    switch problem {
    case .noAddress, .wrongScheme, .noHost:
      "не є вебадресою; очікувалася адреса на зразок https://nominatim.example.org"
    case .password: "містить пароль, який не надсилається; приберіть його"
    default: problem.text(in: localizer)
    }
  }

  /// Returns the text of a phrase.
  public func text(_ phrase: DaemonSilence, _ localizer: Localizer) -> String {
    switch phrase {
    case .path(let path): "шлях її сокета «\(path)» непридатний"
    case .timeout: "немає вчасної відповіді"
    case .closed: "вона закрила з'єднання"
    case .unreadable: "її відповідь не вдалося прочитати; можливо, це інша версія"
    case .endless: "її відповідь не закінчується"
    case .system(let text): text
    }
  }
}
