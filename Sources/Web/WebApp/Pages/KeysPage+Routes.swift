import Hummingbird
import Localization

/// Adds the page that lists the keys; a script shows its list in a dialog.
func addKeysRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/keys") { request, context -> Response in
    guard request.fragment != "keys" else {
      return try site.fragment("keys_list", content: [String: Any](), for: context)
    }
    return try site.page(
      "keys", title: PagePhrase.keys.text, section: .keys, content: [String: Any](), for: context)
  }
}
