extension Ukrainian {
  package func text(_ phrase: DevicePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .devicesTitle:
      "Телефони"
    case .devicesHint:
      "Телефони надсилають позицію програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. Позиції лишаються на цьому комп’ютері."
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
      "Під’єднати телефон"
    case .deviceKey:
      "Під’єднати програму"
    case .deviceKeyOnce:
      "Відскануйте або скопіюйте зараз: більше цього не буде показано."
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
    case .deviceUnreachable:
      "Телефони ще не можуть з’єднатися з цим комп’ютером"
    case .devicePassword:
      "Пароль"
    case .deviceThenNewKey:
      "Потім створіть тут новий ключ: у його коді буде нова адреса."
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
      "Завжди брати позицію цього телефона"
    case .deviceShared:
      "Телефони інших осіб бачать його позицію"
    case .devicePush:
      "Нехай телефон сам стежить за місцями (заощаджує заряд)"
    case .deviceNotify:
      "Показувати нагадування в OwnTracks"
    case .deviceAccess:
      "Доступ"
    case .deviceAccessHint:
      "Щоб під’єднати програму знову, створіть новий ключ: його показано разом з усім, що їй потрібно, і він одразу скасовує старий. Видалений телефон більше нічого не може надіслати."
    case .deviceNewKey:
      "Створити новий ключ"
    case .deviceRemove:
      "Видалити телефон"
    case .deviceSettingsHint:
      "Телефони можуть надсилати позицію замість приймача або разом із ним."
    case .deviceAdvice:
      "Що змінити"
    case .deviceOffers:
      "Місця на телефоні"
    case .deviceOffersHint:
      "Зони, створені на телефоні. Місця з такою самою назвою лишаються як є."
    case .deviceOfferKnown:
      "уже є таке місце"
    case .deviceOfferTake:
      "Додати як місця"
    case .deviceOfferNone:
      "Нічого не вибрано."
    case .devicePosition:
      "Де був востаннє"
    case .deviceLocate:
      "Показати, де був востаннє"
    case .deviceSecret:
      "Шифрування"
    case .deviceSecretHint:
      "OwnTracks уміє шифрувати повідомлення; це допомагає там, де немає https. Введіть те саме гасло тут і в програмі. Тоді від цього телефона приймаються лише шифровані повідомлення. Гасло більше не показується."
    case .deviceSecretLabel:
      "Гасло, до 32 байтів"
    case .deviceSecretSet:
      "Задати гасло"
    case .deviceSecretEnd:
      "Скасувати шифрування"
    case .deviceSecretKept:
      "Гасло задано."
    case .personsTitle:
      "Люди"
    case .personRename:
      "Перейменувати"
    case .personRemove:
      "Видалити"
    case .taskFor:
      "Для кого"
    case .taskForHint:
      "Нагадування отримають лише вони. Якщо нікого не вибрано, завдання для всіх."
    case .anyPerson:
      "Будь-хто"
    case .personFilter:
      "Для кого"
    case .browserTitle:
      "Цей браузер"
    case .browserHint:
      "Поки сторінка Passby відкрита й на екрані, цей браузер може казати, де ви. Коли її закрито або телефон заблоковано, нічого не надсилається; для цього є програми."
    case .browserUse:
      "Узяти мою позицію зараз"
    case .browserFollow:
      "Стежити за мною"
    case .browserPrivacy:
      "Позиції потрібні лише для ваших нагадувань і не зберігаються. Зупинити це можна будь-коли на кожній сторінці."
    }
  }
}
