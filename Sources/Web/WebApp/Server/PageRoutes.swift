import Localization
import WebPorts

/// Adds the pages, and the actions that several pages share.
func addPageRoutes(to routes: RouteGroups, site: Site) {
  for page in Page.all {
    page.addRoutes(page.isOfMe ? routes.groupOfMe(page.part) : routes.group(page.part), site)
  }
  let group = routes.group()
  addQuickRoutes(to: group, site: site)
  addTodayListRoutes(to: routes.group(.today), site: site)
  addKeyRoutes(to: routes.groupOfMe(), site: site)
  addFeedRoutes(to: group, site: site)
  addReminderButtonRoutes(to: group, site: site)
  addTaskActionRoutes(to: group, site: site)
  addPersonRoutes(to: routes.groupOfMe(), site: site)
  addPushRoutes(to: group, site: site)
  addPositionRoutes(to: group, site: site)
  addMoodRoutes(to: routes.group(.mood), site: site)
  addPhotoUploadRoutes(to: routes.group(.photos, uploading: .photo), site: site)
  addImportRoutes(to: routes.groupOfMe(uploading: .file), site: site)
}
