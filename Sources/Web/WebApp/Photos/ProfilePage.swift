import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import WebPorts

/// The profile and the newest photos, as they were read.
struct ProfileState {
  let profile: Profile
  /// All photos, the newest first.
  let photos: [Photo]
  /// The hashes of the files that are in this database.
  var here: Set<String> = []

  /// The photos that the page shows.
  var shown: [Photo] { photos.prefix(ProfilePage.shown) + [profile.photo].compactMap(\.self) }
}

/// The profile: name, a few words, a picture, and the newest photos.
struct ProfilePage: TemplateView {
  static let template = "profile"

  /// A photo that may become the picture.
  struct Choice: Sendable {
    let number: String
    let words: String
    let isChosen: Bool
  }

  let name: String?
  let about: String?
  let picture: PhotoCard?
  let isOpen: Bool
  let formState: FormState
  let error: String?
  let typedName: String
  let longestName: String
  let typedAbout: String
  let longestAbout: String
  let choices: [Choice]
  let hasPhotos: Bool
  let photos: [PhotoCard]

  /// How many photos are shown.
  fileprivate static let shown = 12
  /// How many photos may be chosen from in the form.
  private static let mostChoices = 200

  /// Prepares the page; `typed` is a form that was refused with an error or a question.
  init(
    _ state: ProfileState, typed: FormFields? = nil, error: String? = nil,
    conflict: FormConflict? = nil
  ) {
    let profile = state.profile
    func card(_ photo: Photo) -> PhotoCard {
      PhotoCard(photo, isHere: state.here.contains(photo.sha256))
    }
    name = profile.name
    about = profile.about
    picture = profile.photo.map(card)
    isOpen = typed != nil || profile.name == nil && profile.about == nil && profile.photo == nil
    formState =
      conflict?.state ?? FormState(was: typed?["was"] ?? Self.stored(profile).values.text)
    self.error = error
    typedName = typed?["name"] ?? profile.name ?? ""
    longestName = String(EditBuilder.longestProfile.name)
    typedAbout = typed?["about"] ?? profile.about ?? ""
    longestAbout = String(EditBuilder.longestProfile.about)
    let chosen = typed.map { $0["photo"] ?? "" } ?? profile.photo.map { String($0.id.rawValue) }
    choices = state.photos.prefix(Self.mostChoices).map { photo in
      let number = String(photo.id.rawValue)
      return Choice(
        number: number, words: Self.choiceWords(photo), isChosen: number == chosen)
    }
    photos = state.photos.prefix(Self.shown).map(card)
    hasPhotos = !photos.isEmpty
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

  private static func choiceWords(_ photo: Photo) -> String {
    [PhotoDay.text(photo.date), photo.caption?.oneLine].compactMap(\.self)
      .joined(separator: " · ")
  }
}

/// Adds the profile: name, a few words, a picture, and the newest photos.
func addProfileRoutes(to router: RouteGroup, site: Site) {
  router.get("/profile") { request, context -> Response in
    try site.profilePage(FormFields(query: request), for: context)
  }
  router.post("/profile") { request, context -> Response in
    let form = context.form
    do {
      let builder = EditBuilder(site.ports.actionContext)
      let applied = try site.step { edit in
        let merged = try ProfilePage.stored(try Profile(edit)).merged(form)
        return try builder.changeProfile(
          EditBuilder.ProfileInput(
            name: merged["name"], about: merged["about"], photo: merged["photo"]), in: edit)
      }
      return ActionResponse(
        text: PhotoPhrase.profileSaved.text, step: applied.step, back: LocalAddress("/profile")
      ).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      return try site.profilePage(
        FormFields(""), typed: conflict.form, conflict: conflict, status: .conflict, for: context)
    } catch {
      guard let failure = Refusal(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      return try site.profilePage(
        FormFields(""), typed: form, error: failure.pageText, status: problem.status,
        for: context)
    }
  }
}

extension Site {
  /// Returns the profile; `typed` is a form that was refused because of `error` or `conflict`.
  fileprivate func profilePage(
    _ fields: FormFields, typed: FormFields? = nil, error: String? = nil,
    conflict: FormConflict? = nil, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    var state = try ports.store.withSnapshot { snapshot in
      ProfileState(profile: try Profile(snapshot), photos: try snapshot.photos)
    }
    state.here = try ports.pictures.stored(among: Set(state.shown.map(\.sha256)))
    return try page(
      ProfilePage(state, typed: typed, error: error, conflict: conflict), of: .profile,
      toast: try toast(fields, back: LocalAddress("/profile")), status: status, for: context)
  }
}
