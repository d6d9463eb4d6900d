/// The configuration file with the defaults only, and an explanation of every setting.
package enum DefaultFile {
  /// The text of the file, which is `config/passby.yaml`.
  package static let text = String(decoding: PackageResources.passby_yaml, as: UTF8.self)
}
