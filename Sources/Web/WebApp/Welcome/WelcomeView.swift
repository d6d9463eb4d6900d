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
  /// True if only this computer can open the page, so that no phone can report.
  var isLoopback = false
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
}

/// The welcome: one question at a time, with the answers to it.
struct WelcomeView: Sendable {
  /// A question in the list of all of them.
  struct Step: Sendable {
    let href: String
    let word: String
    let state: String
    let isDone: Bool
    let isCurrent: Bool
  }

  /// The question that is asked.
  struct Question: Sendable {
    let question: String
    let ofAll: String
    let questionTitle: String
    let questionHint: String
    let hasAnswers: Bool
    let answers: [Answer]
    let laterHref: String
    let laterWord: String
    let panel: WelcomePanel?
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
  /// True once there is no question left.
  let isThrough: Bool

  /// Prepares the question `wanted`, or the next one; `answer` is the one whose panel is open.
  init(
    _ state: WelcomeState, facts: WelcomeFacts, wanted: WelcomeQuestion? = nil,
    answer: String? = nil, back: String = "/welcome"
  ) {
    let current = wanted ?? state.next
    asked = current.map {
      Question($0, answer: answer, facts: facts, back: back)
    }
    steps = WelcomeQuestion.allCases.map { each in
      let isDone = state.done.contains(each)
      return Step(
        href: each.address, word: each.phrase.text,
        state: (isDone ? WelcomePhrase.answered : state.left.contains(each) ? .leftOpen : .open)
          .text, isDone: isDone, isCurrent: each == current)
    }
    isThrough = current == nil
  }
}

extension WelcomeView.Question {
  fileprivate init(
    _ question: WelcomeQuestion, answer: String?, facts: WelcomeFacts, back: String
  ) {
    let answers = question.answers(facts)
    self.question = question.rawValue
    let number = (WelcomeQuestion.allCases.firstIndex(of: question) ?? 0) + 1
    ofAll = WelcomePhrase.number(number, of: WelcomeQuestion.allCases.count).text
    questionTitle = question.phrase.text
    questionHint = question.hint.text
    self.answers = answers.map {
      WelcomeView.Answer(
        answer: $0.word, answerIcon: $0.icon, answerWord: $0.phrase.text, href: $0.href,
        isChosen: $0.word == answer)
    }
    hasAnswers = !answers.isEmpty
    laterHref = "/welcome?later=\(question.rawValue)&back=\(back.percentEncoded)"
    laterWord = WelcomePhrase.later.text
    panel = answers.first { $0.word == answer }.flatMap {
      WelcomePanel(question, answer: $0.word, facts: facts)
    }
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

  /// The sentence below the question.
  fileprivate var hint: WelcomePhrase {
    switch self {
    case .position: .positionHint
    case .tell: .tellHint
    case .place: .placeHint
    case .parts: .partsHint
    }
  }

  fileprivate func answers(_ facts: WelcomeFacts) -> [Choice] {
    func choice(_ word: String, _ icon: String, _ phrase: WelcomePhrase) -> Choice {
      (word, icon, phrase, "\(address)&answer=\(word)")
    }
    switch self {
    case .position:
      return [
        choice("phone", "phone", .myPhone), choice("browser", "status", .thisBrowser),
        choice("receiver", "pin", .gpsReceiver),
      ]
    case .tell:
      return [
        choice("owntracks", "phone", .ownTracks), choice("browser", "status", .thisBrowser),
        choice("ntfy", "bell", .ntfy), choice("desktop", "plan", .desktop),
      ]
    case .place:
      let here =
        facts.isHereKnown ? "/places/new?position=here&back=%2Fwelcome" : "\(address)&answer=here"
      return [
        choice("search", "search", .bySearch), ("map", "map", .onMap, "/map?back=%2Fwelcome"),
        ("here", "pin", .here, here),
      ]
    case .parts: return []
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
  /// The steps that come first where no phone can reach the page.
  var unreachable: String?
  var isDesktopOn = false
  var desktopError = ""

  /// Prepares the panel of an answer; `nil` for one without.
  init?(_ question: WelcomeQuestion, answer: String, facts: WelcomeFacts) {
    var hint: String
    switch (question, answer) {
    case (.position, "phone"):
      (hint, isPhone) = (WelcomePhrase.phoneHow.text, true)
      unreachable = facts.isLoopback ? WebPhrase.networkSteps.text : nil
    case (.position, "browser"): (hint, isBrowser) = (DevicePagePhrase.browserHint.text, true)
    case (.position, "receiver"):
      hint = [facts.receiver, WelcomePhrase.receiverHow.text].compactMap(\.self)
        .joined(separator: " ")
      isReceiver = true
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
        found: facts.search.map { FoundPlaces($0, back: LocalAddress("/welcome")) })
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
