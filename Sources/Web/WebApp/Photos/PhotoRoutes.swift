import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import NIOCore
import WebPorts

/// Adds the route at which the form of a new photo arrives.
func addPhotoUploadRoutes(to router: RouteGroup, site: Site) {
  router.post("/photos") { request, context -> Response in
    try site.addPhoto(request, context)
  }
  // The picture of a photo, turned or cut by the browser.
  router.post("/photos/:id/picture") { request, context -> Response in
    try site.changePhoto(request, context)
  }
}

/// Adds the gallery, the files of photos, and the form that removes one.
func addPhotoRoutes(to router: RouteGroup, site: Site) {
  router.get("/photos") { request, context -> Response in
    let fields = FormFields(query: request)
    // The journal asks for a photo of its day.
    var form = PhotoForm()
    form.date = fields.text("date")
    return try site.gallery(form, fields, for: context)
  }
  router.get("/photos/:id") { request, context -> Response in
    try site.photoFile(request, context, isThumbnail: false)
  }
  router.get("/photos/:id/thumbnail") { request, context -> Response in
    try site.photoFile(request, context, isThumbnail: true)
  }
  router.post("/photos/:id/share") { request, context -> Response in
    let builder = EditBuilder(site.ports.actionContext)
    let photo = try site.photo(context)
    let isShared = context.form["shared"] == "true"
    let applied = try site.step { edit in
      guard let present = try edit.photo(photo.id) else { throw site.missingPhoto(photo.id) }
      return builder.sharePhoto(present, isShared)
    }
    let number = Int(photo.id.rawValue)
    return ActionResponse(
      text: (isShared ? PhotoPhrase.shared(number) : .unshared(number)).text,
      step: applied.step, back: LocalAddress(context.form["back"])
    ).response(to: request)
  }
  router.post("/photos/:id/remove") { request, context -> Response in
    let builder = EditBuilder(site.ports.actionContext)
    let photo = try site.photo(context)
    let applied = try site.step { edit in
      guard let present = try edit.photo(photo.id) else { throw site.missingPhoto(photo.id) }
      return builder.removePhoto(present)
    }
    return ActionResponse(
      text: applied.edit.takenTextOnPage, step: applied.step,
      back: LocalAddress(context.form["back"])
    ).response(to: request)
  }
}

extension Site {
  /// Returns the file of a photo, or its thumbnail if there is one.
  ///
  /// Nothing in it can run: it has its own type, which browsers must not guess at, and a policy
  /// that allows nothing. An address with the beginning of the hash never changes.
  fileprivate func photoFile(
    _ request: Request, _ context: WebContext, isThumbnail: Bool
  ) throws -> Response {
    let photo = try photoToLookAt(context)
    let thumbnail = isThumbnail ? try ports.pictures.thumbnail(photo.sha256) : nil
    let tag = "\"\(photo.sha256)\(thumbnail == nil ? "" : "-small")\""
    let isExact = FormFields(query: request)["v"] == PhotoCard.version(photo)
    // Until the browser has made a thumbnail, the whole photo takes its place.
    // What is shared may be kept back again, which a browser has to ask for.
    let isLasting = isExact && isThumbnail == (thumbnail != nil) && !photo.isShared
    var headers: HTTPFields = [
      .eTag: tag,
      .cacheControl: isLasting ? "private, max-age=31536000, immutable" : "private, no-cache",
      .contentSecurityPolicy: "default-src 'none'; sandbox",
    ]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      return Response(status: .notModified, headers: headers)
    }
    guard let bytes = try thumbnail ?? ports.pictures.picture(photo.sha256) else {
      throw Problem(.notFound, PhotoPhrase.notHere(Int(photo.id.rawValue)))
    }
    headers[.contentType] = thumbnail.map(PhotoCard.type) ?? photo.mediaType
    headers[.contentDisposition] = "inline; filename=\"\(PhotoView(photo).fileName)\""
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// Returns the page of photos with the form for a new one.
  fileprivate func gallery(
    _ form: PhotoForm, _ fields: FormFields, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let photos = try ports.store.withSnapshot { try $0.photos }
    let gallery = try PhotoGallery(fields, of: photos, kept: ports.pictures.stored)
    return try page(
      PhotosPage(gallery, form: form, actionContext: ports.actionContext), of: .photos,
      toast: try toast(fields, back: LocalAddress("/photos")), status: status, for: context)
  }

  /// Puts the picture that arrived in the place of that of a photo.
  fileprivate func changePhoto(_ request: Request, _ context: WebContext) throws -> Response {
    let photo = try photo(context)
    guard let bytes = context.files["file"] else {
      throw Refusal(.usage, .file, PhotoPhrase.noFileChosen)
    }
    let builder = EditBuilder(ports.actionContext)
    let prepared = try PreparedPhoto(
      bytes, thumbnail: context.files["thumbnail"], settings: builder.actionContext.photos)
    let applied = try step { edit in
      guard let present = try edit.photo(photo.id) else { throw missingPhoto(photo.id) }
      return try builder.changePhoto(present, to: prepared, in: edit)
    }
    return ActionResponse(
      text: PhotoPhrase.changed(Int(photo.id.rawValue)).text, step: applied.step,
      back: LocalAddress("/photos")
    ).response(to: request)
  }

  /// Stores the photo of a form, or returns the form with the error and what was typed.
  fileprivate func addPhoto(_ request: Request, _ context: WebContext) throws -> Response {
    let form = PhotoForm(context.form)
    do {
      try EditBuilder(ports.actionContext).checkPhoto(caption: form.caption, date: form.date)
      guard let bytes = context.files["file"] else {
        throw Refusal(.usage, .file, PhotoPhrase.noFileChosen)
      }
      let (photo, step) = try store(
        bytes, thumbnail: context.files["thumbnail"], caption: form.caption, date: form.date)
      let answer = PhotoPhrase.added(Int(photo.id.rawValue), bytes: photo.byteCount).text
      return ActionResponse(
        text: answer, step: step, back: LocalAddress("/photos"),
        more: [("photo", PhotoView(photo).json)]
      ).response(to: request)
    } catch {
      guard let failure = Refusal(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      return try gallery(
        form.showing(failure), FormFields(""), status: problem.status, for: context)
    }
  }
}
