import SystemEvents

/// A running session; its thread lives as long as the stream of reports.
final class SessionRun: Sendable {
  private let stopping = WakeEvent()
  private let buffer: ReportBuffer

  init(address: GPSDAddress, device: String?, options: GPSDOptions) {
    buffer = ReportBuffer(mostFixes: options.maximumBufferedFixes)
    SessionReader(
      address: address, device: device, options: options, stopping: stopping, buffer: buffer
    ).start()
  }

  deinit { stop() }

  /// Waits for the next report and returns it; `nil` as soon as the task is cancelled.
  func next() async -> GPSDReport? {
    await withTaskCancellationHandler {
      await buffer.next()
    } onCancel: {
      stop()
    }
  }

  private func stop() {
    stopping.raise()
    buffer.finish()
  }
}
