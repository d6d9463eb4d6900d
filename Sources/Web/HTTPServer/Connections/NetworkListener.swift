import Foundation
import Glibc
import NIOCore
import Synchronization

/// A second listener, on all addresses of this machine, beside the page's own on the loopback.
///
/// It begins and ends while the page is served; what is open stays. The port is reserved first, so
/// that nothing has to be taken back where it cannot be had.
package actor NetworkListener {
  /// The address that stands for all of them, as the setting has it.
  package static let everywhere = "0.0.0.0"
  /// The time that answers in progress get when it ends.
  private static let gracePeriod = Duration.milliseconds(400)

  /// Why the network cannot be let in.
  package enum Failure: Error, Hashable {
    /// This machine has no address that others could reach.
    case noNetwork
    /// Another program listens at the port.
    case portTaken(Int)
    /// Anything else, in the system's words.
    case other(String)
  }

  /// Serves connections of a socket that is bound, until its task is cancelled.
  package typealias Serving = @Sendable (_ socket: CInt) async throws -> Void

  /// True from the reservation of the port until the listener is closed; every request needs a
  /// login then.
  package nonisolated var isOpen: Bool { state.load(ordering: .acquiring) }

  private let state = Atomic(false)
  private let addresses: @Sendable () -> [String]
  private let changed: @Sendable (_ isOpen: Bool) -> Void
  private var page: (channel: any Channel, serve: Serving)?
  private var reserved: CInt?
  private var task: Task<Void, Never>?
  /// True if it is wanted as soon as the page is served.
  private var isAwaited = false

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - addresses: Returns the addresses of this machine that others could reach.
  ///   - changed: Gets whether it listens, after each change.
  package init(
    addresses: @escaping @Sendable () -> [String],
    changed: @escaping @Sendable (_ isOpen: Bool) -> Void = { _ in }
  ) {
    (self.addresses, self.changed) = (addresses, changed)
  }

  /// Takes the listener of the page once it is served, whose port this one shares.
  func attach(to channel: any Channel, serve: @escaping Serving) async {
    page = (channel, serve)
    guard isAwaited else { return }
    await follow(true)
  }

  /// Reserves the port at all addresses, without answering there yet.
  package func reserve() async throws(Failure) {
    guard task == nil, reserved == nil else { return }
    guard !addresses().isEmpty else { throw .noNetwork }
    guard let page else { throw .other(String(cString: strerror(ENOTCONN))) }
    let port = page.channel.localAddress?.port ?? 0
    reserved = try await Self.bind(port, beside: page.channel)
    state.store(true, ordering: .releasing)
  }

  /// Gives up what was reserved.
  package func cancel() {
    guard let socket = reserved else { return }
    close(socket)
    reserved = nil
    state.store(false, ordering: .releasing)
  }

  /// Begins to listen at what was reserved.
  package func open() {
    guard let socket = reserved, let page, task == nil else { return }
    reserved = nil
    task = Task { try? await page.serve(socket) }
    changed(true)
  }

  /// Listens if it is wanted, and ends otherwise; what is reserved waits for `open`.
  package func follow(_ isWanted: Bool) async {
    isAwaited = isWanted
    guard isWanted else { return end() }
    guard page != nil, task == nil, reserved == nil, (try? await reserve()) != nil else { return }
    open()
  }

  /// Ends; answers in progress get a moment.
  package func end() {
    cancel()
    guard let ending = task else { return }
    task = nil
    state.store(false, ordering: .releasing)
    changed(false)
    Task {
      // Answers that were begun have this long to end.
      try? await Task.sleep(for: Self.gracePeriod)
      ending.cancel()
    }
  }

  /// Returns a socket at a port of all addresses, though `channel` listens at one of them.
  ///
  /// The system lets two sockets of one user share a port if both ask for it. Both do so only here,
  /// so that another program cannot join later.
  private static func bind(
    _ port: Int, beside channel: any Channel
  ) async throws(Failure) -> CInt {
    let socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw .other(String(cString: strerror(errno))) }
    await channel.sharePort(true)
    var yes: CInt = 1
    let size = socklen_t(MemoryLayout<CInt>.size)
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    setsockopt(socket, SOL_SOCKET, SO_REUSEPORT, &yes, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result != 0 else { return socket }
    let code = errno
    Glibc.close(socket)
    await channel.sharePort(false)
    throw code == EADDRINUSE ? .portTaken(port) : .other(String(cString: strerror(code)))
  }
}

extension Channel {
  /// Lets another socket of this user listen at the same port, or no other.
  func sharePort(_ isShared: Bool) async {
    let option = ChannelOptions.socketOption(.init(rawValue: SO_REUSEPORT))
    try? await setOption(option, value: isShared ? 1 : 0).get()
  }
}
