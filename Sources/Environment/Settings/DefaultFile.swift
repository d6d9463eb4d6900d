/// The configuration file with the defaults only, and an explanation of every setting.
public enum DefaultFile {
  /// The text of the file, which is `config/passby.yaml`.
  public static let text = String(decoding: PackageResources.passby_yaml, as: UTF8.self)
}
