extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PhonePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .help: "Показати адресу сторінки для телефона, зокрема QR-кодом."
    case .helpDiscussion:
      """
      Друкує, де відкрити сторінку на цьому комп’ютері та з інших пристроїв, і малює адресу для \
      інших пристроїв QR-кодом: наведіть на нього камеру телефона. У коді лише адреса; токен \
      (passby web token) сторінка спитає сама.

      Поки сторінка доступна лише на цьому комп’ютері, замість коду надруковано, як відкрити її \
      іншим. З --json: page, others (список), running.
      """
    case .scan: "Наведіть камеру телефона на код. Сторінка спитає токен."
    case .loopbackOnly:
      """
      Сторінка доступна лише на цьому комп’ютері. Щоб відкрити її на телефоні в тій самій мережі:
        1. passby web token     створить токен для входу
        2. web.listen: 0.0.0.0  у файлі налаштувань (його називає "passby config")
        3. перезапустіть службу і ще раз виконайте "passby web address"
      """
    case .notRunning: "Служба не працює, тож сторінки ще немає: passby run"
    case .noNetwork: "Зараз у цього комп’ютера немає адреси в мережі."
    case .noLibrary(let package):
      "Щоб бачити QR-код, установіть \(package): sudo apt-get install \(package)"
    case .notEncodable: "Адреса задовга для QR-коду."
    case .tooNarrow(let columns): "Для QR-коду потрібен термінал завширшки \(columns) символів."
    case .codeOf(let address): "QR-код адреси \(address)"
    case .scanOnPage:
      "Наведіть камеру телефона на код або введіть адресу. Сторінка спитає токен."
    case .loopbackOnPage:
      text(.networkSteps, localizer) + " Тоді тут з’явиться QR-код з адресою."
    case .networkSteps:
      "Щоб відкрити цю сторінку на телефоні в тій самій мережі, створіть токен командою «passby web token», задайте «web.listen: 0.0.0.0» у файлі налаштувань і перезапустіть службу."
    }
  }
}
