package import HTTPServer
import HTTPTypes
import Localization

/// A failure of the storage, shown to clients; nothing was changed.
package enum StoreTrouble: Sendable, Hashable {
  /// Another process holds the lock.
  case busy
  /// The disk is full.
  case full
  /// The file or its file system does not allow writing.
  case readOnly
}

extension Problem {
  /// The failure for pages and programs alike.
  ///
  /// Sources: RFC 9110, 15.6.4; RFC 4918, 11.5 for 507.
  package init(_ trouble: StoreTrouble) {
    switch trouble {
    case .busy:
      self.init(
        .serviceUnavailable, WebPhrase.storeIsBusy.text, code: "busy",
        headers: [.retryAfter: "1"])
    case .full:
      self.init(
        .init(code: 507, reasonPhrase: "Insufficient Storage"), WebPhrase.storeIsFull.text,
        code: "full")
    case .readOnly:
      self.init(
        .serviceUnavailable, WebPhrase.storeIsReadOnly.text, code: "read_only",
        headers: [.retryAfter: "60"])
    }
  }
}
