import Appearance
import Application
import Foundation
import HTTPServer
import Localization
import QRCode
import Text
import WebPorts

/// The settings in force, and a form that was sent, for the settings page.
struct SettingsState {
  /// A browser that gets reminders while no page is open.
  struct Browser: Sendable {
    let browserID: String
    let browserName: String
    let browserTimes: String
  }

  let sheet: SettingsSheet
  let notifiers: [SettingsPort.NotifierState]
  let hasToken: Bool
  let otherAddresses: [String]
  /// The keys for widgets and shortcuts.
  var keys: KeyState
  let ntfy: SettingsPort.NtfyTopic?
  /// The version of the program, where the daemon tells it.
  var version: String?
  /// The browsers that get reminders while no page is open.
  var browsers: [Browser] = []
  /// The section that was sent and refused, with its form and what is wrong with it.
  var refused: (section: String, form: FormFields, errors: [String: String])?
  /// True if the section was refused only since it has a question, which saving again answers.
  var asks = false
  /// The change elsewhere that the section asks about.
  var conflict: FormConflict?
  /// The outcome of a test reminder; `isGood` is false if it was not taken.
  var test: (text: String, isGood: Bool)?
  /// The access of phones in the network to the page.
  var network: LetPhonesIn?
  /// The rows, or the sections in them, that are open as the page opens.
  var opened: Set<String> = []
  /// The addresses of the icons to choose from, by name.
  var icons: [String: String] = [:]
}

/// The page on which settings are chosen.
struct SettingsPage: TemplateView {
  static let template = "settings"

  /// The outcome of a test reminder.
  struct Tested: Sendable {
    let testText: String
    let isGood: Bool
  }

  /// The message above all sections: what was refused, with links to the fields.
  struct Refusal: Sendable {
    let refusalText: String
    let wrong: [Wrong]
  }

  /// A field that was refused.
  struct Wrong: Sendable {
    let slug: String
    let wrongLabel: String
    let wrongText: String
  }

  /// An address for other devices; the first one has a code.
  struct Code: Sendable {
    let address: String
    var path: String?
    var size: String?
    var label: String?
  }

  /// A page about the program.
  struct Link: Sendable {
    let aboutHref: String
    let aboutWord: String
  }

  let tested: Tested?
  let refusal: Refusal?
  let rows: [SettingsRowView]
  let accessTitle = SettingsPagePhrase.access.text
  let accessText: String
  /// The state of the network, with the button that changes it.
  let network: LetPhonesIn?
  /// The commands about the token, where the ones that open the page are not shown.
  let accessHow: String?
  let accessPhone: String?
  let codes: [Code]
  let keys: KeySection
  let hasBrowsers: Bool
  let browsers: [SettingsState.Browser]
  let aboutLinks: [Link]
  let aboutHelp = SettingsPagePhrase.aboutHelp.text
  let moreNotifiers = SettingsPagePhrase.moreNotifiers.text
  let notifiersByHand = SettingsPagePhrase.notifiersByHand.text

  /// Prepares the page.
  init(_ state: SettingsState) {
    tested = state.test.map { Tested(testText: $0.text, isGood: $0.isGood) }
    refusal = Self.refusal(state)
    rows = SettingsRow.all.map { SettingsRowView($0, in: state) }
    keys = KeySection(state.keys)
    browsers = state.browsers
    hasBrowsers = !browsers.isEmpty
    let links: [(String, SettingsPagePhrase)] = [
      (Project.address, .aboutProject), (Project.documentation, .aboutDocumentation),
      (Project.licence, .aboutLicence), ("/api/v1/openapi.json", .aboutAPI),
    ]
    aboutLinks = links.filter { !$0.0.isEmpty }.map { Link(aboutHref: $0, aboutWord: $1.text) }
    accessText = (state.hasToken ? SettingsPagePhrase.tokenExists : .noToken).text
    let isOpen = !state.otherAddresses.isEmpty
    accessPhone = isOpen ? WebPhrase.scan.pageText : nil
    network = state.network
    accessHow = state.network?.hasHand == true ? nil : SettingsPagePhrase.tokenHow.text
    codes = state.otherAddresses.enumerated().map { index, address in
      guard index == 0, let code = try? QRCode(address) else { return Code(address: address) }
      return Code(
        address: address, path: code.path, size: String(code.outerSize),
        label: WebPhrase.codeOf(address: address).text)
    }
  }

  private static func refusal(_ state: SettingsState) -> Refusal? {
    guard let refused = state.refused, state.conflict == nil else { return nil }
    let section = SettingsSection.all.first { $0.id == refused.section }
    let wrong = section?.fields.compactMap { field in
      refused.errors[field.name].map {
        Wrong(slug: field.slug, wrongLabel: field.label.text, wrongText: $0)
      }
    }
    return Refusal(refusalText: SettingsPagePhrase.notChanged.text, wrong: wrong ?? [])
  }
}

/// A section of the settings page.
struct SettingsSectionView: Sendable {
  /// A program that can be tested.
  struct Notifier: Sendable {
    let notifier: String
    let notifierText: String
  }

  /// The topic of ntfy, with a code to subscribe to it.
  struct Subscription: Sendable {
    let subscribeText = SettingsPagePhrase.ntfySubscribe.text
    let openText = SettingsPagePhrase.ntfyOpen.text
    let topicAddress: String
    let appLink: String
    let codePath: String?
    let codeSize: String?
    let codeLabel: String

    init(_ topic: SettingsPort.NtfyTopic) {
      let code = try? QRCode(topic.address)
      topicAddress = topic.address
      appLink = topic.appLink
      codePath = code?.path
      codeSize = code.map { String($0.outerSize) }
      codeLabel = WebPhrase.codeOf(address: topic.address).text
    }
  }

  let section: String
  /// The identifier, unless the row has it.
  let sectionID: String?
  /// The heading, unless that of the row is enough.
  let sectionTitle: String?
  let sectionError: String?
  let formState: FormState
  let sectionHint: String?
  let fields: [SettingsFieldView]
  let isLook: Bool
  let isWhole: Bool
  let canSave: Bool
  /// True if a box answers the question about a service on this computer.
  let asksThisComputer: Bool
  let yesThisComputer: String
  let isNotifiers: Bool
  let notifiers: [Notifier]
  let subscription: Subscription?
  let sendTest: String

  /// Prepares a section of a row; `nil` if none of its settings exist.
  init?(
    _ section: SettingsSection, in state: SettingsState, isFirst: Bool,
    of subject: SettingsRow.Subject
  ) {
    fields = section.fields.compactMap { SettingsFieldView($0, of: section, in: state) }
    guard !fields.isEmpty else { return nil }
    let sent = state.refused.flatMap { $0.section == section.id ? $0.form : nil }
    let conflict = sent == nil ? nil : state.conflict
    self.section = section.id
    sectionID = section.id == subject.rawValue ? nil : section.id
    let isNamed = isFirst || section.fields.first?.label.text == section.title.text
    sectionTitle = isNamed ? nil : section.title.text
    sectionError =
      sent != nil && state.conflict == nil ? SettingsPagePhrase.notChanged.text : nil
    formState =
      conflict?.state
      ?? FormState(was: sent?["was"] ?? section.stored(state.sheet).values.text)
    sectionHint = section.hint?.text
    (isLook, isWhole) = (section.isLook, section.isWhole)
    canSave = fields.contains { !$0.isLocked }
    asksThisComputer = sent != nil && state.asks
    yesThisComputer = SettingsPagePhrase.yesThisComputer.text
    isNotifiers = section.id == SettingsSection.notifications.id
    notifiers = state.notifiers.map { Notifier(notifier: $0.name, notifierText: $0.text) }
    subscription = state.ntfy.map(Subscription.init)
    sendTest = SettingsPagePhrase.sendTest.text
  }
}

/// A field of the settings page.
struct SettingsFieldView: Sendable {
  /// One of several values.
  struct Option: Sendable {
    let option: String
    let optionLabel: String
    let optionField: String
    let isChosen: Bool
    let swatch: String?
    /// The address of its picture.
    let image: String?
    /// True if it stands for what is typed into another field.
    let isOwn: Bool
  }

  /// The words that a switch sends.
  struct Toggle: Sendable {
    let onValue: String
    let offValue: String
    let isOn: Bool
  }

  /// A field for a colour, which changes another field, too.
  struct Picker: Sendable {
    let color: String
    let partner: String
    let choice: String
  }

  let field: String
  let slug: String
  let label: String
  let value: String
  let isLocked: Bool
  let lock: String?
  let isInvalid: Bool
  /// True for the first field that is wrong, to which the browser goes, also without a script.
  let isFirstWrong: Bool
  let fieldError: String
  let fieldHint: String?
  var isChoice = false
  var isRadios = false
  var isPictures = false
  var toggle: Toggle?
  var options: [Option] = []
  var isText = false
  var inputType = "text"
  var example = ""
  var picker: Picker?

  /// Prepares a field; `nil` if its settings do not exist.
  init?(_ field: SettingsField, of section: SettingsSection, in state: SettingsState) {
    let sheet = state.sheet
    let states = field.keys.compactMap { sheet[$0] }
    guard states.count == field.keys.count else { return nil }
    let sent = state.refused.flatMap { $0.section == section.id ? $0 : nil }
    let locked = states.lazy.compactMap(\.lock).first
    let error = sent?.errors[field.name]
    let first = section.fields.first { sent?.errors[$0.name] != nil }
    self.field = field.name
    slug = field.slug
    label = field.label.text
    value = locked == nil ? sent?.form[field.name] ?? field.value(sheet) : field.value(sheet)
    isLocked = locked != nil
    lock = locked?.text
    isInvalid = error != nil
    isFirstWrong = error != nil && first?.name == field.name
    fieldError = error ?? ""
    fieldHint = field.hint.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
    switch field.control {
    case .choice(let choices):
      isChoice = true
      options = choices.map { Option($0, value: value, of: field, icons: [:]) }
    case .radios(let choices):
      isRadios = true
      options = choices.map { Option($0, value: value, of: field, icons: [:]) }
    case .pictures(let choices):
      isPictures = true
      options = choices.map { Option($0, value: value, of: field, icons: state.icons) }
    case .toggle(let on, let off):
      toggle = Toggle(onValue: on.value, offValue: off.value, isOn: value == on.value)
    case .time:
      isText = true
      // A picker would hide what it cannot show.
      let isTime = value.isEmpty || value.wholeMatch(of: /[0-2][0-9]:[0-5][0-9]/) != nil
      inputType = isTime ? "time" : "text"
    case .color(let example, let partner, let choice):
      isText = true
      self.example = example
      let color =
        [value, sheet.text(field.name)].compactMap(Accent.init(parsing:)).first ?? .standard
      picker = Picker(color: color.color.hex, partner: partner, choice: choice)
    case .text(let example):
      isText = true
      self.example = example
    }
  }
}

extension SettingsFieldView.Option {
  fileprivate init(
    _ choice: SettingsField.Choice, value: String, of field: SettingsField, icons: [String: String]
  ) {
    let color = field.keys == ["appearance.color"] ? AccentName(rawValue: choice.value) : nil
    let image = field.keys == ["appearance.icon"] ? icons[choice.value] : nil
    self.init(
      option: choice.value, optionLabel: choice.label(), optionField: field.name,
      isChosen: choice.value == value, swatch: color?.color.hex, image: image,
      isOwn: color == nil && image == nil)
  }
}

extension SettingsField {
  /// The name as a part of an identifier.
  fileprivate var slug: String {
    name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}
