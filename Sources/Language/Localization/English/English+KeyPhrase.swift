extension English {
  package func text(_ phrase: KeyPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Help.
    case .help: "Make keys for widgets, voice assistants and shortcuts."
    case .helpDiscussion:
      """
      A key opens one thing and nothing else: with "add" it adds tasks at /quick, with "today" it \
      reads the tasks of the day at /today.txt and /today.json. It never opens the page. It is shown \
      once; only a digest of it is stored, beside the database.

        passby web key --name "Voice" --may add
        passby web key --name "Widget" --may today --person Anna
        passby web key remove "Voice"
      """
    case .helpAdd: "Make a key, and show it once."
    case .helpList: "List the keys."
    case .helpRemove: "Remove a key. It stops working at once."
    case .helpName: "The name of the key, such as Widget."
    case .helpMay: "What the key may do: add, today or feed."
    case .helpPerson: "Whose tasks the key reads: hers and those for anyone."
    case .helpKnownName: "The name of the key."
    // Answers.
    case .right(.add): "may only add tasks"
    case .right(.today): "may only read the tasks of today"
    case .right(.feed): "may only read the coming dates of tasks, as a calendar"
    case .shownOnce: "This is the key, shown only this once."
    case .addresses: "Addresses"
    case .none: "There are no keys."
    case .line(let right, let person, let created):
      text(.right(right), localizer) + (person.map { ", for \($0)" } ?? "") + ", made \(created)"
    case .personLost: "a person who was removed (the key does nothing)"
    case .removed(let name): "The key \(name) is removed."
    // Problems.
    case .nameExpected(let name):
      "\(name) is no name of a key: expected 1 to 200 characters, such as Widget."
    case .nameTaken(let name):
      "there is already a key \(name): choose another name, or remove that one first."
    case .unknown(let name, let suggestion):
      "there is no key \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby web key list"
    case .rightExpected(let word):
      "\(word) is nothing that a key may do: expected add, today or feed."
    case .full(let most): "there are \(most) keys, which is the most: remove one first."
    case .notChanged(let path, let reason): "cannot change the keys in \(path): \(reason)."
    case .wrong: "This key does not exist, or no longer. \"passby web key\" makes one."
    case .notAllowed(let right): "This key \(text(.right(right), localizer))."
    case .personGone: "The person of this key was removed: make another key."
    case .textTooLong(let most): "The text is too long: expected at most \(most) characters."
    case .textExpected: "There is no text: expected /quick?text=Buy%20milk."
    case .onlyLooked: "An address that is only looked at adds nothing."
    // On the page.
    case .heading: "Keys for widgets and shortcuts"
    case .hint:
      "A key does one thing: add tasks (voice assistants, Shortcuts, Tasker) or read the tasks of today (widgets). It never opens the page."
    case .name: "Name"
    case .may: "What it may do"
    case .whose: "Whose tasks"
    case .anyone: "all tasks"
    case .make: "Make a key"
    case .remove: "Remove"
    case .made(let name): "The key \(name), shown only this once:"
    case .addressAdd: "Adds a task"
    case .addressText: "One task a line"
    case .addressFeed: "For a calendar to subscribe to"
    case .addressFeedWeb: "The same, for programs that do not know webcal"
    case .helpFeed: "A calendar of the coming dates that other programs subscribe to."
    case .helpFeedNew: "Make a new address, and show it once; the one before it ends."
    case .helpFeedRemove: "Remove the address; it ends at once."
    case .feedName: "Calendar"
    case .noFeed: "There is no feed. Make one with: passby web feed --new"
    case .noSuchFeed: "There is no such calendar."
    case .hasFeed(let name, let created):
      "There is a feed \(name) since \(created). Its address was shown once; a new one: passby web feed --new"
    case .helpFeedDiscussion:
      """
      The address has a key of its own, which reads the calendar and nothing else; beside the database only its hash is stored. It shows the \
      coming 12 dates of each task within 400 days. With ?kind=window each spans from when it opens to when it is due, with ?places=1 it has \
      the place.
      """
    case .addressJSON: "As JSON"
    }
  }
}
