import Appearance
import Hummingbird
import Localization
import Mustache

/// The sections in the navigation; the later ones stand under "More".
enum Section: String {
  case tasks, plan, map, history
  case reminders, why, several, progress, status, settings, keys, categories

  private var isUnderMore: Bool {
    switch self {
    case .tasks, .plan, .map, .history: false
    case .reminders, .why, .several, .progress, .status, .settings, .keys, .categories: true
    }
  }

  /// The keys by which the layout marks the current section.
  var marks: [String: Bool] { [rawValue: true, "more": isUnderMore] }
}

/// The data of a template: the page's own keys, and behind them those of every page.
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
  /// The template sees the keys of `content`, and `content` itself. Every page also has `title`,
  /// `asset.NAME`, `nav`, `version` (of the database, as in the stream of events), `isLoggedIn`,
  /// `look` (see `Look`) and `parts.NAME`, which is true for a part that is on. `{{name}}` escapes
  /// the value.
  func page(
    _ template: String, title: String, section: Section? = nil, content: Any,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    html(
      try render(template, frame(title: title, section: section, content: content, for: context)),
      status: status)
  }

  /// Renders a template without the layout, such as the list within a page.
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
    let webSettings = ports.webSettings()
    let appearance = webSettings.appearance
    return Frame(
      content: content as? any MustacheParent,
      everywhere: [
        "lang": Localizer.current.language.code,
        "texts": assets[ScriptTexts.fileName(Localizer.current.language)]?.address ?? "",
        "title": title, "isLoggedIn": context.grant?.isSession ?? false,
        "version": ports.live.version, "content": content, "nav": section?.marks ?? [:],
        "asset": AssetAddresses(table: assets, theme: appearance.theme),
        "look": Look(appearance, assets: assets),
        "parts": Dictionary(
          uniqueKeysWithValues: Part.allCases.map {
            ($0.rawValue, webSettings.parts.contains($0))
          }),
      ])
  }

  private func render(_ template: String, _ frame: Frame) throws -> String {
    guard let text = templates.render(frame, with: template) else {
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

/// A template that is missing in the program.
struct MissingTemplate: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no template \"\(name)\": list it in CWebAssets.c" }
}
