extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: DeviceHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .placeFrom: "Додати як місця зони телефона: усі або одну з цією назвою."
    case .device:
      "Додати й переглянути телефони, що надсилають положення."
    case .deviceDiscussion:
      "Телефон надсилає положення програмою, що вже є: OwnTracks, Overland, Traccar, GPSLogger тощо. `device add` один раз показує, що ввести в програмі. Положення більше нікому не передається."
    case .deviceAdd:
      "Додати пристрій і один раз показати його ключ."
    case .deviceList:
      "Показати пристрої."
    case .deviceShow:
      "Показати пристрій і якість його повідомлень."
    case .deviceEdit:
      "Змінити пристрій."
    case .deviceRemove:
      "Видалити пристрій і припинити його доступ."
    case .deviceKey:
      "Створити новий ключ; старий одразу перестає діяти."
    case .deviceName:
      "Назва або номер пристрою."
    case .newDeviceName:
      "Назва, наприклад «Телефон Анни»."
    case .devicePerson:
      "Чий це пристрій; нове ім’я додає нову особу."
    case .deviceKind:
      "Програма: owntracks, overland, traccar, osmand, gpslogger, browser, other або none."
    case .deviceTopic:
      "Тема на брокері MQTT або none."
    case .deviceOtrc:
      "Записати налаштування OwnTracks у цей файл."
    case .deviceSecretFile:
      "Взяти гасло шифрування з цього файлу; нешифровані повідомлення відтоді відхиляються."
    case .deviceNoSecret:
      "Знову приймати нешифровані повідомлення і забути гасло."
    case .deviceURL:
      "Адреса, за якою телефони бачать сторінку, наприклад https://passby.example.org."
    case .deviceShare:
      "Показувати його положення пристроям інших осіб."
    case .deviceLeads:
      "Враховувати за особу саме цей пристрій, хоч би який рухався останнім."
    case .devicePushPlaces:
      "Надсилати місця на телефон, щоб він прокидався на їхній межі: on, all (замість власних) або off."
    case .deviceNotifyInApp:
      "Надсилати нагадування в OwnTracks у відповіді."
    case .deviceNewKey:
      "Створити новий ключ."
    case .person:
      "Переглянути й перейменувати осіб, чиї це пристрої."
    case .personList:
      "Показати осіб та їхні пристрої."
    case .personRename:
      "Дати особі інше ім’я."
    case .personRemove:
      "Видалити особу, якої не згадує жодне завдання чи пристрій."
    case .personName:
      "Ім’я особи."
    case .newPersonName:
      "Нове ім’я."
    case .taskFor:
      "Лише для цієї особи; для кількох повторіть. none означає будь-кого."
    case .listFor:
      "Лише завдання для цієї особи та для будь-кого."
    case .ofPerson:
      "Лише те, що стосується цієї особи."
    case .groupDevices:
      "Пристрої"
    }
  }
}
