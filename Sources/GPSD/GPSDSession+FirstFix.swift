public import Geo

extension GPSDSession {
  /// What asking for one position came to.
  public enum FirstFix: Sendable, Hashable {
    /// The first fix.
    case fix(FixReport)
    /// No fix in time, or no gpsd at all, and why.
    case nothing(reason: String)
  }

  /// Asks gpsd for one position.
  ///
  /// Waits for a receiver and its fix until the timeout, but not for a daemon: when gpsd cannot be reached, that is the answer at once.
  public static func firstFix(
    address: GPSDAddress = .local, device: String? = nil, timeout: Duration,
    options: GPSDOptions = GPSDOptions()
  ) async -> FirstFix {
    let session = GPSDSession(address: address, device: device, options: options)
    return await withTimeLimit(timeout) {
      var reason = "gpsd at \(address) has not answered"
      for await report in session {
        switch report {
        case .fix(let fix): return .fix(fix)
        case .state(.noDaemon(let problem)): return .nothing(reason: problem)
        case .state(let state): reason = state.words
        case .version, .device, .dropped: break
        }
      }
      return .nothing(reason: reason)
    }
  }
}
