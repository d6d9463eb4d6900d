import Localization
import WebPorts

/// A page of the product: where it stands in the navigation, its part, its views and its routes.
///
/// To add a page, write its view, its routes and its template, and list it here.
struct Page: Sendable {
  /// Where a page stands in the navigation.
  enum Menu: Sendable {
    /// A tab, with the icon of the page.
    case tab
    /// A tab, but below More on a narrow screen.
    case wideTab
    /// Below More.
    case more
    /// Below More, reached from other pages only.
    case unlisted
  }

  /// The address.
  let path: String
  /// The part that it belongs to; while that is off, its routes answer 404 (T11).
  var part: Part?
  /// The title of the document, and the word in the navigation.
  let title: any Phrase
  private let menu: Menu
  /// The name of the icon of a tab.
  var icon = ""
  /// The views that its routes show; a test compares them with their templates.
  let views: [any TemplateView.Type]
  /// Adds its routes.
  let addRoutes: @Sendable (RouteGroup, Site) -> Void

  /// All pages, in the order of the navigation.
  static let all = [
    home, tasks, plan, map, journal, history, weeks, timeline, bucket, reminders, progress,
    statistics, year, practices, photos, profile, why, several, categories, status, settings, keys,
    rest, devices, reward,
  ]

  static let home = Page(
    path: "/", title: PagePhrase.tasks, menu: .tab, icon: "tasks",
    views: [
      HomePage.self, HomeBoard.self, HomePiece.self, TaskPage.self, TaskFormPage.self,
      TaskFormDialog.self,
    ], addRoutes: addHomeRoutes)
  static let tasks = Page(
    path: "/tasks", title: TaskPagePhrase.extentAll, menu: .wideTab, icon: "tasks", views: [],
    addRoutes: addAllTasksRoutes)
  static let plan = Page(
    path: "/plan", part: .plan, title: PlanPagePhrase.plan, menu: .tab, icon: "plan",
    views: [PlanPage.self], addRoutes: addPlanRoutes)
  static let weeks = Page(
    path: "/weeks", title: PlanPagePhrase.weeksTitle, menu: .more, views: [WeeksPage.self],
    addRoutes: addWeeksRoutes)
  static let map = Page(
    path: "/map", title: PagePhrase.map, menu: .tab, icon: "map",
    views: [MapPage.self, PlaceBoard.self, PlacePage.self, PlaceFormPage.self],
    addRoutes: addMapRoutes)
  static let journal = Page(
    path: "/journal", part: .journal, title: JournalPagePhrase.journal, menu: .tab, icon: "journal",
    views: [JournalPage.self, NotesPage.self, HabitsPage.self], addRoutes: addJournalRoutes)
  static let history = Page(
    path: "/history", title: PagePhrase.history, menu: .tab, icon: "history",
    views: [HistoryPage.self], addRoutes: addHistoryRoutes)
  static let bucket = Page(
    path: "/bucket", part: .journal, title: JournalPagePhrase.journalBucketList, menu: .more,
    views: [BucketPage.self], addRoutes: addBucketRoutes)
  static let reminders = Page(
    path: "/reminders", title: PagePhrase.reminders, menu: .more, views: [RemindersPage.self],
    addRoutes: addRemindersRoutes)
  static let progress = Page(
    path: "/progress", part: .progress, title: ProgressPagePhrase.progress, menu: .more,
    views: [ProgressPage.self], addRoutes: addProgressRoutes)
  static let statistics = Page(
    path: "/statistics", part: .progress, title: ChartPagePhrase.statisticsPage, menu: .more,
    views: [StatisticsPage.self], addRoutes: addStatisticsRoutes)
  static let timeline = Page(
    path: "/timeline", title: ChartPagePhrase.timeline, menu: .more, views: [TimelinePage.self],
    addRoutes: addTimelineRoutes)
  static let year = Page(
    path: "/year", title: ChartPagePhrase.yearInPixels, menu: .more, views: [YearPage.self],
    addRoutes: addYearRoutes)
  static let practices = Page(
    path: "/practice", part: .mood, title: ProgressPagePhrase.practices, menu: .more,
    views: [PracticesPage.self, PracticePage.self], addRoutes: addPracticeRoutes)
  static let photos = Page(
    path: "/photos", part: .photos, title: PhotoPagePhrase.photosTitle, menu: .more,
    views: [PhotosPage.self], addRoutes: addPhotoRoutes)
  static let profile = Page(
    path: "/profile", part: .photos, title: PhotoPagePhrase.profileTitle, menu: .more,
    views: [ProfilePage.self], addRoutes: addProfileRoutes)
  static let why = Page(
    path: "/why", title: PagePhrase.why, menu: .more, views: [WhyPage.self],
    addRoutes: addWhyRoutes)
  static let several = Page(
    path: "/several", title: TaskPagePhrase.severalTasks, menu: .more, views: [SeveralPage.self],
    addRoutes: addSeveralRoutes)
  static let categories = Page(
    path: "/categories", title: TaskPagePhrase.categories, menu: .more,
    views: [CategoriesPage.self, CategoryPage.self], addRoutes: addCategoryRoutes)
  static let status = Page(
    path: "/status", title: PagePhrase.status, menu: .more, views: [StatusPage.self],
    addRoutes: addStatusRoutes)
  static let settings = Page(
    path: "/settings", title: PagePhrase.settings, menu: .more, views: [SettingsPage.self],
    addRoutes: addSettingsRoutes)
  static let keys = Page(
    path: "/keys", title: PagePhrase.keys, menu: .more, views: [KeysPage.self, KeysList.self],
    addRoutes: addKeysRoutes)
  static let rest = Page(
    path: "/rest", title: PlanPagePhrase.restDays, menu: .unlisted, views: [RestPage.self],
    addRoutes: addRestRoutes)
  static let devices = Page(
    path: "/devices", title: DevicePagePhrase.devicesTitle, menu: .unlisted,
    views: [DevicesPage.self, DevicePage.self], addRoutes: addDeviceRoutes)
  static let reward = Page(
    path: "/reward", part: .progress, title: PhotoPagePhrase.rewardTitle, menu: .unlisted,
    views: [RewardPage.self], addRoutes: addRewardRoutes)

  /// Returns where it stands: the history gives way to the journal, and without the part Today the
  /// home page has all tasks.
  func menu(_ parts: PartSet) -> Menu {
    if path == Self.history.path, parts.contains(.journal) { return .more }
    return path == Self.tasks.path && !parts.contains(.today) ? .unlisted : menu
  }

  /// Returns the word in the navigation; with the part Today the home page is named after it.
  func word(_ parts: PartSet) -> any Phrase {
    path == Self.home.path && parts.contains(.today) ? PlanPagePhrase.today : title
  }
}
