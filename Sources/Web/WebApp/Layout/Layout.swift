import Appearance
import Application
import Localization
import Model
import WebPorts

/// The values of the template `layout`, which every page has.
struct Layout: Sendable {
  let lang: String
  /// The path before all addresses, which scripts add.
  let base: String
  /// The zone of the reader's wall clock, as the page has it.
  let zone: String
  /// The address of the texts for scripts.
  let texts: String
  let title: String
  let isLoggedIn: Bool
  /// The version of the database, as in the stream of events.
  let version: Int
  let navigation: Navigation
  let asset: AssetAddresses
  /// True if a picture is offered after something was done (T12).
  let rewards: Bool
  let look: PageAppearance
  let parts: PartSwitches
  /// True if single letters and digits are keys of the pages.
  let hasSingleKeys: Bool
  /// The field of a snooze until a date, which a dialog shows.
  let snoozeDate: DateField
  let toast: Toast?
  /// The page to return to after a mood, unless the page names one.
  let back = ""
  /// The task of a mood, unless the toast names one.
  let moodTask = ""
}

/// Which of the parts that templates ask for are on.
struct PartSwitches: Sendable {
  let mood: Bool
  let journal: Bool
  let photos: Bool

  init(_ parts: PartSet) {
    mood = parts.contains(.mood)
    journal = parts.contains(.journal)
    photos = parts.contains(.photos)
  }
}

/// The links of the frame: tabs, those below More, and those of the header of the page.
struct Navigation: Sendable {
  /// A link to a page.
  struct Link: Sendable {
    let href: String
    let word: String
    let icon: String
    let isCurrent: Bool
    /// The screens on which it stands here, as a class: `keyboard`; all without one.
    var screens: String?
  }

  /// Pages below More under a heading.
  struct Group: Sendable {
    let groupKey: String
    let groupTitle: String
    let links: [Link]
  }

  let tabs: [Link]
  /// Pages above the groups.
  let more: [Link]
  let groups: [Group]
  /// Pages below the groups.
  let others: [Link]
  /// True if the page is one below More.
  let isInMore: Bool
  /// The page above this one.
  let up: Link?
  /// Today and all tasks, in the row of the heading of each.
  let beside: [Link]
  let hasBeside: Bool
  /// The pages of the tab.
  let segments: [Link]
  let hasSegments: Bool

  /// Links the pages of the parts that are on.
  ///
  /// - Parameters:
  ///   - current: The page, or the one above it.
  ///   - isBelow: True if it is a page below `current`, such as that of a task.
  ///   - parts: The parts that are on.
  init(_ current: Page?, isBelow: Bool = false, parts: PartSet) {
    func isOn(_ page: Page) -> Bool { Self.isOn(page, parts) }
    func link(_ page: Page, word: (any Phrase)? = nil, screens: String? = nil) -> Link {
      Link(
        href: page.path, word: (word ?? page.word(parts)).text, icon: page.icon,
        isCurrent: page.path == current?.path, screens: screens)
    }
    let sections = Page.tabs(parts)
    let shown = sections.map { $0.filter(isOn) }
    let own = shown.first { pages in pages.contains { $0.path == current?.path } } ?? []
    tabs = zip(sections, shown).compactMap { section, pages in
      pages.first.map { page in
        Link(
          href: page.path, word: section[0].word(parts).text, icon: page.icon,
          isCurrent: pages.contains { $0.path == current?.path })
      }
    }
    let inTabs = Set(shown.joined().map(\.path))
    let free = Page.all.filter { isOn($0) && !inTabs.contains($0.path) }
    more = free.filter { $0.menu == .first && parts.contains(.today) }.map { link($0) }
    others = free.filter { $0.menu == .keyboard }.map { link($0, screens: "keyboard") }
    groups = Page.Group.allCases.compactMap { group in
      let links = group.pages.filter { page in free.contains { $0.path == page.path } }
        .map { link($0) }
      return links.isEmpty
        ? nil : Group(groupKey: group.rawValue, groupTitle: group.title.text, links: links)
    }
    isInMore = (more + others + groups.flatMap(\.links)).contains(where: \.isCurrent)
    up = isBelow ? current.map { link($0) } : nil
    let ofTasks = [Page.home, .tasks].contains { $0.path == current?.path }
    beside =
      ofTasks && !isBelow && parts.contains(.today) ? [Page.home, .tasks].map { link($0) } : []
    hasBeside = !beside.isEmpty
    segments = isBelow || own.count < 2 ? [] : own.map { link($0, word: $0.segment) }
    hasSegments = !segments.isEmpty
  }

  /// True if the page is there for the viewer: its part is on, and it is not only of `me`.
  private static func isOn(_ page: Page, _ parts: PartSet) -> Bool {
    // A page about an error has no viewer.
    let viewer = WebDependencies.viewer
    return (viewer.isMe || viewer == .anonymous || !page.isOfMe)
      && (page.part.map(parts.contains) ?? true)
  }

  /// Links all pages that the frame reaches, each once and by a name of its own.
  static func pages(_ parts: PartSet) -> [Link] {
    let frame = Navigation(nil, parts: parts)
    let ofTabs = Page.tabs(parts).flatMap { section in
      section.filter { isOn($0, parts) }.map { page in
        let (word, first) = (page.word(parts).text, section[0].word(parts).text)
        let isFirst = page.path == section[0].path
        return Link(
          href: page.path,
          word: word == first && !isFirst ? "\(word): \(page.segment?.text ?? "")" : word,
          icon: page.icon, isCurrent: false)
      }
    }
    return ofTabs + frame.more + frame.groups.flatMap(\.links) + frame.others
  }
}

struct PageAppearance: Sendable {
  let theme: String
  let schemes: String
  let isSystem: Bool
  let lightGround: String
  let darkGround: String
  let ground: String
  let icon: String?
  let picture: String?
  let accent: String?

  init(_ appearance: Appearance, assets: AssetTable) {
    theme = appearance.theme.rawValue
    schemes = appearance.theme == .system ? "light dark" : appearance.theme.rawValue
    isSystem = appearance.theme == .system
    lightGround = ThemeColors.light.page.hex
    darkGround = ThemeColors.dark.page.hex
    ground = appearance.ground.page.hex
    icon = assets["icon-\(appearance.icon.rawValue).svg"]?.address
    picture = assets["icon-\(appearance.icon.rawValue).png"]?.address
    accent = assets.entry(AssetTable.accentName, in: appearance)?.address
  }
}

extension Appearance {
  /// The ground of the theme; the light one while the browser chooses.
  var ground: ThemeColors { theme == .dark ? .dark : .light }
}

/// The icon of a category on its colour, for the template `category_icon`.
struct CategoryBadge: Sendable {
  let badgeColor: String
  let badgeTextColor: String
  /// The name of a built-in icon.
  let badgeIcon: String?
  /// A character of the user's own.
  let badgeCharacter: String?

  /// Prepares the badge of a category.
  init(_ category: Category) { self.init(color: category.color, icon: category.icon) }

  /// Prepares the badge of a category as it was when a task was done.
  init(_ stamp: CategoryStamp) { self.init(color: stamp.color, icon: stamp.icon) }

  /// Prepares a badge.
  init(color: String, icon: String) {
    let isBuiltIn = CategoryFields.icons.contains(icon)
    badgeColor = color
    badgeTextColor = CategoryFields.textColor(on: color)
    badgeIcon = isBuiltIn ? icon : nil
    badgeCharacter = isBuiltIn ? nil : icon
  }
}
