extension Ukrainian {
  package func text(_ phrase: WelcomePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .welcomeTitle:
      "Вітаємо"
    case .welcome:
      "Passby нагадує про повторювані справи, коли ви поруч із місцем, де їх можна зробити."
    case .welcomeSteps:
      "Запитання"
    case .addATask:
      "Тепер додайте завдання"
    case .addATaskExample:
      "Наприклад «Ліки для кота», кожні 10–14 тижнів, у ветеринара. Через 10 тижнів це вже можна зробити; щойно ви будете поруч, надійде нагадування."
    case .devicesNameExample:
      "Назва телефона"
    case .needsScript:
      "Для цього потрібен JavaScript."
    case .lookAgain:
      "Перевірити ще раз"
    case .addPhoneFirst:
      "Спершу додати телефон"
    case .addAPhone:
      "Додати телефон"
    case .noOwnTracks:
      "Жоден ваш телефон не користується OwnTracks, який сам показує нагадування. Під’єднайте його через OwnTracks або виберіть ntfy."
    case .switchOn:
      "Увімкнути"
    case .sendTest:
      "Надіслати пробне"
    case .ntfyServer:
      "Сервер"
    case .ntfyTopic:
      "Тема"
    case .askPosition:
      "Як Passby має дізнаватися, де ви?"
    case .goOn:
      "Далі"
    }
  }
}
