extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: SettingsPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .intro:
      "What you choose here is kept in your database. The configuration file, environment variables and options take precedence."
    case .languageAndTime: "Language and time"
    case .yourDay: "Your day"
    case .quietHours: "Quiet hours"
    case .newTasks: "New tasks"
    case .map: "Map"
    case .addresses: "Search for addresses"
    case .notifications: "Notifications"
    case .access: "Access from other devices"
    case .mapSource: "Map images"
    case .addressSource: "Search service"
    case .quietHint: "Reminders wait until the quiet hours end. Leave both empty for none."
    case .mapHint: "A server of map images sees which part of the map you look at."
    case .addressesHint: "The service sees what you search for, and where you put a new place."
    case .openStreetMap: "OpenStreetMap"
    case .otherServer: "Another server"
    case .file: "A file"
    case .noMap: "No images"
    case .nominatim: "OpenStreetMap (Nominatim)"
    case .noAddresses: "No search for addresses"
    case .fixedInFile(let path): "Set in \(path)."
    case .fixedByVariable(let name): "Set by the environment variable \(name)."
    case .fixedByOption: "Set by an option of the command."
    case .locked(let cause): "This cannot be changed here. \(cause)"
    case .chosenHere: "the settings page"
    case .expected(let values): "Expected \(values)."
    case .refused(let text): "\(text)"
    case .bothOrNeither: "Set both times, or leave both empty."
    case .twoTimes: "Expected two different times."
    case .noMapFile:
      "Passby cannot read a map there: expected a file of the kind MBTiles. “passby doctor” says more about one in the configuration file."
    case .wholePath: "Expected a whole path that begins with / or ~/."
    case .somethingExpected: "Please fill in this field."
    case .noDesktopProgram: "notify-send is not installed on this machine (Debian: libnotify-bin)."
    case .notChanged: "Nothing was saved. Please correct the marked fields."
    case .sendTest: "Send a test"
    case .testSent(let name): "\(name): the test was sent."
    case .testFailed(let name, let reason): "\(name): the test failed. \(reason)"
    case .noSuchNotifier(let name): "There is no notifier \(name)."
    case .theDesktop: "Desktop"
    case .webhook(let notifier, let host): "\(notifier), at \(host)"
    case .program(let notifier, let program): "\(notifier), the program \(program)"
    case .moreNotifiers:
      "Programs and web addresses, such as ntfy or Gotify, are set up in the configuration file under notify: “passby config --path” prints where it is."
    case .tokenExists: "There is a token: other devices log in with it."
    case .noToken: "There is no token: only this machine can open the page."
    case .tokenHow:
      "“passby web token” makes one and shows it once, “passby web token --new” replaces it, “passby web token --remove” takes it away."
    case .mapQuestion: "Show a map from OpenStreetMap? It then sees which part you look at."
    case .addressQuestion:
      "Search for addresses with OpenStreetMap (Nominatim)? It then sees what you search for."
    case .useIt: "Use it"
    case .haveFile: "I have a file"
    case .without: "Without"
    case .useFile: "Use this file"
    case .nothingSent:
      "Nothing is sent before you answer. You can change the answer under Settings."
    case .chooseService: "Choose a search service"
    }
  }
}
