import Hummingbird

/// The stream to one open page.
struct Listener: Sendable {
  /// How much may wait for a page that reads slowly.
  private static let mostWaiting = 64

  let number: Int
  let wantsPositions: Bool
  /// What is to be sent; ends when the page is cut off.
  let messages: AsyncStream<ByteBuffer>
  private let outlet: AsyncStream<ByteBuffer>.Continuation

  init(number: Int, wantsPositions: Bool) {
    self.number = number
    self.wantsPositions = wantsPositions
    (messages, outlet) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostWaiting))
  }

  /// Queues a message; tells whether there was room.
  @discardableResult
  func offer(_ message: ByteBuffer) -> Bool {
    switch outlet.yield(message) {
    case .enqueued: true
    default: false
    }
  }

  /// Ends the stream.
  func end() { outlet.finish() }
}
