/// Where and how the settings page shows a setting.
package struct PageField: Sendable, Hashable {
  /// A section of the page.
  package enum Section: String, Sendable, CaseIterable {
    case language, appearance, parts, day, reminders, quiet, tasks, map, addresses, rewards,
      notifications,
      reach
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
