import Application
import Foundation
import HTTPServer
import Localization
import Model
import QRCode
import WebPorts

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
