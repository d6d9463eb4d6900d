import Hummingbird
import Localization
import Model

/// Adds the list of reminders.
func addRemindersRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/reminders") { _, context -> Response in
    try site.page(
      "reminders", title: PagePhrase.reminders.text, section: .reminders,
      content: site.ports.store.withSnapshot { try RemindersPage(site: site, in: $0) }.content,
      for: context)
  }
}
