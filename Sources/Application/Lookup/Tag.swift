/// The word that groups places.
public enum Tag {
  /// Lower case, without surrounding blanks or a leading `#`.
  public static func normalized(_ text: String) -> String {
    let trimmed = text.trimmingPrefix("#")
    return String(trimmed).lowercased().split(separator: " ").joined(separator: "-")
  }
}
