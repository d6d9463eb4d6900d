import Hummingbird

/// Adds the pages and the forms of tasks.
func addPageRoutes(to router: Router<WebContext>, site: Site) {
  addHomeRoutes(to: router, site: site)
  addKeysRoutes(to: router, site: site)
  addQuickRoutes(to: router, site: site)
  addPlanRoutes(to: router, site: site)
  addTaskFormRoutes(to: router, site: site)
  addTaskRoutes(to: router, site: site)
  addTaskActionRoutes(to: router, site: site)
  addHistoryRoutes(to: router, site: site)
  addRemindersRoutes(to: router, site: site)
  addWhyRoutes(to: router, site: site)
  addSeveralRoutes(to: router, site: site)
  addStatusRoutes(to: router, site: site)
  addSettingsRoutes(to: router, site: site)
  addProgressRoutes(to: router, site: site)
  addRestRoutes(to: router, site: site)
  addMoodRoutes(to: router, site: site)
  addPracticeRoutes(to: router, site: site)
  addCategoryRoutes(to: router, site: site)
  addDeviceRoutes(to: router, site: site)
  addJournalRoutes(to: router, site: site)
  addBucketRoutes(to: router, site: site)
  addPhotoRoutes(to: router, site: site)
  addProfileRoutes(to: router, site: site)
  addRewardRoutes(to: router, site: site)
}
