import Localization
import Model
import WebPorts

/// A page of the product: where it stands in the navigation, its part, its views and its routes.
///
/// To add a page, write its view, its routes and its template, and list it here.
struct Page: Sendable {
  /// Where a page stands in the navigation.
  enum Menu: Sendable {
    /// In a tab, or in a group below More, or reached from other pages only.
    case usual
    /// Below More, above its groups.
    case first
    /// Below all groups of More, except under a finger.
    case keyboard
  }

  /// A group of pages below More (V5).
  enum Group: String, Sendable, CaseIterable {
    case lookBack, you, setUp

    /// The heading.
    var title: any Phrase {
      switch self {
      case .lookBack: PagePhrase.moreLookBack
      case .you: PagePhrase.moreYou
      case .setUp: PagePhrase.moreSetUp
      }
    }

    /// Its pages, in their order.
    var pages: [Page] {
      switch self {
      case .lookBack: [.lookback, .history]
      case .you: [.photos, .bucket, .practices, .profile]
      case .setUp: [.devices, .categories, .rest, .exchange, .settings, .status]
      }
    }
  }

  /// The address.
  let path: String
  /// The part that it belongs to; while that is off, its routes answer 404 (T11).
  var part: Part?
  /// The title of the document, and the word in the navigation.
  let title: any Phrase
  /// The word among the pages of its tab; `nil` for the title.
  var segment: (any Phrase)?
  private(set) var menu = Menu.usual
  /// The name of its icon; empty for a page that stands in no navigation.
  var icon = ""
  /// True for a page that only the user of this machine has; it answers 404 to others.
  var isOfMe = false
  /// The views that its routes show; a test compares them with their templates.
  let views: [any TemplateView.Type]
  let addRoutes: @Sendable (RouteGroup, Site) -> Void

  /// All pages.
  static let all = [
    home, tasks, plan, map, journal, month, history, weeks, timeline, habits, bucket, lookback,
    progress, statistics, year, search, practices, photos, profile, several, places, categories,
    exchange, status,
    settings,
    keys, rest, devices, reward, welcome,
  ]

  /// The pages of each tab: the first one that is on gives it its address, and the row of segments
  /// has all.
  ///
  /// Without the journal, the history has its tab.
  static func tabs(_ parts: PartSet) -> [[Page]] {
    [
      [home], [plan, weeks, timeline], [map, places],
      parts.contains(.journal) ? [journal, month, habits, photos] : [history],
    ]
  }

  static let home = Page(
    path: "/", title: PagePhrase.tasks, icon: "tasks",
    views: [
      HomePage.self, HomeBoard.self, HomePiece.self, TaskPage.self, TaskFormPage.self,
      TaskFormDialog.self,
    ], addRoutes: addHomeRoutes)
  static let tasks = Page(
    path: "/tasks", title: TaskPagePhrase.extentAll, menu: .first, icon: "tasks", views: [],
    addRoutes: addAllTasksRoutes)
  static let plan = Page(
    path: "/plan", part: .plan, title: PlanPagePhrase.plan, segment: PagePhrase.segmentDay,
    icon: "plan",
    views: [PlanPage.self], addRoutes: addPlanRoutes)
  static let weeks = Page(
    path: "/weeks", title: PlanPagePhrase.weeksTitle, segment: PagePhrase.segmentWeeks,
    icon: "plan", views: [WeeksPage.self],
    addRoutes: addWeeksRoutes)
  static let map = Page(
    path: "/map", title: PagePhrase.map, icon: "map",
    views: [MapPage.self, PlaceBoard.self, PlacePage.self, PlaceFormPage.self],
    addRoutes: addMapRoutes)
  static let journal = Page(
    path: "/journal", part: .journal, title: JournalPagePhrase.journal,
    segment: PagePhrase.segmentDay, icon: "journal",
    views: [JournalPage.self, NotesPage.self], addRoutes: addJournalRoutes)
  /// The month, at the address of the journal.
  static let month = Page(
    path: "/journal?show=month", part: .journal, title: JournalPagePhrase.journal,
    segment: PagePhrase.segmentMonth, icon: "journal", views: [], addRoutes: { _, _ in })
  static let habits = Page(
    path: "/journal/habits", part: .journal, title: JournalPagePhrase.journalHabits, icon: "habits",
    views: [HabitsPage.self], addRoutes: addHabitRoutes)
  static let history = Page(
    path: "/history", title: PagePhrase.history, icon: "history",
    views: [HistoryPage.self], addRoutes: addHistoryRoutes)
  static let bucket = Page(
    path: "/bucket", part: .journal, title: JournalPagePhrase.journalBucketList, icon: "heart",
    views: [BucketPage.self], addRoutes: addBucketRoutes)
  static let lookback = Page(
    path: "/lookback", title: PagePhrase.moreLookBack, icon: "statistics",
    views: [LookbackPage.self], addRoutes: addLookbackRoutes)
  static let search = Page(
    path: "/search", title: PagePhrase.search, views: [SearchPage.self, SearchFound.self],
    addRoutes: addFindRoutes)
  // The pages of before, whose place the parts of the page that looks back have taken.
  static let progress = Page(
    path: "/progress", part: .progress, title: ProgressPagePhrase.progress, views: [],
    addRoutes: redirectToLookback(from: "/progress", .badges, ofPeriod: .mood))
  static let statistics = Page(
    path: "/statistics", part: .progress, title: ChartPagePhrase.statisticsPage, views: [],
    addRoutes: redirectToLookback(from: "/statistics", .done))
  static let year = Page(
    path: "/year", title: ChartPagePhrase.yearInPixels, views: [],
    addRoutes: redirectToLookback(from: "/year", .year))
  static let timeline = Page(
    path: "/timeline", title: ChartPagePhrase.timeline, icon: "plan", views: [TimelinePage.self],
    addRoutes: addTimelineRoutes)
  static let practices = Page(
    path: "/practice", part: .mood, title: ProgressPagePhrase.practices, icon: "practices",
    views: [PracticesPage.self, PracticePage.self], addRoutes: addPracticeRoutes)
  static let photos = Page(
    path: "/photos", part: .photos, title: PhotoPagePhrase.photosTitle, icon: "photo",
    views: [PhotosPage.self], addRoutes: addPhotoRoutes)
  static let profile = Page(
    path: "/profile", part: .photos, title: PhotoPagePhrase.profileTitle, icon: "profile",
    views: [ProfilePage.self], addRoutes: addProfileRoutes)
  static let several = Page(
    path: "/several", title: TaskPagePhrase.severalTasks, views: [SeveralPage.self],
    addRoutes: addSeveralRoutes)
  static let places = Page(
    path: "/places", title: TaskPagePhrase.places, icon: "map", views: [PlacesPage.self],
    addRoutes: addPlacesRoutes)
  static let categories = Page(
    path: "/categories", title: TaskPagePhrase.categories, icon: "categories",
    views: [CategoriesPage.self, CategoryPage.self], addRoutes: addCategoryRoutes)
  static let exchange = Page(
    path: "/exchange", title: ExchangePagePhrase.exchangeTitle, icon: "exchange", isOfMe: true,
    views: [ExchangePage.self], addRoutes: addExchangeRoutes)
  static let status = Page(
    path: "/status", title: PagePhrase.status, icon: "status", isOfMe: true,
    views: [StatusPage.self], addRoutes: addStatusRoutes)
  static let settings = Page(
    path: "/settings", title: PagePhrase.settings, icon: "settings", isOfMe: true,
    views: [SettingsPage.self], addRoutes: addSettingsRoutes)
  static let keys = Page(
    path: "/keys", title: PagePhrase.keys, menu: .keyboard, icon: "keys",
    views: [KeysPage.self, KeysList.self], addRoutes: addKeysRoutes)
  static let rest = Page(
    path: "/rest", title: PlanPagePhrase.restDays, icon: "rest", views: [RestPage.self],
    addRoutes: addRestRoutes)
  static let devices = Page(
    path: "/devices", title: DevicePagePhrase.devicesTitle, icon: "phone",
    views: [DevicesPage.self, DevicePage.self, NetworkPage.self], addRoutes: addDeviceRoutes)
  static let reward = Page(
    path: "/reward", part: .progress, title: PhotoPagePhrase.rewardTitle, views: [RewardPage.self],
    addRoutes: addRewardRoutes)

  static let welcome = Page(
    path: "/welcome", title: WelcomePagePhrase.welcomeTitle, isOfMe: true,
    views: [WelcomePage.self], addRoutes: addWelcomeRoutes)

  /// Returns true if the page can be found by its name: it is one of the present viewer's, and a
  /// part that is on has it.
  func isListed(_ parts: PartSet) -> Bool {
    Navigation.pages(parts).contains { $0.href == path }
  }

  /// Returns the word in the navigation; with the part Today the home page is named after it.
  func word(_ parts: PartSet) -> any Phrase {
    switch path {
    case Self.home.path where parts.contains(.today): PlanPagePhrase.today
    default: title
    }
  }
}

/// Adds the pages, and the actions that several pages share.
func addPageRoutes(to routes: RouteGroups, site: Site) {
  for page in Page.all {
    page.addRoutes(page.isOfMe ? routes.groupOfMe(page.part) : routes.group(page.part), site)
  }
  let group = routes.group()
  addQuickRoutes(to: group, site: site)
  addDateRoutes(to: group, site: site)
  addTodayListRoutes(to: routes.group(.today), site: site)
  addKeyRoutes(to: routes.groupOfMe(), site: site)
  addFeedRoutes(to: group, site: site)
  addReminderButtonRoutes(to: group, site: site)
  addTaskActionRoutes(to: group, site: site)
  addItemRoutes(to: group, site: site)
  addPersonRoutes(to: routes.groupOfMe(), site: site)
  addNetworkRoutes(to: routes.groupOfMe(), site: site)
  addPushRoutes(to: group, site: site)
  addPositionRoutes(to: group, site: site)
  addMoodRoutes(to: routes.group(.mood), site: site)
  addPhotoUploadRoutes(to: routes.group(.photos, uploading: .photo), site: site)
  addImportRoutes(to: routes.groupOfMe(uploading: .file), site: site)
}
