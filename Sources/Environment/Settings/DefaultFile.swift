/// The configuration file that says nothing but the defaults, with every setting explained.
public enum DefaultFile {
  /// The text of the file, which is `config/passby.yaml`.
  public static let text = String(decoding: PackageResources.passby_yaml, as: UTF8.self)
}
