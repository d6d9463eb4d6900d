import CSpawnShim
import Foundation
import Synchronization

/// One run of a program in a process group of its own, followed by a thread outside the cooperative pool.
///
/// The thread ends with the program, whatever that has left running: nothing is held open for what outlives it.
final class ChildProcess: Sendable {
  /// How a program ended.
  enum End: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  /// What the thread tells, in this order; both are called on it.
  struct Followers {
    /// A line of the standard output; where nobody listens, it goes to `/dev/null`.
    var line: (@Sendable (String) -> Void)?
    /// The end, and the last line of the standard error stream.
    let end: @Sendable (End, String) -> Void
  }

  private struct Descriptors {
    let handle: Int32
    let output: Int32
    let errors: Int32
  }

  private let pid: pid_t
  private let followers: Followers
  private let isCollected = Mutex(false)

  /// Whether it has ended and been collected.
  var hasEnded: Bool { isCollected.withLock { $0 } }

  private init(pid: pid_t, followers: Followers) {
    self.pid = pid
    self.followers = followers
  }

  /// Starts a program.
  ///
  /// - Throws: `NotifierError.notStarted`; then no follower is called.
  static func start(
    _ launch: ProcessSpec, followers: Followers
  ) throws(NotifierError) -> ChildProcess {
    let (output, errors) = (PipeEnds(isOpen: followers.line != nil), PipeEnds(isOpen: true))
    let null = passby_null()
    let input = launch.input.map { bytes in
      bytes.withUnsafeBytes { passby_memory($0.baseAddress, $0.count) }
    }
    defer {
      for open in [null, input ?? -1, output.writing, errors.writing] where open >= 0 {
        close(open)
      }
    }
    var pid: pid_t = 0
    var handle: Int32 = -1
    var failure = EMFILE
    if null >= 0, errors.writing >= 0, (input ?? 0) >= 0,
      followers.line == nil || output.writing >= 0
    {
      failure = launch.withVectors { arguments, variables in
        passby_spawn(
          launch.program, arguments, variables, input ?? null,
          output.writing >= 0 ? output.writing : null, errors.writing, &pid, &handle)
      }
    }
    guard failure == 0 else {
      for open in [output.reading, errors.reading] where open >= 0 { close(open) }
      throw .notStarted(
        notifier: launch.notifier, program: launch.program, reason: reason(failure))
    }
    let child = ChildProcess(pid: pid, followers: followers)
    let descriptors = Descriptors(handle: handle, output: output.reading, errors: errors.reading)
    let thread = Thread { child.follow(descriptors) }
    thread.name = "passby.child"
    thread.stackSize = 256 * 1024
    thread.start()
    return child
  }

  /// Ends the program and what it has started in its group, at once: one that hangs may well ignore SIGTERM.
  func kill() {
    isCollected.withLock { isCollected in
      // Until it is collected, the number belongs to it.
      guard !isCollected else { return }
      _ = Foundation.kill(-pid, SIGKILL)
      _ = Foundation.kill(pid, SIGKILL)
    }
  }

  private func follow(_ descriptors: Descriptors) {
    var (lines, tail) = (OutputLines(), OutputTail())
    var requests = [descriptors.handle, descriptors.output, descriptors.errors].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var hasEnded = false
    while !hasEnded {
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else { break }
      hasEnded = requests[0].revents != 0
      // What it has written before its end is there now; no more than a megabyte is waited for.
      for _ in 0..<(hasEnded ? 64 : 1) {
        read(from: &requests[1], into: &buffer) { bytes in
          for line in lines.append(bytes) { followers.line?(line) }
        }
        read(from: &requests[2], into: &buffer) { tail.append($0) }
      }
    }
    for open in [descriptors.handle, descriptors.output, descriptors.errors] where open >= 0 {
      close(open)
    }
    followers.end(collect(), tail.lastLine)
  }

  /// Reads what is there; a pipe whose writers are gone is not asked again.
  private func read(
    from request: inout pollfd, into buffer: inout [UInt8], _ body: (ArraySlice<UInt8>) -> Void
  ) {
    guard request.fd >= 0 else { return }
    let count = Foundation.read(request.fd, &buffer, buffer.count)
    if count > 0 {
      body(buffer[..<count])
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      request.fd = -1
    }
  }

  private func collect() -> End {
    isCollected.withLock { isCollected in
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      isCollected = true
      // wait(2): the low seven bits are the signal, the next byte is the exit status.
      let signal = status & 0x7F
      return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
  }

  private static func reason(_ failure: Int32) -> String {
    switch failure {
    case ENOENT: "there is no such program"
    case EACCES: "it may not be run"
    case EMFILE, ENFILE: "too many files are open"
    case E2BIG: "its arguments are too long"
    default: String(cString: strerror(failure))
    }
  }
}

/// The two ends of a pipe; -1 where it is not open.
private struct PipeEnds {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init(isOpen: Bool) {
    guard isOpen, passby_pipe(&reading, &writing) != 0 else { return }
    (reading, writing) = (-1, -1)
  }
}

extension ProcessSpec {
  /// Lends the argument list and the environment as C has them.
  fileprivate func withVectors<Result>(
    _ body: (
      UnsafePointer<UnsafeMutablePointer<CChar>?>?, UnsafePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Result
  ) -> Result {
    let arguments: [UnsafeMutablePointer<CChar>?] = vector.map { strdup($0) } + [nil]
    let variables = self.variables.map { $0.map { strdup($0) } + [nil] }
    defer { for text in arguments + (variables ?? []) { free(text) } }
    guard let variables else { return body(arguments, nil) }
    return body(arguments, variables)
  }
}
