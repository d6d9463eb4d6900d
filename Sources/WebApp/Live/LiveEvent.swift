public import Application
import Hummingbird

/// Something that open pages are told at once.
public struct LiveEvent: Sendable {
  /// The kinds, named as in the stream.
  public enum Kind: String, Sendable {
    /// Something in the database is different.
    case changed
    /// The user is reminded of a task.
    case reminder
    /// A place was entered, left, passed, or stayed in.
    case transition
    /// The receiver has reported where it is.
    case position
  }

  /// What kind it is.
  public let kind: Kind
  /// What it says.
  public let data: JSON

  /// Creates an event.
  public init(_ kind: Kind, _ data: JSON) {
    self.kind = kind
    self.data = data
  }

  /// The event as the stream has it; with a number, a page that comes back can say what it has seen.
  ///
  /// Source: HTML Living Standard, 9.2 Server-sent events. The text of a JSON value is always one line.
  func message(id: String? = nil) -> ByteBuffer {
    let id = id.map { "id: \($0)\n" } ?? ""
    return ByteBuffer(string: "event: \(kind.rawValue)\n\(id)data: \(data.text)\n\n")
  }
}
