import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import WebPorts

extension API {
  /// Adds the routes of photos and the profile.
  func addPhotoRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/photos") { request, _ in
      try await answer(request) {
        list(try ports.store.withSnapshot { try $0.photos }.map { PhotoView($0).json })
      }
    }
    router.get("\(Self.root)/photos/:id") { request, context in
      try await answer(request) {
        let photo = try photoToLookAt(context)
        let json = PhotoView(photo).json
        return response(json, tag: APITag(StateVersion.of(photo), json).text)
      }
    }
    router.patch("\(Self.root)/photos/:id") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["shared"])
        let isShared = try input.flagIfGiven("shared")
        let id = try context.id(of: Photo.self)
        let builder = EditBuilder(actionContext)
        let applied = try step { edit in
          guard let present = try edit.photo(id) else { throw missingPhoto(id) }
          try APITag.check(request, StateVersion.of(present), present: PhotoView(present).json)
          return builder.sharePhoto(present, isShared ?? present.isShared)
        }
        let photo = applied.outcome.value
        let json = PhotoView(photo).json
        return response(
          json, tag: APITag(StateVersion.of(photo), json).text, step: applied.step)
      }
    }
    router.delete("\(Self.root)/photos/:id") { request, context in
      try await answer(request) {
        let photo = try photo(context)
        let builder = EditBuilder(actionContext)
        let applied = try step { edit in
          guard let present = try edit.photo(photo.id) else { throw missingPhoto(photo.id) }
          try APITag.check(request, StateVersion.of(present), present: PhotoView(present).json)
          return builder.removePhoto(present)
        }
        var response = Response(json: PhotoView(photo).json)
        response.headers[.step] = applied.step.map(String.init)
        return response
      }
    }
    router.get("\(Self.root)/profile") { request, _ in
      try await answer(request) {
        let json = try ports.store.withSnapshot { try Profile($0).json }
        return response(json, tag: APITag.text([json]))
      }
    }
    router.post("\(Self.root)/profile") { request, context in
      try await answer(request) { try await changeProfile(request, context) }
    }
  }

  /// Adds the route at which a photo arrives, whose body is the file itself.
  ///
  /// No page of another site can send a body of such a type without asking first.
  func addPhotoUpload(to router: RouteGroup) {
    router.post("\(Self.root)/photos") { request, context in
      try await answer(request) {
        guard
          request.mediaType?.hasPrefix("image/") == true
            || request.mediaType == "application/octet-stream"
        else {
          throw Problem(
            .unsupportedMediaType, PhotoPhrase.noPicture.text.capitalizedSentence,
            code: "bad_data", field: "file")
        }
        let fields = FormFields(query: request)
        // An empty date is none in a form only.
        _ = try fields["date"].map { try actionContext.day($0, field: .date) }
        let (photo, step) = try store(
          context.upload, thumbnail: nil, caption: fields["caption"], date: fields["date"])
        var response = Response(json: PhotoView(photo).json, status: .created)
        response.headers[.step] = step.map(String.init)
        return response
      }
    }
  }

  private func changeProfile(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["name", "about", "photo"])
    let profile = EditBuilder.ProfileInput(
      name: try input.text("name", null: ""), about: try input.text("about", null: ""),
      photo: try input.text("photo"))
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      let present = try Profile(edit).json
      try APITag.check(request, nil, list: [present], present: present)
      return try builder.changeProfile(profile, in: edit)
    }
    let json = try ports.store.withSnapshot { try Profile($0).json }
    return response(json, tag: APITag.text([json]), step: applied.step)
  }
}

extension String {
  /// The text with a capital at its beginning and a full stop at its end.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
