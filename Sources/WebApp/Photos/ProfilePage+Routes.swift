import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Reminders

/// Adds the profile: name, a few words, a picture, what is to do, and the newest photos.
func addProfileRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/profile") { request, context -> Response in
    try site.profilePage(nil, FormFields(query: request), for: context)
  }
  router.post("/profile") { request, context -> Response in
    let fields = context.form
    let input = EditBuilder.ProfileInput(
      name: fields["name"], about: fields["about"], photo: fields["photo"])
    do {
      let builder = EditBuilder(site.ports.actionContext)
      let applied = try site.step { try builder.changeProfile(input, in: $0) }
      return ActionResponse(
        text: ProfilePhrase.saved.text, step: applied.step, back: LocalAddress("/profile")
      ).response(to: request)
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw Problem(refusing: error) ?? error }
      return try site.profilePage(
        (input, failure), FormFields(""), status: problem.status, for: context)
    }
  }
}

extension Site {
  fileprivate func profilePage(
    _ refused: (input: EditBuilder.ProfileInput, failure: RequestFailure)?, _ fields: FormFields,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    var content = try ProfilePage(site: self).content
    if let refused {
      content["typedName"] = refused.input.name ?? ""
      content["typedAbout"] = refused.input.about ?? ""
      content["error"] = refused.failure.pageText
      content["isOpen"] = true
    }
    content["toast"] = try toast(fields, back: LocalAddress("/profile"))
    return try page(
      "profile", title: PhotoPagePhrase.profileTitle.text, section: .profile, content: content,
      status: status, for: context)
  }
}
