extension English {
  package func text(_ phrase: WelcomePagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .welcomeTitle:
      "Welcome"
    case .welcome:
      "Passby reminds you of recurring tasks when you pass a place where you can do them."
    case .welcomeSteps:
      "Questions"
    case .addATask:
      "Now add a task"
    case .addATaskExample:
      "Such as “Cat medicine”, every 10 to 14 weeks, at the vet. From 10 weeks on it can be done; when you pass the vet then, you get a reminder."
    case .devicesNameExample:
      "Name of the phone"
    case .needsScript:
      "This needs JavaScript."
    case .lookAgain:
      "Look again"
    case .addPhoneFirst:
      "Add a phone first"
    case .addAPhone:
      "Add a phone"
    case .noOwnTracks:
      "None of your phones uses OwnTracks, which shows reminders by itself. Connect one with OwnTracks, or choose ntfy."
    case .switchOn:
      "Switch on"
    case .sendTest:
      "Send a test"
    case .ntfyServer:
      "Server"
    case .ntfyTopic:
      "Topic"
    case .askPosition:
      "How should Passby know where you are?"
    case .goOn:
      "Go on"
    }
  }
}
