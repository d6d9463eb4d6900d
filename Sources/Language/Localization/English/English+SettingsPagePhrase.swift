extension English {
  package func text(_ phrase: SettingsPagePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .intro:
      "What you choose here is kept in your database. The configuration file, environment variables and options take precedence."
    case .languageAndTime: "Language and time"
    case .yourDay: "Your day"
    case .quietHours: "Quiet hours"
    case .whenReminds: "When tasks remind"
    case .switchedOn: "On"
    case .switchedOff: "Off"
    case .newTasks: "New tasks"
    case .map: "Map"
    case .addresses: "Search for addresses"
    case .notifications: "Notifications"
    case .access: "Access from other devices"
    case .mapSource: "Map images"
    case .addressSource: "Search service"
    case .quietHint:
      "What nobody gave a time for waits until the quiet hours end. Who arrives is awake: reminders at a place still come."
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
    case .wholePath: "Expected a whole path that begins with / or ~/."
    case .thisComputer(let host):
      "This computer itself? “\(host)” is no other machine: Passby would send requests to a program that runs here."
    case .yesThisComputer: "Yes, this computer itself"
    case .inNetwork(let host, let address):
      host == address
        ? "\(address) is in your network."
        : "“\(host)” is in your network, at \(address)."
    case .noMapFile:
      "Passby cannot read a map there: expected a file of the kind MBTiles. “passby doctor” says more about one in the configuration file."
    case .somethingExpected: "Please fill in this field."
    case .noDesktopProgram: "notify-send is not installed on this machine (Debian: libnotify-bin)."
    case .notChanged: "Nothing was saved. Please correct the marked fields."
    case .sendTest: "Send a test"
    case .testSent(let name): "\(name): the test was sent."
    case .testFailed(let name, let reason): "\(name): the test failed. \(reason)"
    case .noSuchNotifier(let name): "There is no notifier \(name)."
    case .theDesktop: "Desktop"
    case .webhook(let notifier, let host): "\(notifier), at \(host)"
    case .ntfy(let host): "ntfy, at \(host)"
    case .ntfySubscribe: "Scan this with the phone to subscribe to the topic in ntfy:"
    case .ntfyChanges(let address):
      "Phones that have subscribed to \(address) get no more reminders then; they have to subscribe again. Change the topic?"
    case .ntfyOpen: "Open in the app ntfy"
    case .program(let notifier, let program): "\(notifier), the program \(program)"
    case .moreNotifiers:
      "Programs and other web addresses, such as Gotify or Home Assistant, are set up in the configuration file under notify: “passby config --path” prints where it is."
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
    // Appearance.
    case .appearance: "Appearance"
    case .theme: "Theme"
    case .themeName(let word):
      switch word {
      case "light": "Light"
      case "dark": "Dark"
      default: "Same as the system"
      }
    case .color: "Colour"
    case .colorName(let word): word.prefix(1).uppercased() + word.dropFirst()
    case .ownColor: "Your own colour"
    case .ownColorHint:
      "In the form #rrggbb or #rgb. Where it is the colour of text, it is darkened or lightened until it can be read."
    case .icon: "Icon"
    case .iconName(let word): word.prefix(1).uppercased() + word.dropFirst()
    case .parts: "Parts"
    case .partsHint:
      "A part that is off disappears; what is written in it stays."
    case .partName(let part):
      switch part {
      case .today: "Today"
      case .plan: "Plan"
      case .mood: "Mood"
      case .progress: "Progress"
      case .journal: "Journal"
      case .photos: "Photos"
      }
    case .partHint(let part):
      switch part {
      case .today: "Groups the list by what can be done now and today."
      case .plan: "Lays the tasks of a day out on its hours."
      case .mood: "Notes how you feel, with advice."
      case .progress: "Points, levels, streaks and statistics."
      case .journal: "A month of days, habits, three good things, notes and the bucket list."
      case .photos: "Photos of your days, and your profile."
      }
    case .rewards: "Pictures"
    case .rewardsHint: "After something is done, a link offers one. It never opens by itself."
    case .nothing: "none"
    case .about(let version):
      "Passby\(version.map { " \($0)" } ?? ""), under the MIT licence. More about it: “man passby”, “passby help”."
    case .aboutAPI: "Description of the API"
    case .on: "On"
    case .off: "Off"
    }
  }
}
