import Application
import Localization
import Text
import WebPorts

/// A row of the settings page, which opens: a subject with its sections.
struct SettingsRow: Sendable {
  /// A subject, by its name in addresses: `/settings#reminders`.
  enum Subject: String, CaseIterable {
    case look, day, parts, reminders, map, phones, keys, about
  }

  let subject: Subject
  /// The name of its icon.
  let icon: String
  let title: any Phrase
  /// Its sections; the title of the first is that of the row.
  let sections: [SettingsSection]
  /// The fields whose values the closed row shows.
  var told: [String] = []

  /// All rows, in the order of the page.
  static let all = [
    SettingsRow(
      subject: .look, icon: "look", title: SettingsPagePhrase.rowLook,
      sections: [.appearance, .languageAndTime], told: ["appearance.theme", "accent"]),
    SettingsRow(
      subject: .day, icon: "history", title: SettingsPagePhrase.rowDay,
      sections: [.yourDay, .quietHours], told: ["day.start", "day.end"]),
    SettingsRow(
      subject: .parts, icon: "parts", title: SettingsPagePhrase.parts, sections: [.parts],
      told: SettingsSection.parts.fields.map(\.name)),
    SettingsRow(
      subject: .reminders, icon: "bell", title: PagePhrase.reminders,
      sections: [.reminders, .notifications, .newTasks, .rewards]),
    SettingsRow(
      subject: .map, icon: "map", title: SettingsPagePhrase.map, sections: [.map, .addresses],
      told: ["map"]),
    SettingsRow(
      subject: .phones, icon: "phone", title: SettingsPagePhrase.rowPhones, sections: [.reach]),
    SettingsRow(
      subject: .keys, icon: "keys", title: PagePhrase.keys, sections: [.keyboard],
      told: SettingsSection.keyboard.fields.map(\.name)),
    SettingsRow(
      subject: .about, icon: "info", title: SettingsPagePhrase.rowAbout, sections: []),
  ]
}

/// A row of the settings page as it is shown.
struct SettingsRowView: Sendable {
  let rowID: String
  let rowIcon: String
  let rowTitle: String
  /// The words of the closed row of its values.
  let rowWords: String
  /// True if it is open as the page opens: something in it was sent, or is wrong.
  let isOpen: Bool
  /// The sentence about what is set elsewhere, where something in it is.
  let lockedWords: String?
  let sections: [SettingsSectionView]
  let isDay: Bool
  let isParts: Bool
  let isReminders: Bool
  let isPhones: Bool
  let isKeys: Bool
  let isAbout: Bool

  /// Prepares a row.
  init(_ row: SettingsRow, in state: SettingsState) {
    let subject = row.subject
    rowID = subject.rawValue
    rowIcon = row.icon
    rowTitle = row.title.text
    rowWords = Self.words(of: row, in: state)
    isOpen = row.sections.contains { state.opened.contains($0.id) } || state.opened.contains(rowID)
    sections = row.sections.enumerated().compactMap { index, section in
      SettingsSectionView(
        section, in: state, isFirst: index == 0 && subject != .phones, of: subject)
    }
    let isLocked = sections.contains { $0.fields.contains(where: \.isLocked) }
    lockedWords = isLocked ? SettingsPagePhrase.intro.text : nil
    isDay = subject == .day
    isParts = subject == .parts
    isReminders = subject == .reminders
    isPhones = subject == .phones
    isKeys = subject == .keys
    isAbout = subject == .about
  }

  private static func words(of row: SettingsRow, in state: SettingsState) -> String {
    let fields = row.sections.flatMap(\.fields).filter { row.told.contains($0.name) }
    var words: [String] =
      switch row.subject {
      case .reminders where state.notifiers.isEmpty: [SettingsPagePhrase.onThisPage.text]
      case .reminders: state.notifiers.map(\.text)
      case .phones:
        [(state.hasToken ? SettingsPagePhrase.openToOthers : .thisComputerAlone).text]
      case .keys where fields.isEmpty: [SettingsPagePhrase.keysWords.text]
      case .about: [SettingsPagePhrase.product(version: state.version).text]
      case .parts: fields.filter { $0.value(state.sheet) == "on" }.map(\.label.text)
      case .keys: fields.map { "\($0.label.text): \($0.words(in: state.sheet))" }
      case .look, .day, .map: fields.map { $0.words(in: state.sheet) }
      }
    words = words.map(\.oneLine).filter { !$0.isEmpty }
    guard !words.isEmpty else { return SettingsPagePhrase.nothing.text }
    return words.joined(separator: row.subject == .day ? " – " : " · ")
  }
}
