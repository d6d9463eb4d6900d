import HTTPServer
package import Hummingbird
import Model

/// The stream of events to one open page.
package struct Listener: Sendable {
  /// The most messages that may wait for a page that reads slowly.
  private static let capacity = 64

  let number: Int
  /// The client's IP address.
  let address: String
  let wantsPositions: Bool
  /// The access that the stream was opened with; the stream ends when it no longer holds.
  let grant: AccessGrant
  /// Whose page it is.
  let viewer: Viewer
  /// The messages to send; ends when the stream is closed.
  package let messages: AsyncStream<ByteBuffer>
  private let outlet: AsyncStream<ByteBuffer>.Continuation

  init(number: Int, address: String, wantsPositions: Bool, grant: AccessGrant, viewer: Viewer) {
    self.number = number
    self.address = address
    self.wantsPositions = wantsPositions
    self.grant = grant
    self.viewer = viewer
    (messages, outlet) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.capacity))
  }

  /// Queues a message; returns false if there was no room.
  @discardableResult
  func offer(_ message: ByteBuffer) -> Bool {
    switch outlet.yield(message) {
    case .enqueued: true
    default: false
    }
  }

  /// Ends the stream.
  package func end() { outlet.finish() }
}
