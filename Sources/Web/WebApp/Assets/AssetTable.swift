import Appearance
import Application
import HTTPServer
import Hummingbird
import Localization
import Mustache
import Text
import WebPorts

/// The static files by name, each with a versioned address that browsers may cache indefinitely.
struct AssetTable: Sendable {
  /// One file with its response body.
  struct Entry: Sendable {
    /// The media type.
    let type: String
    /// A hash of its bytes.
    let fingerprint: String
    /// The address with the fingerprint: a changed file has another address.
    let address: String
    let buffer: ByteBuffer

    /// Creates the file of a name.
    init(_ name: String, type: String, bytes: some Collection<UInt8>) {
      self.type = type
      fingerprint = Fingerprint.text(bytes)
      address = "/static/\(name)?v=\(fingerprint)"
      buffer = ByteBuffer(bytes: bytes)
    }
  }

  /// The embedded files, put into a table once per process.
  static let embedded = AssetTable()

  private let entries: [String: Entry]

  /// Creates the table of files.
  init(_ assets: [Asset] = Asset.all) {
    var entries: [String: Entry] = [:]
    for asset in assets where !asset.isTemplate {
      entries[asset.name] = Entry(asset.name, type: asset.type, bytes: asset.bytes)
      guard asset.name.hasSuffix(".css") else { continue }
      for theme in [Theme.light, .dark] {
        let name = ThemedStyle.name(asset.name, for: theme)
        entries[name] = Entry(
          name, type: asset.type, bytes: ThemedStyle.text(asset.text, for: theme).utf8)
      }
    }
    for language in Languages.all {
      let name = ScriptTexts.fileName(language)
      entries[name] = Entry(
        name, type: "text/javascript; charset=utf-8", bytes: ScriptTexts.source(language).utf8)
    }
    self.entries = entries
  }

  /// The file of a name.
  subscript(name: String) -> Entry? { entries[name] }

  /// The file of a name in an appearance; `accent.css` is made for it.
  func entry(_ name: String, in appearance: Appearance) -> Entry? {
    guard name == Self.accentName else { return self[name] }
    return ThemedStyle.accent(of: appearance).map {
      Entry(name, type: "text/css; charset=utf-8", bytes: $0.utf8)
    }
  }

  /// The style sheet with the shades of the accent.
  static let accentName = "accent.css"
}

/// The value of `{{asset.app.css}}` in a template: the address of a file.
///
/// Mustache splits the name at its dots; each step appends one part. A style sheet is that of the
/// theme.
struct AssetAddresses: MustacheParent, CustomStringConvertible {
  let table: AssetTable
  let theme: Theme
  var path = ""

  func child(named name: String) -> Any? {
    let path = path.isEmpty ? name : "\(path).\(name)"
    return table[ThemedStyle.name(path, for: theme)]?.address
      ?? AssetAddresses(table: table, theme: theme, path: path)
  }

  var description: String { "/static/\(path)" }
}

/// Adds the files of the page.
///
/// A browser may cache the versioned address of a page indefinitely. Any other address of a file is
/// revalidated each time.
func addStaticRoutes(to router: RouteGroup, site: Site) {
  router.get("/static/:name") { request, context -> Response in
    let name = try context.parameters.require("name")
    guard let entry = site.assets.entry(name, in: site.ports.webSettings().appearance) else {
      throw HTTPError(.notFound)
    }
    let isExact = request.uri.queryParameters["v"].map(String.init) == entry.fingerprint
    let tag = "\"\(entry.fingerprint)\""
    var headers: HTTPFields = [
      .contentType: entry.type, .eTag: tag,
      .cacheControl: isExact ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: entry.buffer))
  }
}

/// The file that gives the scripts their texts, one for each language.
///
/// It defines `passbyText(name, values)`, which returns the text of a `ScriptPhrase`, and
/// `passbyAt(address)`, which returns an address of the site below its path (`BasePath`).
enum ScriptTexts {
  /// The name of a language's file: `texts.en.js`.
  static func fileName(_ language: any Language) -> String { "texts.\(language.code).js" }

  /// The contents of a language's file.
  static func source(_ language: any Language) -> String {
    let localizer = Localizer(language)
    let texts = ScriptPhrase.allCases.map { phrase in
      (phrase.rawValue, JSON.string(phrase.text(in: localizer)))
    }
    return """
      "use strict";
      {
        const texts = \(JSON.object(texts).text);
        window.passbyAt = (address) => document.documentElement.dataset.base + address;
        window.passbyText = (name, values = {}) =>
          texts[name].replace(/\\{(\\w+)\\}/g, (_, key) => values[key] ?? "");
      }

      """
  }
}
