import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import QRCode
import Text
import WebPorts

/// The facts that the welcome shows beside its questions.
struct WelcomeFacts {
  /// The phones and browsers, with when each was heard last.
  var devices: [(device: Device, heard: String, isOwnTracks: Bool)] = []
  /// The state of the receiver in words.
  var receiver: String?
  /// The access of phones, where none can report yet, or where the page let them in.
  var network: LetPhonesIn?
  /// True if phones can report.
  var canReach = true
  /// True if browsers give the page their positions: on this computer, and over https.
  var hasBrowserPosition = true
  /// The templates that can be chosen.
  var templates = WelcomeTemplates(nil, todos: [], places: [])
  /// The line of a task that was not added.
  var line: RefusedLine?
  /// The task that waits for a place.
  var task: (id: Todo.ID, name: String)?
  /// The test that a phone gets.
  var test: (device: Device.ID, text: String)?
  /// The end of the welcome, after the last question.
  var promise = WelcomePromise()
  /// True if "here" is known.
  var isHereKnown = false
  /// The server and the topic of ntfy that are saved.
  var savedServer = ""
  var savedTopic = ""
  /// True if the page may change them.
  var canChangeNtfy = true
  /// The topic of ntfy that is in force.
  var ntfy: SettingsPort.NtfyTopic?
  /// A topic to propose.
  var newTopic = ""
  /// The names of the notifiers in force.
  var notifiers: Set<String> = []
  var parts = PartSet.all
  /// True if there are quiet hours.
  var hasQuietHours = false
  /// True if pictures are offered after something was done.
  var hasRewards = true
  /// The places and addresses that were searched.
  var search: PlaceSearch?
  /// A form that was refused, with the messages by field.
  var refused: (form: FormFields, errors: [String: String])?

  /// The page after a place was made, which the task that waits for it gets.
  var placeBack: LocalAddress {
    LocalAddress(task.map { "/welcome?task=\($0.id.rawValue)" } ?? "/welcome")
  }
}

/// The welcome: one question at a time, with the answers to it.
struct WelcomeView: Sendable {
  /// A question among the dots.
  struct Step: Sendable {
    let href: String
    /// The question, and whether it is answered, for those who do not see the dots.
    let word: String
    let isDone: Bool
    let isCurrent: Bool
  }

  /// The question that is asked.
  struct Question: Sendable {
    let question: String
    let questionTitle: String
    let questionHint: String
    let hasAnswers: Bool
    let answers: [Answer]
    let laterHref: String
    let laterWord: String
    let panel: WelcomePanel?
    let line: WelcomeLine?
    let templates: WelcomeTemplates?
    let partsForm: PartsForm?
  }

  struct Answer: Sendable {
    let answer: String
    let answerIcon: String
    let answerWord: String
    let href: String
    let isChosen: Bool
  }

  struct PartsForm: Sendable {
    let boxes: [Box]
  }

  /// A part with what it is for.
  struct Box: Sendable {
    let boxName: String
    let boxValue: String
    let boxAnswer: String
    let boxWord: String
    let boxHint: String
    let isTicked: Bool
  }

  let asked: Question?
  let steps: [Step]
  /// The end of the welcome, after the last question; `nil` while there is one.
  let promise: WelcomePromise?

  /// Prepares the question `wanted`, or the next one; `answer` is the one whose panel is open.
  init(
    _ state: WelcomeState, facts: WelcomeFacts, wanted: WelcomeQuestion? = nil,
    answer: String? = nil
  ) {
    let current = wanted ?? state.next
    asked = current.map { Question($0, answer: answer, facts: facts) }
    steps = WelcomeQuestion.allCases.filter { $0 != .tell }.map { each in
      let isDone = state.done.contains(each)
      let word = each.title(facts)
      return Step(
        href: each.address,
        word: isDone ? WelcomePhrase.answered(word).text : WelcomePhrase.toDo(word).text,
        isDone: isDone, isCurrent: each.dot == current?.dot)
    }
    promise = current == nil ? facts.promise : nil
  }
}

/// The line of the first task.
struct WelcomeLine: Sendable {
  let quickLine: String
  let quickError: String?
  let quickReadings: [QuickChoice]
  let newPlace: UnknownPlace?
  let quickAgain: Bool

  init(_ refused: RefusedLine?) {
    quickLine = refused?.line ?? ""
    quickError = refused?.error
    quickReadings = refused?.choices ?? []
    newPlace = refused?.place
    quickAgain = refused?.isAskedAgain == true
  }
}

extension WelcomeView.Question {
  fileprivate init(_ question: WelcomeQuestion, answer: String?, facts: WelcomeFacts) {
    let answers = question.answers(facts)
    let answer = answer ?? question.usualAnswer
    self.question = question.rawValue
    questionTitle = question.title(facts)
    questionHint = question.hint(facts).text
    self.answers = answers.map {
      WelcomeView.Answer(
        answer: $0.word, answerIcon: $0.icon, answerWord: $0.phrase.text, href: $0.href,
        isChosen: $0.word == answer)
    }
    hasAnswers = !answers.isEmpty
    laterHref = "/welcome?later=\(question.rawValue)"
    laterWord = WelcomePhrase.later.text
    panel = answers.first { $0.word == answer }.flatMap {
      WelcomePanel(question, answer: $0.word, facts: facts)
    }
    line = question == .task ? WelcomeLine(facts.line) : nil
    templates = question == .task ? facts.templates : nil
    partsForm =
      question == .parts
      ? WelcomeView.PartsForm(boxes: WelcomeView.Box.all(facts)) : nil
  }
}

extension WelcomeView.Box {
  fileprivate static func all(_ facts: WelcomeFacts) -> [Self] {
    let parts = [Part.mood, .progress].map { part in
      Self(
        boxName: "part", boxValue: part.rawValue, boxAnswer: part.rawValue,
        boxWord: SettingsPagePhrase.partName(part).text,
        boxHint: SettingsPagePhrase.partHint(part).text, isTicked: facts.parts.contains(part))
    }
    return parts + [
      Self(
        boxName: "rewards", boxValue: "on", boxAnswer: "rewards",
        boxWord: WelcomePhrase.rewards.text,
        boxHint: WelcomePhrase.rewardsHint.text, isTicked: facts.hasRewards),
      Self(
        boxName: QuietSwitch.name, boxValue: "on", boxAnswer: QuietSwitch.name,
        boxWord: SettingsPagePhrase.quietHours.text, boxHint: WelcomePhrase.quietHint.text,
        isTicked: facts.hasQuietHours),
    ]
  }
}

extension WelcomeQuestion {
  /// An answer: its name, icon, word, and where it leads.
  typealias Choice = (word: String, icon: String, phrase: WelcomePhrase, href: String)

  /// The question; that of the place names the task that waits for one.
  fileprivate func title(_ facts: WelcomeFacts) -> String {
    guard self == .place, let task = facts.task else { return phrase.text }
    return WelcomePhrase.whereDone(task.name).text
  }

  /// The sentence below the question.
  fileprivate func hint(_ facts: WelcomeFacts) -> WelcomePhrase {
    switch self {
    case .task: .taskHint
    case .place: .placeHint
    case .phone: .positionHint
    case .tell: .tellHint
    case .parts: .partsHint
    }
  }

  /// The answer whose panel is open from the beginning.
  fileprivate var usualAnswer: String? { self == .place ? "search" : nil }

  fileprivate func answers(_ facts: WelcomeFacts) -> [Choice] {
    func choice(_ word: String, _ icon: String, _ phrase: WelcomePhrase) -> Choice {
      (word, icon, phrase, "\(address)&answer=\(word)")
    }
    let back = facts.placeBack.text.percentEncoded
    switch self {
    case .phone:
      let browser = choice("browser", "globe", .thisBrowser)
      return [choice("phone", "phone", .myPhone)] + (facts.hasBrowserPosition ? [browser] : [])
        + [choice("receiver", "antenna", .gpsReceiver)]
    case .tell:
      return [
        choice("owntracks", "phone", .ownTracks), choice("browser", "globe", .thisBrowser),
        choice("ntfy", "bell", .ntfy), choice("desktop", "keys", .desktop),
      ]
    case .place:
      let here =
        facts.isHereKnown ? "/places/new?position=here&back=\(back)" : "\(address)&answer=here"
      return [
        choice("search", "search", .bySearch), ("map", "map", .onMap, "/map?back=\(back)"),
        ("here", "pin", .here, here),
      ]
    case .task, .parts: return []
    }
  }
}

/// The form that belongs to an answer of the welcome.
struct WelcomePanel: Sendable {
  /// A phone or browser.
  struct Device: Sendable {
    let id: String
    let deviceName: String
    let heard: String
    let isTold: Bool
    let testWord: String
  }

  /// The form of ntfy, and the code of a topic that is set.
  struct Ntfy: Sendable {
    let server: String
    let serverError: String
    let topic: String
    let topicError: String
    let subscription: SettingsSectionView.Subscription?
    /// True once a topic is in force, which can be tested; then the next question is the main way.
    let canTest: Bool
    let canChange: Bool
  }

  /// The search for a place.
  struct Search: Sendable {
    let q: String
    let found: FoundPlaces?
  }

  let panelHint: String
  var isPhone = false
  var isBrowser = false
  var isReceiver = false
  var isOwnTracks = false
  var isNotified = false
  var isDesktop = false
  var isHere = false
  let hasDevices: Bool
  let hasPhones: Bool
  let devices: [Device]
  var ntfy: Ntfy?
  var search: Search?
  /// The access of phones to the page, and the button that lets them in.
  var network: LetPhonesIn?
  /// True if a phone can be named: it gets a code that it can use.
  var canAdd = false
  /// Commands of the system for those who set it up by hand.
  var byHand: [LetPhonesIn.ByHand] = []
  var hasHand = false
  /// The test that a phone gets, and what is known about it.
  var testText: String?
  var testDevice: String?
  var isDesktopOn = false
  var desktopError = ""

  /// Prepares the panel of an answer; `nil` for one without.
  init?(_ question: WelcomeQuestion, answer: String, facts: WelcomeFacts) {
    var hint: String
    switch (question, answer) {
    case (.phone, "phone"):
      hint = (facts.canReach ? WelcomePhrase.phoneHow : .phoneWhy).text
      (isPhone, network, canAdd) = (true, facts.network, facts.canReach)
    case (.phone, "browser"): (hint, isBrowser) = (DevicePagePhrase.browserHint.text, true)
    case (.phone, "receiver"):
      hint = [facts.receiver, WelcomePhrase.receiverHow.text].compactMap(\.self)
        .joined(separator: " ")
      isReceiver = true
      byHand = ["sudo apt install gpsd", "passby doctor"].map { .init(handLine: $0) }
    case (.tell, "owntracks"): (hint, isOwnTracks) = (WelcomePhrase.ownTracksHow.text, true)
    case (.tell, "browser"): (hint, isNotified) = (WelcomePhrase.browserHow.text, true)
    case (.tell, "ntfy"):
      hint = WelcomePhrase.ntfyHow.text
      ntfy = Ntfy(facts)
    case (.tell, "desktop"):
      (hint, isDesktop) = (WelcomePhrase.desktopHow.text, true)
      isDesktopOn = facts.notifiers.contains("desktop")
      desktopError = facts.refused?.errors["notify.desktop"] ?? ""
    case (.place, "search"):
      hint = WelcomePhrase.searchHow.text
      search = Search(
        q: facts.search?.wanted ?? "",
        found: facts.search.map { FoundPlaces($0, back: facts.placeBack) })
    case (.place, "here"): (hint, isHere) = (WelcomePhrase.hereUnknown.text, true)
    default: return nil
    }
    panelHint = hint
    let (isTelling, isAdding) = (isOwnTracks, isPhone)
    let shown = facts.devices.filter { isTelling ? $0.isOwnTracks : isAdding }
    devices = shown.map { each in
      Device(
        id: String(each.device.id.rawValue), deviceName: each.device.name.oneLine,
        heard: each.heard, isTold: each.device.notifiesInApp,
        testWord: SettingsPagePhrase.sendTest.text)
    }
    hasDevices = !devices.isEmpty
    hasPhones = !facts.devices.isEmpty
    if isOwnTracks, let test = facts.test {
      (testDevice, testText) = (String(test.device.rawValue), test.text)
    }
    hasHand = !byHand.isEmpty
  }
}

extension WelcomePanel.Ntfy {
  fileprivate init(_ facts: WelcomeFacts) {
    let (form, errors) = (facts.refused?.form, facts.refused?.errors ?? [:])
    server =
      form?["notify.ntfy.url"]
      ?? (facts.savedServer.isEmpty ? "https://ntfy.sh" : facts.savedServer)
    topic =
      form?["notify.ntfy.topic"]
      ?? (facts.savedTopic.isEmpty ? facts.newTopic : facts.savedTopic)
    canChange = facts.canChangeNtfy
    serverError = errors["notify.ntfy.url"] ?? ""
    topicError = errors["notify.ntfy.topic"] ?? ""
    subscription = facts.ntfy.map(SettingsSectionView.Subscription.init)
    canTest = facts.ntfy != nil
  }
}
