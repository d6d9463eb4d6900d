/// The fixed texts of the pages of photos, profile and pictures as a reward, which templates name
/// by their raw value.
package enum PhotoPagePhrase: String, Phrase, CaseIterable {
  case photosTitle, photosAdd, photosChoose, photosHint, photosCaption, photosDate, photosShrink,
    photosSend, photosNone, photosRemove, photosSaveCopy, photosUseForProfile, photosMissing,
    photosNewer, photosOlder, photosMore, drawSave
  case profileTitle, profileName, profileAbout, profilePicture, profileNoPicture, profileSave,
    profileEdit, profileToDo, profileAllTasks, profilePortfolio, profileAllPhotos,
    profileNothingToDo
  case rewardShow, rewardTitle, rewardAnother, rewardBack, rewardCat, rewardCup, rewardMountains,
    rewardFlower

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
