import CLibraries
import Foundation
import Localization
import Synchronization

/// One request by libcurl, with a connection of its own.
///
/// Each has a thread of its own for as long as it lasts: they are few, and nothing of them remains.
///
/// Unchecked, because the compiler cannot see that the thread alone uses the handles and what is
/// received; `cancel`, from any thread, sets an atomic flag and calls `curl_multi_wakeup`, which
/// libcurl permits.
///
/// Source: libcurl, `curl_multi_poll`, `curl_multi_wakeup`, `CURLOPT_RESOLVE`.
final class Transfer: @unchecked Sendable {
  /// The reason why there is no libcurl; `nil` when there is.
  static let problem: String? =
    if let problem = passby_curl_load() {
      String(cString: problem)
    } else {
      curl_global_init(CURL_GLOBAL_DEFAULT) == 0 ? nil : "curl_global_init"
    }

  /// The most bytes of the lines before a body.
  private static let longestHead = 65_536

  private let request: OutgoingRequest
  private let multi = curl_multi_init()
  private let easy = curl_easy_init()
  private let isCancelled = Atomic(false)
  // Used by the thread alone.
  private var answer = OutgoingAnswer()
  private var headBytes = 0
  private var hasHead = false
  private var failure: HTTPFailure?

  private init(_ request: OutgoingRequest) { self.request = request }

  deinit {
    curl_easy_cleanup(easy)
    curl_multi_cleanup(multi)
  }

  /// Sends a request to one of the addresses, the first that can be reached, or to those of the
  /// host's name if none are given; TLS checks the name.
  ///
  /// Follows no redirect, and sends nothing twice.
  ///
  /// - Throws: `HTTPFailure`, or `CancellationError`.
  static func answer(
    to request: OutgoingRequest, at address: WebAddress, _ addresses: [String]?,
    within limit: Duration
  ) async throws -> OutgoingAnswer {
    guard problem == nil else { throw HTTPFailure.noAnswer(.noLibrary) }
    let transfer = Transfer(request)
    let (results, continuation) = AsyncStream<Result<OutgoingAnswer, HTTPFailure>>.makeStream()
    continuation.onTermination = { _ in transfer.cancel() }
    Thread.detachNewThread {
      continuation.yield(transfer.result(from: address, addresses, within: limit))
      continuation.finish()
    }
    for await result in results { return try result.get() }
    throw CancellationError()
  }

  private func cancel() {
    isCancelled.store(true, ordering: .relaxed)
    curl_multi_wakeup(multi)
  }

  private func result(
    from address: WebAddress, _ addresses: [String]?, within limit: Duration
  ) -> Result<OutgoingAnswer, HTTPFailure> {
    // A field without a value is written with a semicolon; libcurl's own ones are left out.
    let fields = request.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    guard !fields.contains(where: { $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } }) else {
      return .failure(HTTPFailure(code: CURLE_BAD_FUNCTION_ARGUMENT, number: 0))
    }
    let head = Self.list(fields + ["Accept:", "Expect:"])
    // Any name that libcurl might read in the address leads to what was checked.
    let pinned = addresses.flatMap { addresses in
      let targets = addresses.prefix(Self.mostAddresses).map { $0.contains(":") ? "[\($0)]" : $0 }
      return Self.list(["*:\(address.port):\(targets.joined(separator: ","))"])
    }
    defer {
      curl_slist_free_all(head)
      curl_slist_free_all(pinned)
    }
    passby_curl_set_pointer(easy, CURLOPT_URL, address.components.string ?? address.url)
    passby_curl_set_pointer(easy, CURLOPT_HTTPHEADER, head)
    passby_curl_set_pointer(easy, CURLOPT_RESOLVE, pinned)
    passby_curl_set_number(easy, CURLOPT_TIMEOUT_MS, max(1, Int(limit / .milliseconds(1))))
    if let body = request.body {
      passby_curl_set_number(easy, CURLOPT_POSTFIELDSIZE, body.count)
      passby_curl_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, body)
    }
    setLimits()
    setReaders()
    let code = perform()
    if let failure { return .failure(failure) }
    if hasHead, code == CURLE_OK || !wantsBody { return .success(answer) }
    return .failure(HTTPFailure(code: code, number: passby_curl_number(easy, CURLINFO_OS_ERRNO)))
  }

  /// How many addresses of a host are tried.
  private static let mostAddresses = 4

  private static func list(_ lines: [String]) -> UnsafeMutablePointer<curl_slist>? {
    lines.reduce(nil) { curl_slist_append($0, $1) }
  }

  private func setLimits() {
    passby_curl_set_number(easy, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS)
    passby_curl_set_number(easy, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
    passby_curl_set_number(easy, CURLOPT_PATH_AS_IS, 1)
    passby_curl_set_number(easy, CURLOPT_FORBID_REUSE, 1)
    passby_curl_set_number(easy, CURLOPT_NOSIGNAL, 1)
    // None, whatever the environment says.
    passby_curl_set_pointer(easy, CURLOPT_PROXY, "")
  }

  private func setReaders() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    passby_curl_set_pointer(easy, CURLOPT_HEADERDATA, own)
    passby_curl_set_pointer(easy, CURLOPT_WRITEDATA, own)
    passby_curl_set_function(easy, CURLOPT_HEADERFUNCTION) { bytes, _, count, transfer in
      let line = UnsafeRawBufferPointer(start: bytes, count: count)
      return Transfer.of(transfer)?.readHead(line) == true ? count : 0
    }
    passby_curl_set_function(easy, CURLOPT_WRITEFUNCTION) { bytes, _, count, transfer in
      let part = UnsafeRawBufferPointer(start: bytes, count: count)
      return Transfer.of(transfer)?.readBody(part) == true ? count : 0
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> Transfer? {
    pointer.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sends and receives until all is done, and returns the outcome.
  private func perform() -> Int {
    curl_multi_add_handle(multi, easy)
    defer { curl_multi_remove_handle(multi, easy) }
    var count: Int32 = 0
    while !isCancelled.load(ordering: .relaxed), curl_multi_perform(multi, &count) == 0 {
      if let message = curl_multi_info_read(multi, &count) {
        return Int(message.pointee.data.result)
      }
      // libcurl gives an address up that is silent only when it is called.
      curl_multi_poll(multi, nil, 0, 200, nil)
    }
    return CURLE_OPERATION_TIMEDOUT
  }

  private var wantsBody: Bool { answer.status == 200 && request.longestAnswer > 0 }

  /// Reads a line of the head; returns true if the rest of the answer is to be read.
  private func readHead(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headBytes += bytes.count
    guard headBytes <= Self.longestHead else {
      failure = .noAnswer(.notHTTP)
      return false
    }
    // Behind the body come lines that nobody asks for.
    guard !hasHead else { return true }
    let line = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.isEmpty else {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return true }
      let name = parts[0].lowercased()
      answer.fields[name] = answer.fields[name] ?? parts[1].trimmingCharacters(in: .whitespaces)
      return true
    }
    answer.status = passby_curl_number(easy, CURLINFO_RESPONSE_CODE)
    // Only announced.
    guard !(100..<200).contains(answer.status) else {
      answer.fields = [:]
      return true
    }
    if answer.status < 100 { failure = .noAnswer(.notHTTP) }
    hasHead = true
    return wantsBody
  }

  /// Reads a part of the body; returns true if the rest of the answer is to be read.
  private func readBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard answer.body.count + bytes.count <= request.longestAnswer else {
      failure = .tooLong
      return false
    }
    answer.body += bytes
    return true
  }
}
