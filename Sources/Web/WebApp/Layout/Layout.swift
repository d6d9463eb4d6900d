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

/// The links to all pages: tabs, and those below More.
struct Navigation: Sendable {
  /// A link to a page.
  struct Link: Sendable {
    let href: String
    let word: String
    let icon: String
    let isCurrent: Bool
    /// The screens on which it stands here, as a class: `wide`, `narrow` or `keyboard`; all without
    /// one.
    var screens: String?
  }

  /// Pages below More under a heading.
  struct Group: Sendable {
    let groupKey: String
    let groupTitle: String
    let links: [Link]
  }

  let tabs: [Link]
  /// Pages above the groups, on a narrow screen only.
  let more: [Link]
  let groups: [Group]
  /// Pages below the groups.
  let others: [Link]
  /// The pages that show the days to come, on each of them.
  let views: [Link]
  let hasViews: Bool
  /// The screens on which the page is one below More, as a value; `nil` for none.
  let moreCurrent: String?

  /// Links the pages of the parts that are on; `current` is the page, or the one above it.
  init(_ current: Page?, parts: PartSet) {
    // A page about an error has no viewer.
    let viewer = WebDependencies.viewer
    let isMe = viewer.isMe || viewer == .anonymous
    func isOn(_ page: Page) -> Bool {
      (isMe || !page.isOfMe) && (page.part.map(parts.contains) ?? true)
    }
    func link(_ page: Page, among shown: Page?, screens: String? = nil) -> Link {
      Link(
        href: page.path, word: page.word(parts).text, icon: page.icon,
        isCurrent: page.path == shown?.path, screens: screens)
    }
    let days = [Page.plan, .weeks, .timeline].filter(isOn)
    let isOfDays = days.contains { $0.path == current?.path }
    // The other days to come are reached from the plan, whose tab is lit.
    let tab = isOfDays && isOn(.plan) ? .plan : current
    var (tabs, more, others) = ([Link](), [Link](), [Link]())
    for page in Page.all where isOn(page) {
      switch page.menu(parts) {
      case .tab: tabs.append(link(page, among: tab))
      case .wideTab:
        tabs.append(link(page, among: tab, screens: "wide"))
        more.append(link(page, among: tab, screens: "narrow"))
      case .keyboard: others.append(link(page, among: tab, screens: "keyboard"))
      case .noTab: break
      }
    }
    (self.tabs, self.more, self.others) = (tabs, more, others)
    groups = Page.Group.allCases.compactMap { group in
      let links = group.pages.filter(isOn).map { link($0, among: current) }
      return links.isEmpty
        ? nil : Group(groupKey: group.rawValue, groupTitle: group.title.text, links: links)
    }
    views = isOfDays ? days.map { link($0, among: current) } : []
    hasViews = !views.isEmpty
    moreCurrent =
      switch tab?.menu(parts) {
      case .tab, nil: nil
      case .wideTab: "narrow"
      case .noTab, .keyboard: "always"
      }
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
