import Hummingbird
import Localization
import Mustache
import Text

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
  }

  private let entries: [String: Entry]

  /// Creates the table of the embedded files.
  init(_ assets: [Asset] = Asset.all) {
    var entries: [String: Entry] = [:]
    for asset in assets where !asset.isTemplate {
      let fingerprint = asset.fingerprint
      entries[asset.name] = Entry(
        type: asset.type, fingerprint: fingerprint,
        address: "/static/\(asset.name)?v=\(fingerprint)", buffer: ByteBuffer(bytes: asset.bytes))
    }
    for language in Languages.all {
      let name = ScriptTexts.fileName(language)
      let bytes = Array(ScriptTexts.source(language).utf8)
      let fingerprint = Fingerprint.text(bytes)
      entries[name] = Entry(
        type: "text/javascript; charset=utf-8", fingerprint: fingerprint,
        address: "/static/\(name)?v=\(fingerprint)", buffer: ByteBuffer(bytes: bytes))
    }
    self.entries = entries
  }

  /// The file of a name.
  subscript(name: String) -> Entry? { entries[name] }
}

/// The value of `{{asset.app.css}}` in a template: the address of a file.
///
/// Mustache splits the name at its dots; each step appends one part.
struct AssetAddresses: MustacheParent, CustomStringConvertible {
  let table: AssetTable
  var path = ""

  func child(named name: String) -> Any? {
    let path = path.isEmpty ? name : "\(path).\(name)"
    return table[path]?.address ?? AssetAddresses(table: table, path: path)
  }

  var description: String { "/static/\(path)" }
}
