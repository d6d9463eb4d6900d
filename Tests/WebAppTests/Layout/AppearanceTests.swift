import Appearance
import Application
import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// Theme, accent and icon of the pages (T10).
struct AppearanceTests {
  private static let look = Appearance(theme: .dark, accent: .rgb(RGBColor(0xffee00)), icon: .cat)

  private static func site(_ appearance: Appearance) throws -> Site {
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.appearance = appearance
    return try Site.sample(webSettings: webSettings)
  }

  @Test
  func `unless chosen, the theme is the browser's, and no further style sheet is needed`()
    async throws
  {
    try await Site.browse { browser, _ in
      let page = try await browser.get("/")
      #expect(
        page.contains(#"data-theme="system""#, #"content="light dark""#, "/static/app.css?v="))
      #expect(page.contains("/static/icon-pin.svg?v=", "/static/icon-pin.png?v="))
      #expect(!page.contains("accent.css"))
    }
  }

  @Test(arguments: [Theme.light, .dark])
  func `a theme that is chosen is in the page itself, so that nothing flashes`(theme: Theme)
    async throws
  {
    try await Self.site(Appearance(theme: theme)).test { client in
      for path in ["/", "/map", "/nowhere"] {
        let page = try await Browser(client: client).get(path)
        #expect(page.contains("data-theme=\"\(theme.rawValue)\"", "content=\"\(theme.rawValue)\""))
        #expect(page.contains("/static/app.\(theme.rawValue).css?v="))
        #expect(!page.contains("/static/app.css") && !page.contains("prefers-color-scheme"))
      }
      let sheet = try await Browser(client: client).get("/static/app.\(theme.rawValue).css")
      #expect(sheet.contains(theme == .dark ? "@media all" : "@media not all"))
      #expect(sheet.contains("color-scheme: \(theme.rawValue);"))
    }
  }

  @Test(arguments: Asset.all.filter { $0.name.hasSuffix(".css") }.map(\.name))
  func `no style sheet asks the browser for a theme that is chosen`(name: String) throws {
    let css = try #require(Asset.all.first { $0.name == name }).text
    for theme in [Theme.light, .dark] {
      let text = ThemedStyle.text(css, for: theme)
      #expect(!text.contains("prefers-color-scheme") && !text.contains("light dark"))
    }
  }

  @Test
  func `the colours that contrast is calculated with are those of the style sheet`() throws {
    let css = try #require(Asset.all.first { $0.name == "app.css" }).text
    for ground in [ThemeColors.light, .dark] {
      #expect(css.contains("--bg: \(ground.page.hex); --card: \(ground.card.hex);"))
    }
    #expect(css.contains("--accent: \(Accent.standard.color.hex);"))
  }

  @Test
  func `an accent comes in a style sheet of its own, for text darkened or lightened`() async throws
  {
    try await Self.site(Self.look).test { client in
      let page = try await Browser(client: client).get("/")
      let address = try #require(page.text.firstMatch(of: /href="(\/static\/accent\.css\?v=\w+)"/))
        .1
      let sheet = try await client.execute(uri: String(address), method: .get)
      #expect(sheet.headers[.contentType] == "text/css; charset=utf-8")
      #expect(sheet.headers[.cacheControl]?.contains("immutable") == true)
      let text = String(buffer: sheet.body)
      let dark = AccentPalette(Self.look.accent, on: .dark)
      #expect(text.contains("@media all { :root { --accent: \(dark.text.hex);"))
      #expect(!text.contains("prefers-color-scheme"))
      #expect(page.contains("/static/icon-cat.svg?v=", "/static/icon-cat.png?v="))
      #expect(!page.contains("style="))
    }
  }

  @Test
  func `without an accent there is no style sheet of it, and it changes with the accent`()
    async throws
  {
    try await Site.sample().test { client in
      let status = try await Browser(client: client).get("/static/accent.css").status
      #expect(status == .notFound)
    }
    let table = AssetTable.embedded
    let addresses = AccentName.allCases.map { name in
      table.entry("accent.css", in: Appearance(accent: .named(name)))?.address
    }
    #expect(addresses.filter { $0 == nil }.count == 1)
    #expect(Set(addresses).count == AccentName.allCases.count)
  }

  @Test(arguments: AppIcon.allCases)
  func `each icon is there as SVG, as PNG, and for browsers that look for favicon.ico`(
    icon: AppIcon
  ) async throws {
    try await Self.site(Appearance(icon: icon)).test { client in
      for (name, type) in [("svg", "image/svg+xml"), ("png", "image/png")] {
        let file = try await client.execute(
          uri: "/static/icon-\(icon.rawValue).\(name)", method: .get)
        #expect(file.status == .ok && file.headers[.contentType] == type)
      }
      let file = try await client.execute(uri: "/favicon.ico", method: .get)
      #expect(file.status == .ok && file.headers[.contentType] == "image/x-icon")
      let bytes = Array(file.body.readableBytesView)
      // One picture of 192 x 192 pixels, 22 bytes from the beginning.
      #expect(Array(bytes.prefix(8)) == [0, 0, 1, 0, 1, 0, 192, 192])
      #expect(Array(bytes[22..<30]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      let length = bytes[14..<18].reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(length == bytes.count - 22)
      let tag = try #require(file.headers[.eTag])
      let again = try await client.execute(
        uri: "/favicon.ico", method: .get, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
    }
  }

  @Test
  func `the service worker stands at the root, and is asked for again each time`() async throws {
    try await Self.site(Self.look).test { client in
      let script = try await client.execute(uri: "/sw.js", method: .get)
      #expect(script.status == .ok && script.headers[.cacheControl] == "no-cache")
      #expect(script.headers[.contentType]?.hasPrefix("text/javascript") == true)
      #expect(String(buffer: script.body).contains("addEventListener"))
    }
  }

  @Test
  func `the manifest names the icon and the colour of the theme`() async throws {
    try await Self.site(Self.look).test { client in
      let answer = try await client.execute(uri: "/manifest.webmanifest", method: .get)
      #expect(answer.headers[.contentType] == "application/manifest+json")
      let value = try JSONSerialization.jsonObject(with: Data(answer.body.readableBytesView))
      let manifest = try #require(value as? [String: Any])
      #expect(manifest["name"] as? String == "Passby" && manifest["start_url"] as? String == "/")
      #expect(manifest["background_color"] as? String == ThemeColors.dark.page.hex)
      let icons = manifest["icons"] as? [[String: String]] ?? []
      #expect(icons.count == 3)
      for icon in icons {
        let address = try #require(icon["src"])
        #expect(address.contains("icon-cat."))
        let file = try await client.execute(uri: address, method: .get)
        #expect(file.status == .ok && file.headers[.contentType] == icon["type"])
      }
    }
  }

  @Test
  func `the manifest has shortcuts, takes what apps share, and shows pictures`() async throws {
    try await Self.site(Self.look).test { client in
      let answer = try await client.execute(uri: "/manifest.webmanifest", method: .get)
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let manifest = try decoder.decode(
        Manifest.self, from: Data(answer.body.readableBytesView))
      #expect(manifest.shortcuts.map(\.name) == ["New task", "Near you", "Today"])
      let share = manifest.shareTarget
      #expect(share.action == "/share" && share.method == "GET")
      #expect(share.params == ["title": "title", "text": "text", "url": "url"])
      #expect(manifest.screenshots.map(\.formFactor) == ["wide", "narrow"])
      for address in manifest.shortcuts.map(\.url) {
        let page = try await client.execute(uri: address, method: .get)
        #expect(page.status == .ok, "\(address)")
      }
      for picture in manifest.screenshots {
        let file = try await client.execute(uri: picture.src, method: .get)
        #expect(file.status == .ok && file.body.readableBytes < 80_000, "\(picture.src)")
        let size = file.body.getBytes(at: 16, length: 8) ?? []
        let sizes = "\(Int(size[2]) << 8 | Int(size[3]))x\(Int(size[6]) << 8 | Int(size[7]))"
        #expect(sizes == picture.sizes)
      }
    }
  }

  private struct Manifest: Decodable {
    struct Shortcut: Decodable {
      let name: String
      let url: String
    }
    struct Share: Decodable {
      let action: String
      let method: String
      let params: [String: String]
    }
    struct Picture: Decodable {
      let src: String
      let sizes: String
      let formFactor: String
    }
    let shortcuts: [Shortcut]
    let shareTarget: Share
    let screenshots: [Picture]
  }

  @Test(arguments: ["bag", "🌱", "é"])
  func `a category has its icon or its character on its colour`(icon: String) throws {
    let category = Category(
      id: Category.ID(rawValue: 1), uuid: UUID(), name: "Garden", color: "#ffee00", icon: icon)
    let data: [String: Any] = [
      "badge": CategoryBadge(category),
      "asset": AssetAddresses(table: AssetTable.embedded, theme: .system),
    ]
    let templates = PageTemplates(prepare: { text, name in
      name == "day_done" ? "{{#badge}}{{>category_icon}}{{/badge}}" : text
    })
    let text = try #require(templates.render(data, with: "day_done"))
    #expect(text.contains(##"fill="#ffee00""##))
    if icon == "bag" {
      #expect(text.contains("#bag\"/>") && text.contains(##"color="#000000""##))
    } else {
      #expect(text.contains(">\(icon)</text>") && !text.contains("<use"))
    }
  }

  @Test
  func `there is a drawing of every built-in icon`() throws {
    let sprite = try #require(Asset.all.first { $0.name == "category-icons.svg" }).text
    #expect(CategoryFields.icons.count >= 24)
    for name in CategoryFields.icons { #expect(sprite.contains("<symbol id=\"\(name)\"")) }
  }
}
