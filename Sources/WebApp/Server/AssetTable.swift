import Hummingbird
import Mustache

/// The static files by name, each with the address that it is kept under for ever.
struct AssetTable: Sendable {
  /// One file, ready to be sent.
  struct Entry: Sendable {
    let asset: Asset
    /// The word that changes with its bytes.
    let fingerprint: String
    /// Where browsers find it, its fingerprint included: a changed file has another address.
    let address: String
    let buffer: ByteBuffer
  }

  private let entries: [String: Entry]

  /// Reads the table of the program's files.
  init(_ assets: [Asset] = Asset.all) {
    var entries: [String: Entry] = [:]
    for asset in assets where !asset.isTemplate {
      let fingerprint = asset.fingerprint
      entries[asset.name] = Entry(
        asset: asset, fingerprint: fingerprint,
        address: "/static/\(asset.name)?v=\(fingerprint)", buffer: ByteBuffer(bytes: asset.bytes))
    }
    self.entries = entries
  }

  /// The file of a name.
  subscript(name: String) -> Entry? { entries[name] }
}

/// What `{{asset.app.css}}` stands for in a template: the address of a file.
///
/// Mustache takes the name apart at its dots, so that the whole is put together again step by step.
struct AssetAddresses: MustacheParent, CustomStringConvertible {
  let table: AssetTable
  var path = ""

  func child(named name: String) -> Any? {
    let path = path.isEmpty ? name : "\(path).\(name)"
    return table[path]?.address ?? AssetAddresses(table: table, path: path)
  }

  var description: String { "/static/\(path)" }
}
