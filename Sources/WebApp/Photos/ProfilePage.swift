import Application
import Foundation
import Reminders

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

  /// Reads the profile, the tasks of today and the newest photos.
  init(site: Site) throws {
    let actionContext = site.ports.actionContext
    let overview = try Overview(site.ports.store, actionContext: actionContext)
    todos = try Today(site.ports.store, overview: overview).items.map(\.view.todo)
    (profile, photos) = try site.ports.store.withSnapshot {
      (try Profile($0), try $0.photos)
    }
    let wanted = photos.prefix(Self.shown) + [profile.photo].compactMap(\.self)
    let here = try site.ports.pictures.kept(among: Set(wanted.map(\.sha256)))
    cards = photos.prefix(Self.shown).map { PhotoCard(photo: $0, isHere: here.contains($0.sha256)) }
    picture = profile.photo.map { PhotoCard(photo: $0, isHere: here.contains($0.sha256)) }
  }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "photos": cards.map(\.content), "hasPhotos": !cards.isEmpty,
      "todos": todos.prefix(Self.shown).map {
        ["id": String($0.id.rawValue), "name": $0.name.oneLine]
      },
      "isDone": todos.isEmpty, "typedName": profile.name ?? "",
      "typedAbout": profile.about ?? "",
      "longestName": String(EditBuilder.longestProfile.name),
      "longestAbout": String(EditBuilder.longestProfile.about),
      "isOpen": profile.name == nil && profile.about == nil && picture == nil,
      "choices": photos.prefix(Self.choices).map(choice),
    ]
    content["name"] = profile.name
    content["about"] = profile.about
    content["picture"] = picture?.content
    return content
  }

  private func choice(_ photo: Photo) -> [String: Any] {
    let words = [PhotoDay.text(photo.date), photo.caption?.oneLine].compactMap(\.self)
    return [
      "number": String(photo.id.rawValue), "words": words.joined(separator: " · "),
      "isChosen": photo.id == profile.photo?.id,
    ]
  }
}
