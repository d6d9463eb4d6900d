import Text

/// A setting outside of lists of notifiers: a row of the table by which settings are read, shown,
/// compared and chosen on the page.
///
/// The table is `all`. A new setting is a row there, a property of `PassbySettings` with its
/// default, its lines in `config/passby.yaml`, and its texts in each language.
package struct Setting: SettingsAddress, CustomStringConvertible {
  /// The whole name, dotted, with its section before the dot.
  package let name: String
  /// Where and how the page shows it; `nil` for a setting that cannot be chosen there.
  package let page: PageField?
  /// The words to choose from, in their order; none for what is typed.
  package let words: [String]
  /// True if a running daemon follows a change only after it has started again.
  let waitsForStart: Bool
  /// The part of its value that is hidden where it is printed.
  let secrecy: Secrecy
  /// The name that it had in former versions.
  let former: FormerSetting?

  /// Reads the setting into its property, and checks it against those before it.
  let read: @Sendable (SettingsValues, inout PassbySettings) throws(SettingsError) -> Void
  let value: @Sendable (PassbySettings) -> SettingsValue

  /// The part of a value that is a secret.
  enum Secrecy {
    /// Nothing.
    case none
    /// The path and the query of an address, which may hold a key.
    case address
    /// All of it.
    case password
  }

  /// Describes a setting.
  ///
  /// - Parameters:
  ///   - name: The dotted name.
  ///   - property: Where its value is kept, with the default at first.
  ///   - kind: The values that it may have.
  ///   - waitsForStart: True if a change takes effect when the daemon starts again.
  ///   - secrecy: What of the value is hidden.
  ///   - former: The name that it had in former versions, which its kind reads as well.
  ///   - page: Where the page shows it, if it may be chosen there.
  ///   - then: Checks the setting together with those before it, or reads what belongs to them.
  init<Value>(
    _ name: String, _ property: any WritableKeyPath<PassbySettings, Value> & Sendable,
    _ kind: SettingKind<Value>, waitsForStart: Bool = false, secrecy: Secrecy = .none,
    former: FormerSetting? = nil, page: PageField? = nil,
    then: @escaping @Sendable (SettingsValues, inout PassbySettings) throws(SettingsError) -> Void =
      { _, _ in }
  ) {
    self.name = name
    self.page = page
    self.waitsForStart = waitsForStart
    self.secrecy = secrecy
    self.former = former
    words = kind.words
    let address = PlainAddress(name: name)
    read = { found, settings throws(SettingsError) in
      if let value = try kind.read(found, address) { settings[keyPath: property] = value }
      try then(found, &settings)
    }
    value = { kind.shown($0[keyPath: property]) }
  }

  package var description: String { name }

  /// Returns what may be printed of a value.
  func masked(_ value: SettingsValue) -> SettingsValue {
    switch secrecy {
    case .none: value
    case .address: value.masked(asHeaders: false)
    case .password: value == .nothing ? value : .text("***")
    }
  }
}

extension PassbySettings {
  /// True if a value is hidden where it is printed, or there is a webhook, whose address is often a
  /// secret.
  package var holdsSecrets: Bool {
    !webhooks.isEmpty
      || Setting.all.contains { setting in
        let value = setting.value(self)
        return setting.masked(value) != value
      }
  }
}

/// A name by itself.
private struct PlainAddress: SettingsAddress {
  let name: String
}

extension Setting {
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// True for the name of a setting, also for a former one.
  static func isKnown(_ name: String) -> Bool { named(name) != nil || FormerSetting.isOne(name) }

  /// Finds the setting of a name.
  static func named(_ name: String) -> Setting? { byName[name] }

  /// Returns the settings that a section of the page shows, in their order there.
  package static func onPage(in section: PageField.Section) -> [Setting] {
    let shown = all.filter { $0.page?.section == section }
    return shown.filter { $0.page?.comesLast == false }
      + shown.filter { $0.page?.comesLast == true }
  }

  /// The names below a section, without it: `host`, `port` and `device` for `gpsd`; a section
  /// within it has its own name.
  static func names(inSection section: String) -> [String] {
    all.map(\.name).filter { $0.hasPrefix(section + ".") }.reduce(into: []) { names, name in
      let next = String(name.dropFirst(section.count + 1).prefix { $0 != "." })
      if !names.contains(next) { names.append(next) }
    }
  }

  /// The name that was probably meant: the nearest by changed letters, its section left out or not.
  static func nearest(to name: String) -> String? {
    if let above = all.first(where: { name.hasPrefix($0.name + ".") }) { return above.name }
    let ranked = all.map { setting in
      let whole = Spelling.distance(name, setting.name)
      let last = setting.components.last.map { Spelling.distance(name, $0) } ?? whole
      return (name: setting.name, distance: min(whole, last))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, name.count / 3) ? best.name : nil
  }
}

/// Where and how the settings page shows a setting.
package struct PageField: Sendable, Hashable {
  /// A section of the page.
  package enum Section: String, Sendable, CaseIterable {
    case language, appearance, parts, day, reminders, quiet, tasks, map, addresses, rewards,
      notifications, keyboard, reach
  }

  /// How a value is entered.
  package enum Control: Sendable, Hashable {
    /// One of the words of the setting, in a list; the first choice is nothing if it may be empty.
    case choice
    /// One of the words of the setting, all of them in sight.
    case radios
    /// A time of day.
    case time
    /// Anything else on one line.
    case text(example: String)
    /// By a form of the section, which stands for several settings or a part of one.
    case ofSection
  }

  /// The section that shows it.
  package let section: Section
  /// How its value is entered.
  package let control: Control

  /// True if it stands below the fields of later rows of the table.
  let comesLast: Bool

  /// Describes a field.
  static func field(
    _ section: Section, _ control: Control, comesLast: Bool = false
  ) -> PageField {
    PageField(section: section, control: control, comesLast: comesLast)
  }
}
