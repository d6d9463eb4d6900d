import Application
import Foundation
import Localization
import Model

/// The profile as the page shows it.
struct ProfilePage {
  /// How many tasks and how many photos are shown.
  private static let shown = 12
  /// How many photos may be chosen from in the form.
  private static let choices = 200

  private let profile: Profile
  private let todos: [Todo]
  private let cards: [PhotoCard]
  private let photos: [Photo]
  private let picture: PhotoCard?
  /// The form with an error or a question, as it was typed.
  var typed: FormFields?

  /// Reads the profile, the tasks of today and the newest photos.
  init(site: Site) throws {
    let actionContext = site.ports.actionContext
    (todos, profile, photos) = try site.ports.store.withSnapshot { snapshot in
      let overview = try Overview(snapshot, actionContext: actionContext)
      return (
        try Today(snapshot, overview: overview).items.map(\.view.todo), try Profile(snapshot),
        try snapshot.photos
      )
    }
    let wanted = photos.prefix(Self.shown) + [profile.photo].compactMap(\.self)
    let here = try site.ports.pictures.kept(among: Set(wanted.map(\.sha256)))
    cards = photos.prefix(Self.shown).map { PhotoCard(photo: $0, isHere: here.contains($0.sha256)) }
    picture = profile.photo.map { PhotoCard(photo: $0, isHere: here.contains($0.sha256)) }
  }

  /// The profile as the form is filled from it.
  static func stored(_ profile: Profile) -> StoredForm {
    var words = ["none": PhotoPagePhrase.profileNoPicture.text]
    if let photo = profile.photo { words[String(photo.id.rawValue)] = choiceWords(photo) }
    return StoredForm(
      [
        "name": profile.name ?? "", "about": profile.about ?? "",
        "photo": profile.photo.map { String($0.id.rawValue) } ?? "none",
      ],
      [
        StoredField("name", PhotoPagePhrase.profileName),
        StoredField("about", PhotoPagePhrase.profileAbout),
        StoredField("photo", PhotoPagePhrase.profilePicture, words: words),
      ])
  }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "photos": cards.map(\.content), "hasPhotos": !cards.isEmpty,
      "todos": todos.prefix(Self.shown).map {
        ["id": String($0.id.rawValue), "name": $0.name.oneLine]
      },
      "isDone": todos.isEmpty, "typedName": typed?["name"] ?? profile.name ?? "",
      "typedAbout": typed?["about"] ?? profile.about ?? "",
      "longestName": String(EditBuilder.longestProfile.name),
      "longestAbout": String(EditBuilder.longestProfile.about),
      "isOpen": typed != nil || profile.name == nil && profile.about == nil && picture == nil,
      "choices": photos.prefix(Self.choices).map(choice),
    ]
    content["was"] = typed?["was"] ?? Self.stored(profile).values.text
    content["name"] = profile.name
    content["about"] = profile.about
    content["picture"] = picture?.content
    return content
  }

  private static func choiceWords(_ photo: Photo) -> String {
    [PhotoDay.text(photo.date), photo.caption?.oneLine].compactMap(\.self)
      .joined(separator: " · ")
  }

  private func choice(_ photo: Photo) -> [String: Any] {
    let number = String(photo.id.rawValue)
    let chosen = typed.map { $0["photo"] ?? "" } ?? profile.photo.map { String($0.id.rawValue) }
    return [
      "number": number, "words": Self.choiceWords(photo), "isChosen": number == chosen,
    ]
  }
}
