import Hummingbird

/// Adds `/api/v1`.
func addAPIRoutes(to router: Router<WebContext>, site: Site) {
}
