/// A picture that is shown after something was done (T12).
public struct RewardPicture: Sendable, Hashable {
  /// The file.
  public let bytes: [UInt8]
  /// Its media type, by its content.
  public let mediaType: String
  /// Its title, if it has one.
  public let title: String?

  /// Creates a picture.
  public init(bytes: [UInt8], mediaType: String, title: String?) {
    self.bytes = bytes
    self.mediaType = mediaType
    self.title = title
  }
}

/// Where pictures after something was done come from.
public enum RewardSource: Sendable, Hashable {
  /// Nowhere: none is offered.
  case off
  /// The program's own drawings.
  case offline
  /// A picture of an address, and a drawing where it gives none.
  case online(String)
}
