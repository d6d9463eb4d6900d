extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: DevicePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .devicesTitle:
      "Телефони"
    case .devicesHint:
      "Телефони надсилають положення програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. Положення лишаються на цьому комп’ютері."
    case .devicesNone:
      "Телефонів ще немає."
    case .devicesNew:
      "Додати телефон"
    case .devicesName:
      "Назва"
    case .devicesPerson:
      "Чий він"
    case .devicesPersonHint:
      "Лишіть порожнім, якщо ваш. Нове ім’я додає нову особу."
    case .devicesAdd:
      "Додати й показати ключ"
    case .deviceKey:
      "Під’єднати програму"
    case .deviceKeyOnce:
      "Ключ показано лише зараз. Passby зберігає тільки його відбиток."
    case .deviceOwnTracks:
      "OwnTracks"
    case .deviceCode:
      "Скануйте телефоном: це налаштує OwnTracks."
    case .deviceOpen:
      "Відкрити в OwnTracks"
    case .deviceURL:
      "Адреса"
    case .deviceUser:
      "Користувач"
    case .devicePassword:
      "Пароль"
    case .deviceOthers:
      "Інші програми"
    case .devicePattern:
      "Шаблон"
    case .deviceState:
      "Стан"
    case .deviceChange:
      "Змінити"
    case .deviceChoices:
      "Вибір"
    case .deviceLeads:
      "Враховується саме він, хоч би який із телефонів особи рухався останнім"
    case .deviceShared:
      "Телефони інших осіб бачать його положення"
    case .devicePush:
      "Надсилати місця на телефон, щоб він прокидався на їхній межі"
    case .deviceNotify:
      "Показувати нагадування в OwnTracks"
    case .deviceAccess:
      "Доступ"
    case .deviceAccessHint:
      "Новий ключ одразу скасовує старий. Видалений телефон більше нічого не може надіслати."
    case .deviceNewKey:
      "Створити новий ключ"
    case .deviceRemove:
      "Видалити телефон"
    case .deviceSettingsHint:
      "Телефони можуть надсилати положення замість приймача або разом із ним."
    }
  }
}
