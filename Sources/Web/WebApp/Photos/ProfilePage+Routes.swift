import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the profile: name, a few words, a picture, what is to do, and the newest photos.
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
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
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
    let actionContext = ports.actionContext
    var state = try ports.store.withSnapshot { snapshot in
      let overview = try Overview(snapshot, actionContext: actionContext)
      return ProfileState(
        profile: try Profile(snapshot),
        todos: try Today(snapshot, overview: overview).items.filter(\.group.isOfToday).map(
          \.view.todo),
        photos: try snapshot.photos)
    }
    state.here = try ports.pictures.stored(among: Set(state.shown.map(\.sha256)))
    return try page(
      ProfilePage(state, typed: typed, error: error, conflict: conflict), of: .profile,
      toast: try toast(fields, back: LocalAddress("/profile")), status: status, for: context)
  }
}
