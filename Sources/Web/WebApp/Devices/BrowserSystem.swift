import Localization
import Text

/// The system that a browser runs on, after which its device is named.
struct BrowserSystem {
  /// The name of the system; `nil` if the header has none.
  let system: String?

  /// The systems by parts of the header, the more particular first: the header of an iPhone also
  /// contains `Mac`, and that of Android `Linux`.
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// The name of the browser; `nil` if the header has none.
  private let browser: String?

  /// The browsers by parts of the header, the more particular first: nearly all headers contain
  /// `Chrome`, and that of Chrome `Safari`.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
  ]

  /// Reads the header `User-Agent`.
  init(userAgent: String) {
    system = Self.systems.first { userAgent.contains($0.0) }?.1
    browser = Self.browsers.first { userAgent.contains($0.0) }?.1
  }

  /// The names of browser and system, such as `Firefox (Android)`; empty if neither is known.
  var fullName: String {
    guard let browser, let system else { return browser ?? system ?? "" }
    return "\(browser) (\(system))"
  }

  /// Returns a name that no other device has; `taken` are the names of others.
  func name(besides taken: Set<FoldedText>) -> String {
    DevicePhrase.browserName(system: system).text.distinct { taken.contains(FoldedText($0)) }
  }
}
