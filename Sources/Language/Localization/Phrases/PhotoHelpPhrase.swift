/// Help of the commands about photos and the profile.
public enum PhotoHelpPhrase: String, Phrase, CaseIterable {
  case photo, photoDiscussion, photoAdd, photoAddFile, photoCaption, photoDate, photoList
  case photoSave, photoNumber, photoSaveFile, photoForce, photoRemove
  case profile, profileDiscussion, profileName, profileAbout, profilePhoto, exportPhotos

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
