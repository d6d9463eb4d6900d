/// Photos and the profile, with the help of their commands.
package struct PhotoPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  package static func photo(_ number: Int) -> Self { Self("photo \(number)", "світлину \(number)") }
  package static func photos(_ number: Int) -> Self {
    Self(
      number == 1 ? "1 photo" : "\(number) photos",
      "\(number) \(Ukrainian.plural(number, one: "світлина", few: "світлини", many: "світлин"))")
  }
  /// A size in bytes: `2.4 MB`.
  package static func size(_ bytes: Int) -> Self { Self(alike: sizeText(bytes)) }
  package static func added(_ number: Int, bytes: Int) -> Self {
    Self(
      "Added photo \(number), \(sizeText(bytes)).",
      "Додано світлину \(number), \(sizeText(bytes)).")
  }
  package static func removed(_ number: Int) -> Self {
    Self("Removed photo \(number).", "Видалено світлину \(number).")
  }
  package static func saved(_ number: Int, file: String) -> Self {
    Self("Saved photo \(number) as \(file).", "Світлину \(number) збережено як \(file).")
  }
  package static let none = Self(
    "No photos yet. Add one: passby photo add FILE",
    "Світлин ще немає. Додайте першу: passby photo add ФАЙЛ"
  )
  .onPage(
    "No photos yet.",
    "Світлин ще немає.")
  /// The step of adding a photo, in the middle of a sentence.
  package static func stepAdded(_ number: Int, caption: String?) -> Self {
    Self("added photo \(number)\(named(caption))", "Додано світлину \(number)\(named(caption))")
  }
  /// The step of removing a photo, in the middle of a sentence.
  package static func stepRemoved(_ number: Int, caption: String?) -> Self {
    Self("removed photo \(number)\(named(caption))", "Видалено світлину \(number)\(named(caption))")
  }
  /// The step of sharing a photo, in the middle of a sentence.
  package static func stepShared(_ number: Int, caption: String?) -> Self {
    Self("shared photo \(number)\(named(caption))", "Поділено світлину \(number)\(named(caption))")
  }
  /// The step of no longer sharing a photo, in the middle of a sentence.
  package static func stepUnshared(_ number: Int, caption: String?) -> Self {
    Self(
      "stopped sharing photo \(number)\(named(caption))",
      "Приховано від інших світлину \(number)\(named(caption))")
  }
  /// The step of turning or cutting a photo, in the middle of a sentence.
  package static func stepChanged(_ number: Int, caption: String?) -> Self {
    Self("changed photo \(number)\(named(caption))", "Змінено світлину \(number)\(named(caption))")
  }
  /// Beside a photo that all persons may look at.
  package static let sharedMark = Self("shared", "спільна")
  package static func shared(_ number: Int) -> Self {
    Self(
      "Everyone here can look at photo \(number) now.",
      "Тепер світлину \(number) можуть бачити всі.")
  }
  package static func unshared(_ number: Int) -> Self {
    Self(
      "Only you see photo \(number) now.", "Тепер світлину \(number) бачите лише ви.")
  }
  package static func changed(_ number: Int) -> Self {
    Self("Changed photo \(number).", "Світлину \(number) змінено.")
  }
  package static let helpShare = Self(
    "Let all persons look at a photo", "Показати світлину всім")
  package static let helpUnshare = Self(
    "Keep a photo to yourself again", "Знову залишити світлину лише собі")
  /// The step of changing the profile, in the middle of a sentence.
  package static let stepProfile = Self("changed the profile", "Змінено профіль")
  package static func description(day: String) -> Self {
    Self("Photo of \(day)", "Світлина за \(day)")
  }

  // MARK: Problems

  package static let empty = Self("the file is empty", "файл порожній")
  package static let noPicture = Self(
    "the file is no picture: expected JPEG, PNG or WebP",
    "файл не є зображенням: очікується JPEG, PNG або WebP")
  package static func otherKind(_ name: String) -> Self {
    Self(
      "\(name) is not kept: expected JPEG, PNG or WebP",
      "\(name) не зберігається: очікується JPEG, PNG або WebP")
  }
  package static func heic(_ name: String) -> Self {
    Self(
      "\(name) is not kept, since most browsers do not show it. Export the photo as JPEG, or set the camera of the phone to “Most Compatible”",
      "\(name) не зберігається, бо більшість браузерів його не показує. Експортуйте світлину як JPEG або ввімкніть у камері телефона формат «Найсумісніші»"
    )
  }
  package static func truncated(_ name: String) -> Self {
    Self(
      "the \(name) file ends too early: copy it again from where it came",
      "файл \(name) обривається: скопіюйте його ще раз")
  }
  package static func damaged(_ name: String) -> Self {
    Self(
      "the file is not a sound \(name): open it in a program for pictures and save it again",
      "файл не є справним \(name): відкрийте його в програмі для зображень і збережіть знову")
  }
  package static func unusual(_ name: String) -> Self {
    Self(
      "this variant of \(name) is shown by no browser: save it again as a common \(name)",
      "такий різновид \(name) не показує жоден браузер: збережіть світлину як звичайний \(name)")
  }
  package static func animated(_ name: String) -> Self {
    Self(
      "a moving \(name) is not kept: expected a single picture",
      "рухомий \(name) не зберігається: очікується одне зображення")
  }
  package static func tooManyBytes(_ bytes: Int, limit: Int) -> Self {
    Self(
      "the file has \(sizeText(bytes)), at most \(sizeText(limit)) are kept (photos.max_size): make the picture smaller",
      "файл має \(sizeText(bytes)), зберігається щонайбільше \(sizeText(limit)) (photos.max_size): зменште зображення"
    )
  }
  package static func fileTooLarge(limit: Int) -> Self {
    Self(
      "the file is too large, at most \(sizeText(limit)) are kept (photos.max_size): make the picture smaller",
      "файл завеликий, зберігається щонайбільше \(sizeText(limit)) (photos.max_size): зменште зображення"
    )
  }
  package static func sideTooLong(width: Int, height: Int, limit: Int) -> Self {
    Self(
      "the picture has \(width) x \(height) pixels, at most \(limit) a side are kept: make it smaller",
      "зображення має \(width) x \(height) пікселів, сторона може мати щонайбільше \(limit): зменште його"
    )
  }
  package static func tooManyPixels(width: Int, height: Int, limit: Int) -> Self {
    Self(
      "the picture has \(width) x \(height) pixels, at most \(limit / 1_000_000) million are kept: make it smaller",
      "зображення має \(width) x \(height) пікселів, зберігається щонайбільше \(limit / 1_000_000) млн: зменште його"
    )
  }
  package static func totalFull(limit: Int) -> Self {
    Self(
      "all photos together would be larger than \(sizeText(limit)) (photos.max_total): remove some, or raise the limit",
      "усі світлини разом зайняли б понад \(sizeText(limit)) (photos.max_total): видаліть деякі або збільште межу"
    )
  }
  package static func dayToCome(_ value: String) -> Self {
    Self(
      "\(value) is in the future: a photo belongs to today or to an earlier day",
      "\(value) ще попереду: світлина належить до сьогоднішнього або минулого дня")
  }
  package static func captionTooLong(most: Int) -> Self {
    Self(
      "a caption has at most \(most) characters",
      "підпис може мати щонайбільше \(most) \(Ukrainian.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    )
  }
  package static func noSuchPhoto(_ value: String, suggestion: String?) -> Self {
    Self(
      "there is no photo \(value)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " List them: passby photo"),
      "світлини \(value) немає." + (suggestion.map { " Можливо, \($0)?" } ?? "")
        + (localizer.audience == .page ? "" : " Список: passby photo"))
  }
  /// A photo of a page is gone.
  package static func photoGone(_ number: Int) -> Self {
    Self("There is no photo \(number).", "Світлини \(number) немає.")
  }
  package static func notHere(_ number: Int) -> Self {
    Self(
      "the file of photo \(number) is not in this database: it was imported without photos",
      "файлу світлини \(number) у цій базі немає: її імпортовано без файлів")
  }
  package static func noFile(_ file: String) -> Self {
    Self(
      "there is no file \(file): expected a photo in JPEG, PNG or WebP.",
      "файлу \(file) немає: очікувалася світлина JPEG, PNG або WebP.")
  }
  package static func fileTrouble(_ file: String, reason: String) -> Self {
    Self(alike: "\(file): \(reason)")
  }
  /// No file was chosen on the page.
  package static let noFileChosen = Self("choose a picture", "виберіть зображення")
  package static let notAForm = Self(
    "the form was not complete: send it again",
    "форма надійшла не повністю: надішліть її ще раз")

  // MARK: Profile

  package static let profileName = Self("name", "ім’я")
  package static let profileAbout = Self("about", "про себе")
  package static let profilePhoto = Self("photo", "світлина")
  package static let profileSaved = Self("Changed the profile.", "Профіль змінено.")
  package static let profileEmpty = Self(
    "Nothing is filled in. For example: passby profile --name Olena --about \"Cats and trains\"",
    "Ще нічого не заповнено. Наприклад: passby profile --name Олена --about \"Коти й потяги\"")
  package static func profileNameTooLong(most: Int) -> Self {
    Self(
      "a name has at most \(most) characters",
      "ім’я може мати щонайбільше \(most) \(Ukrainian.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    )
  }
  package static func profileAboutTooLong(most: Int) -> Self {
    Self(
      "the text about you has at most \(most) characters",
      "розповідь про себе може мати щонайбільше \(most) \(Ukrainian.plural(most, one: "знак", few: "знаки", many: "знаків"))"
    )
  }

  // MARK: Help

  package static let help = Self(
    "List photos, or add, save and remove them.",
    "Список світлин; додавання, збереження та видалення.")
  package static let helpDiscussion = Self(
    "JPEG, PNG and WebP are kept, without metadata such as the position, comments and thumbnails. The picture itself, its colour profile and its orientation do not change.",
    "Зберігаються JPEG, PNG і WebP без метаданих, як-от координати, коментарі та мініатюри. Саме зображення, його колірний профіль і орієнтація не змінюються."
  )
  package static let helpAdd = Self(
    "Store a photo without its metadata.",
    "Зберегти світлину без її метаданих.")
  package static let helpAddFile = Self(
    "The file; - reads standard input.",
    "Файл; - читає стандартний ввід.")
  package static let helpCaption = Self("A few words about it.", "Кілька слів про неї.")
  package static let helpDate = Self(
    "The day that it belongs to; today unless given.",
    "День, до якого вона належить; типово сьогодні.")
  package static let helpList = Self(
    "List photos, newest first.",
    "Список світлин, спершу найновіші.")
  package static let helpSave = Self("Write a photo into a file.", "Записати світлину у файл.")
  package static let helpNumber = Self("The number of the photo.", "Номер світлини.")
  package static let helpSaveFile = Self(
    "The new file; - writes to standard output.",
    "Новий файл; - пише в стандартний вивід.")
  package static let helpForce = Self("Replace an existing file.", "Замінити наявний файл.")
  package static let helpRemove = Self(
    "Remove a photo. Undo brings it back.",
    "Видалити світлину. Скасування поверне її.")
  package static let helpProfile = Self(
    "Show or change your name, what you say about yourself, and your picture.",
    "Показати або змінити ім’я, розповідь про себе та зображення.")
  package static let helpProfileDiscussion = Self(
    "An empty text takes a value away.",
    "Порожній текст прибирає значення.")
  package static let helpProfileName = Self("Your name.", "Ваше ім’я.")
  package static let helpProfileAbout = Self("A few words about you.", "Кілька слів про вас.")
  package static let helpProfilePhoto = Self(
    "The number of the photo that is your picture, or none.",
    "Номер світлини, що стане вашим зображенням, або none.")

  private static func named(_ caption: String?) -> String { caption.map { " \($0)" } ?? "" }

  private static func sizeText(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: say("\(bytes) B", "\(bytes) Б")
    case ..<1_000_000:
      say(
        "\(localizer.number(Double(bytes) / 1000)) kB",
        "\(localizer.number(Double(bytes) / 1000)) кБ")
    case ..<1_000_000_000:
      say(
        "\(localizer.number(Double(bytes) / 1e6, decimals: 1)) MB",
        "\(localizer.number(Double(bytes) / 1e6, decimals: 1)) МБ")
    default:
      say(
        "\(localizer.number(Double(bytes) / 1e9, decimals: 1)) GB",
        "\(localizer.number(Double(bytes) / 1e9, decimals: 1)) ГБ")
    }
  }
}
