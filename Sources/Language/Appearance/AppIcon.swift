/// The icon of the product: in the tab of the browser, on the home screen, beside the name.
package enum AppIcon: String, Sendable, Hashable, CaseIterable {
  case pin, bell, cat, compass, heart, house, leaf, star, sun
}
