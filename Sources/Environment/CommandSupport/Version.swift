/// The version of Passby.
public enum Version {
  /// The version as `passby --version` prints it.
  public static let text = "0.2.0"
}
