/// The fixed texts of the welcome, which templates name by their raw value.
package enum WelcomePagePhrase: String, WrittenPhrase, CaseIterable {
  case welcomeTitle, welcome, welcomeSteps, addATask, addATaskExample, devicesNameExample,
    needsScript, lookAgain, addPhoneFirst, addAPhone, noOwnTracks, switchOn, sendTest, ntfyServer,
    ntfyTopic, askPosition, goOn

  package var texts: Texts {
    switch self {
    case .welcomeTitle: Texts("Welcome", "Вітаємо")
    case .welcome:
      Texts(
        "Passby reminds you of recurring tasks when you pass a place where you can do them.",
        "Passby нагадує про повторювані справи, коли ви поруч із місцем, де їх можна зробити.")
    case .welcomeSteps: Texts("Questions", "Запитання")
    case .addATask: Texts("Now add a task", "Тепер додайте завдання")
    case .addATaskExample:
      Texts(
        "Such as “Cat medicine”, every 10 to 14 weeks, at the vet. From 10 weeks on it can be done; when you pass the vet then, you get a reminder.",
        "Наприклад «Ліки для кота», кожні 10–14 тижнів, у ветеринара. Через 10 тижнів це вже можна зробити; щойно ви будете поруч, надійде нагадування."
      )
    case .devicesNameExample: Texts("Name of the phone", "Назва телефона")
    case .needsScript: Texts("This needs JavaScript.", "Для цього потрібен JavaScript.")
    case .lookAgain: Texts("Look again", "Перевірити ще раз")
    case .addPhoneFirst: Texts("Add a phone first", "Спершу додати телефон")
    case .addAPhone: Texts("Add a phone", "Додати телефон")
    case .noOwnTracks:
      Texts(
        "None of your phones uses OwnTracks, which shows reminders by itself. Connect one with OwnTracks, or choose ntfy.",
        "Жоден ваш телефон не користується OwnTracks, який сам показує нагадування. Під’єднайте його через OwnTracks або виберіть ntfy."
      )
    case .switchOn: Texts("Switch on", "Увімкнути")
    case .sendTest: Texts("Send a test", "Надіслати пробне")
    case .ntfyServer: Texts("Server", "Сервер")
    case .ntfyTopic: Texts("Topic", "Тема")
    case .askPosition:
      Texts(
        "How should Passby know where you are?",
        "Як Passby має дізнаватися, де ви?")
    case .goOn: Texts("Go on", "Далі")
    }
  }
}
