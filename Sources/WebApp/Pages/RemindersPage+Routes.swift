import Hummingbird
import Localization

/// Adds the list of reminders.
func addRemindersRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/reminders") { _, context -> Response in
    try site.page(
      "reminders", title: PagePhrase.reminders.text, section: .reminders,
      content: RemindersPage(site: site).content, for: context)
  }
}
