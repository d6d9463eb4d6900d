import Application
import Hummingbird
package import Model
package import Text

/// An event that is sent to open pages at once.
package struct LiveEvent: Sendable {
  /// The kind of an event; the raw values are the names in the stream.
  package enum Kind: String, Sendable {
    /// The database changed.
    case changed
    /// A reminder for the user.
    case reminder
    /// A place was entered, left or crossed, or a stay there became long enough.
    case transition
    /// A report of the receiver.
    case position
  }

  package let kind: Kind
  /// The content.
  package let data: JSON
  /// Returns true for a viewer whose pages get it.
  let isFor: @Sendable (Viewer) -> Bool

  /// Creates an event for the pages of those viewers for whom `isFor` is true.
  package init(
    _ kind: Kind, _ data: JSON, isFor: @escaping @Sendable (Viewer) -> Bool = { $0.isMe }
  ) {
    self.kind = kind
    self.data = data
    self.isFor = isFor
  }

  /// Returns the event in the format of the stream.
  ///
  /// A page that reconnects sends the last `id` that it received. The text of a JSON value is
  /// always one line. Source: HTML Living Standard, 9.2 Server-sent events.
  func message(id: String? = nil) -> ByteBuffer {
    let id = id.map { "id: \($0)\n" } ?? ""
    return ByteBuffer(string: "event: \(kind.rawValue)\n\(id)data: \(data.text)\n\n")
  }
}
