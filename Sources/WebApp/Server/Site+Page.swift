import Hummingbird
import Mustache

/// The parts of the page that lead to each other; the later ones stand under "More".
enum Section: String {
  case tasks, map, history
  case reminders, why, status

  private var isUnderMore: Bool {
    switch self {
    case .tasks, .map, .history: false
    case .reminders, .why, .status: true
    }
  }

  /// What the layout marks as the present part.
  var marks: [String: Bool] { [rawValue: true, "more": isUnderMore] }
}

/// What a template sees: what the page itself has to say, and behind that what is on every page.
private struct Frame: MustacheParent {
  let content: (any MustacheParent)?
  let everywhere: [String: Any]

  func child(named name: String) -> Any? {
    content?.child(named: name) ?? everywhere[name]
  }
}

extension Site {
  /// Renders a template within the layout.
  ///
  /// In the template, what this page has to say is there by its names, and as `content`; `title`, `csrf`, `asset.NAME`, `nav`,
  /// `version` (of the database, as the stream of events tells it) and `isLoggedIn` are on every page.
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
  ) -> Frame {
    Frame(
      content: content as? any MustacheParent,
      everywhere: [
        "title": title, "csrf": context.csrf, "isLoggedIn": context.isLoggedIn,
        "version": ports.live.version, "asset": AssetAddresses(table: assets), "content": content,
        "nav": section?.marks ?? [:],
      ])
  }

  private func render(_ template: String, _ frame: Frame) throws -> String {
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
