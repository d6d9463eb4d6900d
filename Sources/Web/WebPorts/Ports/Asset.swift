import CWebAssets
import Text

/// A file of the web page, embedded in the program.
package struct Asset: Sendable, Hashable {
  private let index: Int

  /// All files.
  package static let all = (0..<passby_web_asset_count).map(Asset.init(index:))

  private var file: passby_web_asset { passby_web_asset_at(index).pointee }

  /// Its name, such as `app.css`.
  package var name: String { String(cString: file.name) }

  /// Its media type.
  package var type: String { String(cString: file.type) }

  /// Its bytes, which are static memory of the program.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: file.bytes, count: file.length)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// True for a template, which is not served as it is.
  package var isTemplate: Bool { name.hasSuffix(".mustache") }

  /// A hash of its bytes.
  package var fingerprint: String { Fingerprint.text(bytes) }
}
