/// One running session: its thread lives as long as somebody wants its reports.
final class SessionRun: Sendable {
  private let bell = Bell()
  private let buffer: ReportBuffer

  init(address: GPSDAddress, device: String?, options: GPSDOptions) {
    buffer = ReportBuffer(mostFixes: options.mostBufferedFixes)
    SessionReader(
      address: address, device: device, options: options, bell: bell, buffer: buffer
    ).start()
  }

  deinit { stop() }

  /// The next report; `nil` as soon as the task is cancelled.
  func next() async -> GPSDReport? {
    await withTaskCancellationHandler {
      await buffer.next()
    } onCancel: {
      stop()
    }
  }

  private func stop() {
    bell.ring()
    buffer.finish()
  }
}
