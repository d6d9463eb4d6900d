extension Ukrainian {
  package func text(_ phrase: PhotoPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .photo(let number): "світлину \(number)"
    case .photos(let number):
      "\(number) \(Self.plural(number, one: "світлина", few: "світлини", many: "світлин"))"
    case .size(let bytes): size(bytes, localizer)
    case .added(let number, let bytes): "Додано світлину \(number), \(size(bytes, localizer))."
    case .removed(let number): "Видалено світлину \(number)."
    case .saved(let number, let file): "Світлину \(number) збережено як \(file)."
    case .none: "Світлин ще немає. Додайте першу: passby photo add ФАЙЛ"
    case .stepAdded(let number, let caption): "Додано світлину \(number)\(named(caption))"
    case .stepRemoved(let number, let caption): "Видалено світлину \(number)\(named(caption))"
    case .stepProfile: "Змінено профіль"
    case .description(let day): "Світлина за \(day)"
    // Problems.
    case .empty: "файл порожній"
    case .noPicture: "файл не є зображенням: очікується JPEG, PNG або WebP"
    case .otherKind(let name): "\(name) не зберігається: очікується JPEG, PNG або WebP"
    case .heic(let name):
      "\(name) не зберігається, бо більшість браузерів його не показує. Експортуйте світлину як JPEG або ввімкніть у камері телефона формат «Найсумісніші»"
    case .truncated(let name): "файл \(name) обривається: скопіюйте його ще раз"
    case .damaged(let name):
      "файл не є справним \(name): відкрийте його в програмі для зображень і збережіть знову"
    case .unusual(let name):
      "такий різновид \(name) не показує жоден браузер: збережіть світлину як звичайний \(name)"
    case .animated(let name): "рухомий \(name) не зберігається: очікується одне зображення"
    case .tooManyBytes(let bytes, let limit):
      "файл має \(size(bytes, localizer)), зберігається щонайбільше \(size(limit, localizer)) (photos.max_size): зменште зображення"
    case .fileTooLarge(let limit):
      "файл завеликий, зберігається щонайбільше \(size(limit, localizer)) (photos.max_size): зменште зображення"
    case .sideTooLong(let width, let height, let limit):
      "зображення має \(width) x \(height) пікселів, сторона може мати щонайбільше \(limit): зменште його"
    case .tooManyPixels(let width, let height, let limit):
      "зображення має \(width) x \(height) пікселів, зберігається щонайбільше \(limit / 1_000_000) млн: зменште його"
    case .totalFull(let limit):
      "усі світлини разом зайняли б понад \(size(limit, localizer)) (photos.max_total): видаліть деякі або збільште межу"
    case .dayToCome(let value):
      "\(value) ще попереду: світлина належить до сьогоднішнього або минулого дня"
    case .captionTooLong(let most):
      "підпис може мати щонайбільше \(most) \(Self.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    case .noSuchPhoto(let value, let suggestion):
      "світлини \(value) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + " Список: passby photo"
    case .photoGone(let number): "Світлини \(number) немає."
    case .notHere(let number):
      "файлу світлини \(number) у цій базі немає: її імпортовано без файлів"
    case .noFile(let file): "файлу \(file) немає: очікувалася світлина JPEG, PNG або WebP."
    case .fileTrouble(let file, let reason): "\(file): \(reason)"
    case .noFileChosen: "виберіть зображення"
    case .notAForm: "форма надійшла не повністю: надішліть її ще раз"
    // Profile.
    case .profileName: "ім’я"
    case .profileAbout: "про себе"
    case .profilePhoto: "світлина"
    case .profileSaved: "Профіль змінено."
    case .profileEmpty:
      "Ще нічого не заповнено. Наприклад: passby profile --name Олена --about \"Коти й потяги\""
    case .profileNameTooLong(let most):
      "ім’я може мати щонайбільше \(most) \(Self.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    case .profileAboutTooLong(let most):
      "розповідь про себе може мати щонайбільше \(most) \(Self.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    // Help.
    case .help: "Список світлин; додавання, збереження та видалення."
    case .helpDiscussion:
      "Зберігаються JPEG, PNG і WebP без метаданих, як-от координати, коментарі та мініатюри. Саме зображення, його колірний профіль і орієнтація не змінюються."
    case .helpAdd: "Зберегти світлину без її метаданих."
    case .helpAddFile: "Файл; - читає стандартний ввід."
    case .helpCaption: "Кілька слів про неї."
    case .helpDate: "День, до якого вона належить; типово сьогодні."
    case .helpList: "Список світлин, спершу найновіші."
    case .helpSave: "Записати світлину у файл."
    case .helpNumber: "Номер світлини."
    case .helpSaveFile: "Новий файл; - пише в стандартний вивід."
    case .helpForce: "Замінити наявний файл."
    case .helpRemove: "Видалити світлину. Скасування поверне її."
    case .helpProfile: "Показати або змінити ім’я, розповідь про себе та зображення."
    case .helpProfileDiscussion: "Порожній текст прибирає значення."
    case .helpProfileName: "Ваше ім’я."
    case .helpProfileAbout: "Кілька слів про вас."
    case .helpProfilePhoto: "Номер світлини, що стане вашим зображенням, або none."
    }
  }

  private func named(_ caption: String?) -> String { caption.map { " \($0)" } ?? "" }

  private func size(_ bytes: Int, _ localizer: Localizer) -> String {
    switch bytes {
    case ..<1000: "\(bytes) Б"
    case ..<1_000_000: "\(localizer.number(Double(bytes) / 1000)) кБ"
    case ..<1_000_000_000: "\(localizer.number(Double(bytes) / 1e6, decimals: 1)) МБ"
    default: "\(localizer.number(Double(bytes) / 1e9, decimals: 1)) ГБ"
    }
  }
}
