package import Appearance
package import Application
import Foundation
package import HTTPServer
package import Localization
package import Model
package import Settings

/// The settings of the page.
package struct WebSettings: Sendable {
  /// The settings of actions and views; its time is that at which they were read.
  package var actionContext: ActionContext
  /// The parts of the product that are on.
  package var parts: PartSet {
    get { actionContext.parts }
    set { actionContext.parts = newValue }
  }
  /// How often the page asks how the user feels.
  package var moodAsking = MoodAsking.rarely
  /// Where pictures after something was done come from.
  package var rewards = RewardSource.offline
  /// When the page offers such a picture.
  package var rewardOffer = RewardOffer.level
  /// The largest file that is imported, in bytes.
  package var importBytes = 64_000_000
  /// Further host names of the page, lowercase.
  package var hosts: [String] = []
  /// The address of the page away from home; `nil` for none.
  package var publicURL: String?
  /// The path of that address, below which all addresses of the page begin.
  package var basePath: BasePath { BasePath(of: publicURL) }
  /// True if the page listens to all addresses of this machine.
  package var listensEverywhere = false
  /// Where map tiles come from: an address with `{z}`, `{x}` and `{y}`.
  package var tiles: String?
  /// A file of map tiles (MBTiles).
  package var tilesFile: String?
  /// The attribution of the map.
  package var attribution: String?
  /// A Nominatim-compatible geocoding service.
  package var geocoder: String?

  /// The appearance of the pages.
  package var appearance = Appearance()
  /// True if single letters and digits are keys of the pages.
  package var singleKeys = true
  /// The code of the language of all pages; `nil` leaves it to the browser.
  package var language: String?
  /// How a time of day is written; `nil` for the language's own.
  package var clock: ClockStyle?
  /// The first day of the week, 0 for Sunday; `nil` for the language's own.
  package var firstWeekday: Int?

  /// Creates settings with defaults.
  package init(_ actionContext: ActionContext) { self.actionContext = actionContext }

  /// Creates settings with defaults, for engine and page.
  package init(rules: EngineRules) { self.init(ActionContext(now: .distantPast, rules: rules)) }
}
