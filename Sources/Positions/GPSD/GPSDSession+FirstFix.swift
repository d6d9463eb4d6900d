package import Geo
package import Localization

extension GPSDSession {
  /// The result of `firstFix(address:device:timeout:options:)`.
  package enum FirstFix: Sendable, Hashable {
    /// The first fix.
    case fix(FixReport)
    /// No fix within the timeout, or no connection to gpsd, with the reason.
    case unavailable(reason: PositionPhrase)
  }

  /// Requests one position from gpsd.
  ///
  /// Waits for a receiver and its fix until the timeout, but returns at once if gpsd cannot be
  /// reached.
  package static func firstFix(
    address: GPSDAddress = .local, device: String? = nil, timeout: Duration,
    options: GPSDOptions = GPSDOptions()
  ) async -> FirstFix {
    let session = GPSDSession(address: address, device: device, options: options)
    return await withTimeLimit(timeout) {
      var reason = PositionPhrase.noAnswer(address: address.description)
      for await report in session {
        switch report {
        case .fix(let fix): return .fix(fix)
        case .state(.noDaemon(let problem)): return .unavailable(reason: problem)
        case .state(let state): reason = state.phrase
        case .version, .device, .dropped: break
        }
      }
      return .unavailable(reason: reason)
    }
  }
}
