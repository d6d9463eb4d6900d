import Application
import HTTPServer
import Localization

/// The kind of a body that may be larger than a form.
package enum UploadKind: Sendable {
  /// A photo.
  case photo
  /// A file of another program.
  case file

  /// The length limit in bytes, without what stands beside it in a form.
  func limit(_ settings: WebSettings) -> Int {
    switch self {
    case .photo: settings.actionContext.photos.maximumBytes
    // On the way back to the page a file is in Base64.
    case .file: settings.importBytes
    }
  }

  /// Returns the refusal of a larger body.
  func tooLarge(_ limit: Int) -> RequestFailure {
    switch self {
    case .photo: RequestFailure(.tooLarge, .file, PhotoPhrase.fileTooLarge(limit: limit))
    case .file: RequestFailure(.tooLarge, .file, ExchangePhrase.fileTooLarge(limit: limit))
    }
  }
}
