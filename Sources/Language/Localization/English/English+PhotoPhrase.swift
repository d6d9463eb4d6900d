extension English {
  package func text(_ phrase: PhotoPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .photo(let number): "photo \(number)"
    case .photos(let number): number == 1 ? "1 photo" : "\(number) photos"
    case .size(let bytes): size(bytes, localizer)
    case .added(let number, let bytes): "Added photo \(number), \(size(bytes, localizer))."
    case .removed(let number): "Removed photo \(number)."
    case .saved(let number, let file): "Saved photo \(number) as \(file)."
    case .none: "No photos yet. Add one: passby photo add FILE"
    case .stepAdded(let number, let caption): "added photo \(number)\(named(caption))"
    case .stepRemoved(let number, let caption): "removed photo \(number)\(named(caption))"
    case .stepProfile: "changed the profile"
    case .description(let day): "Photo of \(day)"
    // Problems.
    case .empty: "the file is empty"
    case .noPicture: "the file is no picture: expected JPEG, PNG or WebP"
    case .otherKind(let name): "\(name) is not kept: expected JPEG, PNG or WebP"
    case .heic(let name):
      "\(name) is not kept, since most browsers do not show it. Export the photo as JPEG, or set the camera of the phone to “Most Compatible”"
    case .truncated(let name): "the \(name) file ends too early: copy it again from where it came"
    case .damaged(let name):
      "the file is not a sound \(name): open it in a program for pictures and save it again"
    case .unusual(let name):
      "this variant of \(name) is shown by no browser: save it again as a common \(name)"
    case .animated(let name): "a moving \(name) is not kept: expected a single picture"
    case .tooManyBytes(let bytes, let limit):
      "the file has \(size(bytes, localizer)), at most \(size(limit, localizer)) are kept (photos.max_size): make the picture smaller"
    case .fileTooLarge(let limit):
      "the file is too large, at most \(size(limit, localizer)) are kept (photos.max_size): make the picture smaller"
    case .sideTooLong(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, at most \(limit) a side are kept: make it smaller"
    case .tooManyPixels(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, at most \(limit / 1_000_000) million are kept: make it smaller"
    case .totalFull(let limit):
      "all photos together would be larger than \(size(limit, localizer)) (photos.max_total): remove some, or raise the limit"
    case .dayToCome(let value):
      "\(value) is in the future: a photo belongs to today or to an earlier day"
    case .captionTooLong(let most): "a caption has at most \(most) characters"
    case .noSuchPhoto(let value, let suggestion):
      "there is no photo \(value)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " List them: passby photo"
    case .photoGone(let number): "There is no photo \(number)."
    case .notHere(let number):
      "the file of photo \(number) is not in this database: it was imported without photos"
    case .noFile(let file): "there is no file \(file): expected a photo in JPEG, PNG or WebP."
    case .fileTrouble(let file, let reason): "\(file): \(reason)"
    case .noFileChosen: "choose a picture"
    case .notAForm: "the form was not complete: send it again"
    // Profile.
    case .profileName: "name"
    case .profileAbout: "about"
    case .profilePhoto: "photo"
    case .profileSaved: "Changed the profile."
    case .profileEmpty:
      "Nothing is filled in. For example: passby profile --name Olena --about \"Cats and trains\""
    case .profileNameTooLong(let most): "a name has at most \(most) characters"
    case .profileAboutTooLong(let most): "the text about you has at most \(most) characters"
    // Help.
    case .help: "List photos, or add, save and remove them."
    case .helpDiscussion:
      "JPEG, PNG and WebP are kept, without metadata such as the position, comments and thumbnails. The picture itself, its colour profile and its orientation do not change."
    case .helpAdd: "Store a photo without its metadata."
    case .helpAddFile: "The file; - reads standard input."
    case .helpCaption: "A few words about it."
    case .helpDate: "The day that it belongs to; today unless given."
    case .helpList: "List photos, newest first."
    case .helpSave: "Write a photo into a file."
    case .helpNumber: "The number of the photo."
    case .helpSaveFile: "The new file; - writes to standard output."
    case .helpForce: "Replace an existing file."
    case .helpRemove: "Remove a photo. Undo brings it back."
    case .helpProfile: "Show or change your name, what you say about yourself, and your picture."
    case .helpProfileDiscussion: "An empty text takes a value away."
    case .helpProfileName: "Your name."
    case .helpProfileAbout: "A few words about you."
    case .helpProfilePhoto: "The number of the photo that is your picture, or none."
    }
  }

  private func named(_ caption: String?) -> String { caption.map { " \($0)" } ?? "" }

  private func size(_ bytes: Int, _ localizer: Localizer) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: "\(localizer.number(Double(bytes) / 1000)) kB"
    case ..<1_000_000_000: "\(localizer.number(Double(bytes) / 1e6, decimals: 1)) MB"
    default: "\(localizer.number(Double(bytes) / 1e9, decimals: 1)) GB"
    }
  }
}
