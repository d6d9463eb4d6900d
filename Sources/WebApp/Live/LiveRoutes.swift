import Hummingbird

/// Adds the stream of events.
func addLiveRoutes(to router: Router<WebContext>, site: Site) {
}
