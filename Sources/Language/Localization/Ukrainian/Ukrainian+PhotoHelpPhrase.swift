extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PhotoHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .photo: "Список світлин; додавання, збереження та видалення."
    case .photoDiscussion:
      "Зберігаються JPEG, PNG і WebP без метаданих, як-от координати, коментарі та мініатюри. Саме зображення, його колірний профіль і орієнтація не змінюються."
    case .photoAdd: "Зберегти світлину без її метаданих."
    case .photoAddFile: "Файл; - читає стандартний ввід."
    case .photoCaption: "Кілька слів про неї."
    case .photoDate: "День, до якого вона належить; типово сьогодні."
    case .photoList: "Список світлин, спершу найновіші."
    case .photoSave: "Записати світлину у файл."
    case .photoNumber: "Номер світлини."
    case .photoSaveFile: "Новий файл; - пише в стандартний вивід."
    case .photoForce: "Замінити наявний файл."
    case .photoRemove: "Видалити світлину. Скасування поверне її."
    case .profile: "Показати або змінити ім’я, розповідь про себе та зображення."
    case .profileDiscussion: "Порожній текст прибирає значення."
    case .profileName: "Ваше ім’я."
    case .profileAbout: "Кілька слів про вас."
    case .profilePhoto: "Номер світлини, що стане вашим зображенням, або none."
    case .exportPhotos: "Додати файли світлин, що значно збільшує експорт."
    }
  }
}
