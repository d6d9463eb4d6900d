import HTTPServer
import Hummingbird

/// The choices about the home page that a browser stores: its density and its extent.
///
/// Each is a cookie, since it belongs to the screen rather than to the user: a phone is compact,
/// a desk is not. An address such as `/?density=compact` sets it, so that no script is needed.
struct HomePreferences {
  /// The height of a task.
  enum Density: String, CaseIterable {
    case comfortable, compact
  }

  /// The tasks that are shown.
  enum Extent: String, CaseIterable {
    /// Those of the present day (T7).
    case today
    /// All that are not finished.
    case all
  }

  /// The height of a task.
  let density: Density
  /// The tasks that are shown.
  let extent: Extent
  private let chosen: [(name: String, value: String)]

  private static let lifetimeSeconds = 365 * 86_400

  /// Reads the address and the cookies; the address wins.
  init(_ fields: FormFields = FormFields(""), cookies: Cookies = Cookies(from: [])) {
    var chosen: [(name: String, value: String)] = []
    func value<Choice: RawRepresentable<String>>(_ field: String, or usual: Choice) -> Choice {
      let name = "passby_" + field
      if let value = fields[field].flatMap({ Choice(rawValue: $0) }) {
        chosen.append((name, value.rawValue))
        return value
      }
      return cookies[name].flatMap { Choice(rawValue: $0.value) } ?? usual
    }
    density = value("density", or: .comfortable)
    extent = value("view", or: .all)
    self.chosen = chosen
  }

  /// Stores the choices of the address in the browser.
  func remember(in response: inout Response) {
    for (name, value) in chosen {
      response.setCookie(
        Cookie(
          name: name, value: value, maxAge: Self.lifetimeSeconds, path: "/", httpOnly: true,
          sameSite: .strict))
    }
  }
}
