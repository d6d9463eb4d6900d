import Appearance
import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

extension Site {
  /// Renders a view within the layout.
  ///
  /// `page` is the page in the navigation that it is, or, with a title of its own, the one above
  /// it.
  func page(
    _ view: some TemplateView, of page: Page?, title: String? = nil, toast: Toast? = nil,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    let own = page?.word(ports.webSettings().parts).text
    let isBelow = title.map { page != nil && $0 != own && $0 != page?.title.text } ?? false
    return html(
      try render(
        view,
        in: layout(
          title: title ?? page?.title.text ?? "", of: page, isBelow: isBelow, toast: toast,
          for: context)),
      status: status, for: context)
  }

  /// Renders a view without the layout, such as the list within a page.
  func fragment(
    _ view: some TemplateView, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    html(
      try render(view, in: layout(title: "", of: nil, isBelow: false, toast: nil, for: context)),
      status: status,
      for: context)
  }

  private func layout(
    title: String, of page: Page?, isBelow: Bool, toast: Toast?, for context: WebContext
  ) -> Layout {
    let webSettings = ports.webSettings()
    let (appearance, parts) = (webSettings.appearance, webSettings.parts)
    let language = Localizer.current.language
    return Layout(
      lang: language.code, base: webSettings.basePath.text,
      zone: Localizer.current.zone?.identifier ?? "",
      texts: assets[ScriptTexts.fileName(language)]?.address ?? "",
      title: title, isLoggedIn: context.grant?.isSession ?? false,
      version: context.version ?? ports.live.version,
      navigation: Navigation(page, isBelow: isBelow, parts: parts),
      asset: AssetAddresses(table: assets, theme: appearance.theme),
      rewards: webSettings.rewards != .off && parts.contains(.progress),
      look: PageAppearance(appearance, assets: assets), parts: PartSwitches(parts),
      hasSingleKeys: webSettings.singleKeys,
      snoozeDate: DateField(
        "until", label: TaskPagePhrase.snoozeUntil, of: .until, value: nil,
        in: ports.actionContext, id: "snooze-until"),
      toast: toast)
  }

  /// Renders a view; the keys that it does not have are those of the layout.
  private func render<View: TemplateView>(_ view: View, in layout: Layout) throws -> String {
    let values = TemplateValues.of(layout).merging(TemplateValues.of(view)) { $1 }
    guard let text = templates.render(values, with: View.template) else {
      throw MissingTemplate(name: View.template)
    }
    return text
  }

  /// Returns the answer; `X-Version` is the version of its content, for scripts.
  private func html(
    _ text: String, status: HTTPResponse.Status, for context: WebContext
  ) -> Response {
    var response = Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(
        byteBuffer: ByteBuffer(string: ports.webSettings().basePath.add(to: text))))
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

  var description: String { "there is no template \"\(name)\": run make assets" }
}
