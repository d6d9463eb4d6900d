import Appearance
import Application
import HTTPTypes
import Hummingbird
import Localization
import Mustache

/// The sections in the navigation; the later ones stand under "More".
enum Section: String {
  case tasks, plan, map, journal, history
  case reminders, why, several, progress, status, settings, keys, categories, rest
  case photos, profile, practices, bucket

  /// True if it stands under "More"; the history gives way to the journal.
  private func isUnderMore(_ parts: PartSet) -> Bool {
    switch self {
    case .tasks, .plan, .map, .journal: false
    case .history: parts.contains(.journal)
    case .reminders, .why, .several, .progress, .status, .settings, .keys, .categories, .photos,
      .profile, .practices, .bucket, .rest:
      true
    }
  }

  /// Returns the keys by which the layout marks the current section.
  func marks(_ parts: PartSet) -> [String: Bool] {
    [rawValue: true, "more": isUnderMore(parts)]
  }
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
      status: status, for: context)
  }

  /// Renders a template without the layout, such as the list within a page.
  func fragment(
    _ template: String, content: Any, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    html(
      try render(template, frame(title: "", section: nil, content: content, for: context)),
      status: status, for: context)
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
        "version": context.version ?? ports.live.version, "content": content,
        "nav": section?.marks(webSettings.parts) ?? [:],
        "asset": AssetAddresses(table: assets, theme: appearance.theme),
        "rewards": webSettings.rewards != .off && webSettings.parts.contains(.progress),
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

  /// Returns the answer; `X-Version` tells a script how new the content is that it has fetched.
  private func html(
    _ text: String, status: HTTPResponse.Status, for context: WebContext
  ) -> Response {
    var response = Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    response.headers[.version] = context.version.map(String.init)
    return response
  }
}

extension HTTPField.Name {
  /// How new a page or a part of one is.
  fileprivate static let version = HTTPField.Name("X-Version") ?? .eTag
}

/// A template that is missing in the program.
struct MissingTemplate: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no template \"\(name)\": list it in CWebAssets.c" }
}
