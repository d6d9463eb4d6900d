/// Photos and the profile, with the help of their commands.
package enum PhotoPhrase: Phrase, Hashable {
  /// A photo by its number, as the subject of a message.
  case photo(Int)
  /// A number of photos.
  case photos(Int)
  /// A size in bytes: `2.4 MB`.
  case size(Int)
  /// A photo was stored, with its size.
  case added(Int, bytes: Int)
  /// A photo was removed.
  case removed(Int)
  /// A photo was written into a file.
  case saved(Int, file: String)
  /// There are no photos.
  case none
  /// The step of adding a photo, in the middle of a sentence.
  case stepAdded(Int, caption: String?)
  /// The step of removing a photo, in the middle of a sentence.
  case stepRemoved(Int, caption: String?)
  /// The step of changing the profile, in the middle of a sentence.
  case stepProfile
  /// The description of a photo for those who do not see it, with its day.
  case description(day: String)

  // MARK: Problems

  /// The file has no bytes.
  case empty
  /// The file is no picture.
  case noPicture
  /// The file is of a kind that is not kept, by its name.
  case otherKind(String)
  /// The file is a HEIC or AVIF photo; what to do.
  case heic(String)
  /// The file ends too early.
  case truncated(String)
  /// The file contradicts its kind.
  case damaged(String)
  /// A variant that browsers do not show.
  case unusual(String)
  /// A moving picture.
  case animated(String)
  /// More bytes than allowed.
  case tooManyBytes(Int, limit: Int)
  /// More bytes than are read at all.
  case fileTooLarge(limit: Int)
  /// A side longer than allowed.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// More pixels than allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// All photos together would be too large.
  case totalFull(limit: Int)
  /// The day is to come.
  case dayToCome(String)
  /// The caption is too long.
  case captionTooLong(most: Int)
  /// No photo fits.
  case noSuchPhoto(String, suggestion: String?)
  /// A photo of a page is gone.
  case photoGone(Int)
  /// The file of a photo is not in this database.
  case notHere(Int)
  /// The named file does not exist.
  case noFile(String)
  /// The named file cannot be read or written.
  case fileTrouble(String, reason: String)
  /// No file was chosen on the page.
  case noFileChosen
  /// The form was not as a browser sends it.
  case notAForm

  // MARK: Profile

  /// The name of a row.
  case profileName, profileAbout, profilePhoto
  /// The profile was stored.
  case profileSaved
  /// Nothing is filled in.
  case profileEmpty
  /// The name is too long.
  case profileNameTooLong(most: Int)
  /// The words about the user are too long.
  case profileAboutTooLong(most: Int)

  // MARK: Help

  case help, helpDiscussion, helpAdd, helpAddFile, helpCaption, helpDate, helpList
  case helpSave, helpNumber, helpSaveFile, helpForce, helpRemove
  case helpProfile, helpProfileDiscussion, helpProfileName, helpProfileAbout, helpProfilePhoto

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
