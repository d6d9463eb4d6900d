extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PhotoHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .photo: "List photos, or add, save and remove them."
    case .photoDiscussion:
      "JPEG, PNG and WebP are kept, without metadata such as the position, comments and thumbnails. The picture itself, its colour profile and its orientation do not change."
    case .photoAdd: "Store a photo without its metadata."
    case .photoAddFile: "The file; - reads standard input."
    case .photoCaption: "A few words about it."
    case .photoDate: "The day that it belongs to; today unless given."
    case .photoList: "List photos, newest first."
    case .photoSave: "Write a photo into a file."
    case .photoNumber: "The number of the photo."
    case .photoSaveFile: "The new file; - writes to standard output."
    case .photoForce: "Replace an existing file."
    case .photoRemove: "Remove a photo. Undo brings it back."
    case .profile: "Show or change your name, what you say about yourself, and your picture."
    case .profileDiscussion: "An empty text takes a value away."
    case .profileName: "Your name."
    case .profileAbout: "A few words about you."
    case .profilePhoto: "The number of the photo that is your picture, or none."
    case .exportPhotos: "Include the files of photos, which make the export large."
    }
  }
}
