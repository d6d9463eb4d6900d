import Hummingbird
import Mustache

/// The parts of the page that lead to each other.
enum Section: String, CaseIterable {
  case tasks = "Tasks"
  case map = "Map"
  case history = "History"
  case status = "Status"

  /// Where it begins.
  var address: String {
    switch self {
    case .tasks: "/"
    case .map: "/map"
    case .history: "/history"
    case .status: "/status"
    }
  }
}

extension Site {
  /// Renders a template within the layout.
  ///
  /// In the template, `content` is what this page has to say; `title`, `csrf`, `asset.NAME`, `navigation`, `version`
  /// (of the database, as the stream of events tells it) and `isLoggedIn` are on every page.
  /// All values are escaped by `{{name}}`.
  func page(
    _ template: String, title: String, section: Section? = nil, content: Any,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    html(
      try render(template, frame(title: title, section: section, content: content, for: context)),
      status: status)
  }

  /// Renders a template alone, such as the list within a page.
  func fragment(
    _ template: String, content: Any, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    html(
      try render(template, frame(title: "", section: nil, content: content, for: context)),
      status: status)
  }

  private func frame(
    title: String, section: Section?, content: Any, for context: WebContext
  ) -> [String: Any] {
    [
      "title": title, "csrf": context.csrf, "isLoggedIn": context.isLoggedIn,
      "version": ports.live.version, "asset": AssetAddresses(table: assets), "content": content,
      "navigation": Section.allCases.map { item in
        ["name": item.rawValue, "address": item.address, "isCurrent": item == section]
          as [String: Any]
      },
    ]
  }

  private func render(_ template: String, _ frame: [String: Any]) throws -> String {
    guard let text = templates.render(frame, withTemplate: template) else {
      throw MissingTemplate(name: template)
    }
    return text
  }

  private func html(_ text: String, status: HTTPResponse.Status) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// A page asked for a template that the program does not hold.
struct MissingTemplate: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no template \"\(name)\": list it in CWebAssets.c" }
}
