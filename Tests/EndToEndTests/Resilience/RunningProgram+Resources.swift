import CommandTesting
import Foundation
import TestSupport

extension RunningProgram {
  /// The processor time it has used so far, in seconds.
  ///
  /// Source: proc_pid_stat(5), fields 14 and 15.
  var processorSeconds: Double {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return .nan }
    let fields = text[end...].split(separator: " ")
    let ticks = [12, 13].compactMap { fields.indices.contains($0) ? Double(fields[$0]) : nil }
    return ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// True if it has kept a core busy since it was started.
  ///
  /// It starts within a tenth of a second of processor time, and uses a hundredth of a core while
  /// it waits. On a loaded machine a test takes minutes, so elapsed time is considered. A program
  /// that never waits uses more than a fifth of a core even there.
  var keepsCoreBusy: Bool {
    processorSeconds > 1 + 0.2 * (begin.duration(to: .now) / .seconds(1))
  }

  /// The memory of its own that it holds now, in megabytes.
  ///
  /// Without code and mapped files: how many of their pages are resident is up to the kernel.
  var privateMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
    return
      (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? .nan)
      / 1024
  }

  /// How many files and sockets it has open.
  var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd").count) ?? -1
  }

  /// Waits until its output satisfies a condition, without blocking other tests; returns false if
  /// it never does.
  func output(_ condition: (String) -> Bool) async -> Bool {
    _ = await holdsEventually { condition(outputSoFar) || hasClosedOutput }
    return condition(outputSoFar)
  }

  /// Waits for words on standard error beyond a position, without blocking other tests; returns
  /// their end, or `nil` if they never come.
  func word(_ word: String, after position: Int = 0) async -> Int? {
    _ = await holdsEventually { find(word, after: position) != nil || hasClosedOutput }
    return find(word, after: position)
  }

  private func find(_ word: String, after position: Int) -> Int? {
    let rest = String(decoding: Array(errorsSoFar.utf8.dropFirst(position)), as: UTF8.self)
    return rest.range(of: word).map { position + rest[..<$0.upperBound].utf8.count }
  }

  /// Writes to its standard input from a separate thread, since the program may read slowly.
  func writeFromThread(_ data: Data) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        self.write(data)
        continuation.resume()
      }
    }
  }
}
