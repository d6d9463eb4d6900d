/// A picture that is shown after something was done (T12).
package struct RewardPicture: Sendable, Hashable {
  /// The file.
  package let bytes: [UInt8]
  /// Its media type, by its content.
  package let mediaType: String
  package let title: String?

  package init(bytes: [UInt8], mediaType: String, title: String?) {
    self.bytes = bytes
    self.mediaType = mediaType
    self.title = title
  }
}

/// Where pictures after something was done come from.
package enum RewardSource: Sendable, Hashable {
  /// Nowhere: none is offered.
  case off
  /// The program's own drawings.
  case offline
  /// A picture of an address, and a drawing where it gives none.
  case online(String)
}
