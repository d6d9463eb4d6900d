import Application
package import HTTPServer
import Hummingbird
import Localization
package import Model

extension RouteHandlers {
  /// Returns the photo in an address such as `/photos/3`.
  package func photo(_ context: WebContext) throws -> Photo {
    let id = try context.id(of: Photo.self)
    guard let photo = try ports.store.withSnapshot({ try $0.photo(id) }) else {
      throw missingPhoto(id)
    }
    return photo
  }

  /// Returns the photo in an address, which another person may have shared.
  package func photoToLookAt(_ context: WebContext) throws -> Photo {
    let id = try context.id(of: Photo.self)
    let found = try ports.store.withSnapshot { try $0.photo(id) ?? $0.sharedPhoto(id) }
    guard let found else { throw missingPhoto(id) }
    return found
  }

  /// Returns the problem that a photo does not exist.
  package func missingPhoto(_ id: Photo.ID) -> Problem {
    Problem(.notFound, PhotoPhrase.photoGone(Int(id.rawValue)))
  }

  /// Stores a photo; returns it with the number of the step.
  package func store(
    _ bytes: [UInt8], thumbnail: [UInt8]?, caption: String?, date: String?
  ) throws -> (Photo, step: Int64?) {
    let builder = EditBuilder(ports.actionContext)
    let prepared = try PreparedPhoto(
      bytes, thumbnail: thumbnail, settings: builder.actionContext.photos)
    let applied = try step { try builder.addPhoto(prepared, caption: caption, date: date, in: $0) }
    let photo = applied.outcome.value
    return (photo, applied.step)
  }
}
