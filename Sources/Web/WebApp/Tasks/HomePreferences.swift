import HTTPServer
import Hummingbird

/// The choice about lists of tasks that a browser stores: their density.
///
/// It is a cookie, since it belongs to the screen rather than to the user: a phone is compact,
/// a desk is not. An address such as `/?density=compact` sets it, so that no script is needed.
struct HomePreferences {
  /// The height of a task.
  enum Density: String, CaseIterable {
    case comfortable, compact
  }

  /// The height of a task.
  let density: Density
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
