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
