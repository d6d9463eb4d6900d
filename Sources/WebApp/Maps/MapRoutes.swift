import Hummingbird

/// Adds the map, the forms of places, tiles and the search by address.
func addMapRoutes(to router: Router<WebContext>, site: Site) {
}
