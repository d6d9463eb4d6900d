import Appearance
import Mustache

/// The appearance of a page, for the layout.
struct Look: MustacheParent {
  private let appearance: Appearance
  private let assets: AssetTable

  /// Prepares an appearance.
  init(_ appearance: Appearance, assets: AssetTable) {
    self.appearance = appearance
    self.assets = assets
  }

  func child(named name: String) -> Any? {
    switch name {
    case "theme": appearance.theme.rawValue
    case "schemes": appearance.theme == .system ? "light dark" : appearance.theme.rawValue
    case "isSystem": appearance.theme == .system
    case "lightGround": PageGround.light.page.hex
    case "darkGround": PageGround.dark.page.hex
    case "ground": appearance.ground.page.hex
    case "icon": assets["icon-\(appearance.icon.rawValue).svg"]?.address
    case "picture": assets["icon-\(appearance.icon.rawValue).png"]?.address
    case "accent": assets.entry(AssetTable.accentName, in: appearance)?.address
    default: nil
    }
  }
}

extension Appearance {
  /// The ground of the theme; the light one while the browser chooses.
  var ground: PageGround { theme == .dark ? .dark : .light }
}
