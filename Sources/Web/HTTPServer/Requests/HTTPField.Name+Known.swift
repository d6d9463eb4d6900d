package import HTTPTypes

extension HTTPField.Name {
  package static let referrerPolicy = known("Referrer-Policy")
  package static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
  package static let xFrameOptions = known("X-Frame-Options")
  package static let fetchSite = known("Sec-Fetch-Site")
  package static let fetchMode = known("Sec-Fetch-Mode")
  package static let forwardedProtocol = known("X-Forwarded-Proto")
  package static let forwardedFor = known("X-Forwarded-For")
  package static let lastEventID = known("Last-Event-ID")
  package static let fragment = known("X-Fragment")

  package static let accelBuffering = known("X-Accel-Buffering")
  package static let purpose = known("Purpose")
  package static let secPurpose = known("Sec-Purpose")
  package static let xPurpose = known("X-Purpose")
  package static let xMoz = known("X-Moz")

  package static func known(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("\(name) is no name of a field") }
    return field
  }
}
